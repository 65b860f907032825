import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES, recorded } from '../../boards/kit/recorded';
import { loadTexts } from '../../lib/texts.svelte';
import { Words } from '../../lib/words';
import { lines } from './changes';
import { holdings } from './holdings';

describe.each(GAMES)('what answers would change in %s', (game) => {
  const { board, positions } = recorded(game);
  const words = new Words(board);
  beforeAll(() => loadTexts(game, 'tablepage', 'kernel', 'client'));

  it('is said in words, one’s own first', () => {
    let count = 0;
    for (const { view, preview, seat } of positions) {
      const shown = lines(words, view, preview.changes, seat);
      count += shown.length;
      for (const line of shown) {
        expect(`${line.label} ${line.text}`).not.toMatch(/undefined|\[object|\[\d|_/);
        expect(line.delta !== null || line.text !== '').toBe(true);
        expect(line.delta).not.toBe(0);
      }
      const first = shown.findIndex((line) => line.seat === seat);
      const other = shown.findIndex((line) => line.seat !== seat);
      if (first >= 0 && other >= 0) expect(first).toBeLessThan(other);
    }
    expect(count).toBeGreaterThan(2);
  });

  it('and what players have is readable', () => {
    for (const { view, preview } of positions) {
      const count = (view as { players: unknown[] }).players.length;
      for (let player = 0; player < count; player += 1) {
        const has = holdings(words, view, player, preview.changes);
        const texts = [
          ...[has.score, ...has.goods, ...has.amounts].flatMap((one) => (one ? [one.thing.text, one.value] : [])),
          ...has.facts.flatMap((fact) => fact.things.map((one) => one.text)),
        ];
        expect(texts.length).toBeGreaterThan(5);
        for (const text of texts) expect(text).not.toMatch(/undefined|object|_|^$/);
      }
    }
  });
});

it('tells gains from losses, and burdens from both', async () => {
  const { board, positions } = recorded('corduba');
  await loadTexts('corduba', 'tablepage', 'kernel');
  const shown = lines(
    new Words(board),
    positions[0]!.view,
    [
      { path: 'players[1].goods.wood', before: 3, after: 1 },
      { path: 'players[0].unrest', before: 0, after: 2 },
      { path: 'players[0].specialists', before: ['red'], after: ['red', 'blue'] },
      { path: 'supply.wood', before: 3, after: 5 },
      { path: 'active', before: 0, after: 1 },
      { path: 'players[0].name', before: 'a', after: 'b' },
    ],
    0,
  );
  expect(shown.map(({ seat, delta, good }) => ({ seat, delta, good }))).toEqual([
    { seat: 0, delta: 2, good: false },
    { seat: 0, delta: 1, good: true },
    { seat: 1, delta: -2, good: false },
    { seat: null, delta: 2, good: null },
  ]);
  expect(shown[1]!.label).toContain('blue');
});
