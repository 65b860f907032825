import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { check } from './fair';

it('checks the secret against what was committed to', async () => {
  const secret = 'alea iacta est';
  const commitment = createHash('sha256').update(secret).digest('hex');
  expect(await check({ commitment, secret, nonces: [], seal: '' }, commitment)).toBe('fair');
  expect(await check({ commitment, secret, nonces: [], seal: '' }, null)).toBe('fair');
  expect(await check({ commitment, secret: 'another', nonces: [], seal: '' }, null)).toBe('unfair');
  expect(await check({ commitment, secret, nonces: [], seal: '' }, 'f00')).toBe('changed');
  expect(await check({ commitment, secret: null, nonces: [], seal: '' }, null)).toBe('unknown');
});
