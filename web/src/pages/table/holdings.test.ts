import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES, recorded } from '../../boards/kit/recorded';
import { loadTexts } from '../../lib/texts.svelte';
import { Words } from '../../lib/words';
import { holdings } from './holdings';

describe.each(GAMES)('what players have in %s', (game) => {
  const { board, positions } = recorded(game);
  const words = new Words(board);
  beforeAll(() => loadTexts(game, 'tablepage', 'kernel', 'client'));

  it('is readable', () => {
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
