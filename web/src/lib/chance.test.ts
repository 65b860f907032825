import { createHash } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Fairness, TableInfo } from '../wire';
import { api } from './api';
import { commit, contribute } from './chance';

vi.mock('./api', () => ({ api: { sit: vi.fn(() => Promise.resolve()), reveal: vi.fn(() => Promise.resolve()) } }));
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const nothing = { nonce_commitments: ['', ''], owing: [], reveal: null };
const table = (fairness: Partial<Fairness>): TableInfo =>
  ({
    id: 't',
    seats: [
      { number: 0, mine: true },
      { number: 1, mine: false },
    ],
    fairness: { ...nothing, ...fairness },
  }) as unknown as TableInfo;
const reveal = { left: 30, missing: [0, 1] };

beforeEach(() => vi.clearAllMocks());

it('reveals the nonce that was committed to when all are seated, and never before', async () => {
  const made = commit('t', 0);
  await contribute(table({ nonce_commitments: [made, ''] }));
  await contribute(table({ nonce_commitments: [made, sha('x')], reveal, owing: [1] }));
  expect(api.reveal).not.toHaveBeenCalled();
  await Promise.all([1, 2].map(() => contribute(table({ nonce_commitments: [made, sha('x')], reveal }))));
  expect(api.reveal).toHaveBeenCalledTimes(1);
  const [at, { seat, nonce }] = vi.mocked(api.reveal).mock.calls[0]!;
  expect([at, seat, sha(nonce)]).toEqual(['t', 0, made]);
});

it('reveals nothing that it did not commit to', async () => {
  commit('t', 0);
  await contribute(table({ nonce_commitments: [sha('of somebody else'), ''], reveal }));
  expect(api.reveal).not.toHaveBeenCalled();
});

it('commits to another nonce where commitments began anew', async () => {
  const first = commit('t', 0);
  await contribute(table({ owing: [0] }));
  const [, { commitment }] = vi.mocked(api.sit).mock.calls[0]!;
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(commitment).not.toBe(first);
});
