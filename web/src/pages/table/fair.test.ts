import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Fairness } from '../../wire';
import { check, headsOf } from './fair';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const secret = 'alea iacta est';
const commitment = sha(secret);
const nothing = { commitment: '', heads: [] };
const none = (): Promise<string> => Promise.reject(new Error('no record is needed'));
const base: Fairness = {
  commitment,
  secret,
  nonces: ['', 'of-bruno'],
  nonce_commitments: ['', sha('of-bruno')],
  owing: [],
  reveal: null,
  chain: null,
  seal: '',
};

it('checks the secret and the nonces against what was committed to', async () => {
  expect(await check(base, { ...nothing, commitment }, none)).toBe('fair');
  expect(await check(base, nothing, none)).toBe('fair');
  expect(await check({ ...base, secret: 'another' }, nothing, none)).toBe('unfair');
  expect(await check(base, { ...nothing, commitment: 'f00' }, none)).toBe('changed');
  expect(await check({ ...base, nonces: ['', 'chosen'] }, nothing, none)).toBe('changed');
  expect(await check({ ...base, secret: null }, nothing, none)).toBe('unknown');
});

it('finds every head that was shown in the record, and none in another record', async () => {
  const record = readFileSync(new URL('../../../tests/chain.quadriga', import.meta.url), 'utf-8');
  const shown = JSON.parse(readFileSync(new URL('../../../tests/chain.json', import.meta.url), 'utf-8')) as string[];
  expect(headsOf(record)).toEqual(shown);
  const seen = { commitment: '', heads: shown.slice(3, 40) };
  const [links, head] = shown.at(-1)!.split(' ');
  const ended = { ...base, chain: { links: Number(links), head: head! } };
  expect(await check(ended, seen, () => Promise.resolve(record))).toBe('fair');
  const other = record.replace(
    /^(Taken-Back: 1 = \[)(\d+), (\d+)/m,
    (_, start, kept, used) => `${start}${kept}, ${+used + 1}`,
  );
  expect(other).not.toBe(record);
  expect(await check(ended, { ...nothing, heads: shown.slice(-5) }, () => Promise.resolve(other))).toBe('rewritten');
});
