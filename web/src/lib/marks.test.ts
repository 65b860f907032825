/** Every place that is marked for events of recorded games is one that its board draws at some time. */

import { beforeAll, describe, expect, it } from 'vitest';
import { recorded } from '../boards/kit/recorded';
import type { EventView } from '../wire';
import { marksOf } from './marks';
import { loadTexts } from './texts.svelte';
import { Words } from './words';

function event(words: Words, notation: string): EventView {
  const { events, nouns } = words.board.vocabulary;
  const [verb = '', ...names] = notation.split(' ');
  const kinds = events[verb]!.nouns;
  const targets = names.map((name, n) => ({ kind: kinds[n]!, number: nouns[kinds[n]!]!.names.indexOf(name) }));
  return { number: 0, notation, verb, targets, left: null, reached: null, rule: '' };
}

describe('marks', () => {
  beforeAll(() => loadTexts('kernel'));
  const first = (words: Words, kind: string): string => words.board.vocabulary.nouns[kind]!.names[0]!;

  it('show a card that was chosen, what was paid with, and where a tile was laid', () => {
    const antike = new Words(recorded('antike').board);
    const card = first(antike, 'card');
    expect(marksOf(antike, [event(antike, `chose beige ${card}`)])).toContain('display:0');
    expect(marksOf(antike, [event(antike, 'paid beige 2 iron')])).toContain('stock:1:iron');
    const praetor = new Words(recorded('praetor').board);
    expect(marksOf(praetor, [event(praetor, `shown ${first(praetor, 'tile')}`)])).toContain('offered:0');
    const romolo = new Words(recorded('romolo').board);
    const hired = first(romolo, 'character');
    expect(marksOf(romolo, [event(romolo, `used ${first(romolo, 'colour')} ${hired}`)])).toContain(`power:${hired}`);
    const corduba = new Words(recorded('corduba').board);
    const [district, cell] = [first(corduba, 'district'), first(corduba, 'cell')];
    expect(marksOf(corduba, [event(corduba, `filled ${district} ${cell}`)])).toEqual(
      expect.arrayContaining(['district:0', `cell:${district}:0`]),
    );
  });
});
