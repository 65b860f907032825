/** The places on the boards that events are about, as the boards call them; they stay marked until one acts. */

import type { EventView } from '../wire';
import { placesOf } from './turnSummary';
import type { Words } from './words';

/** Things of an event: their number, and their name in notation, by the kind of noun. */
type Named = Record<string, { number: number; name: string } | undefined>;

/** Where boards show things elsewhere than at a place called like their kind. */
const ELSEWHERE: Record<string, (verb: string, named: Named) => (string | false | undefined)[]> = {
  antike: (_, { card, colour, good, unit, region }) => [
    card && `display:${card.number}`,
    colour && good && `stock:${colour.number}:${good.name}`,
    colour && unit && !region && `supply:${colour.number}:${unit.name}`,
  ],
  praetor: (verb, { tile }) => [tile && verb === 'shown' && `offered:${tile.number}`],
  romolo: (verb, { good, character, building, side }) => [
    good && (verb === 'sold' || verb === 'price') && `sell:${good.number}`,
    character && `power:${character.name}`,
    building && verb === 'built' && `bank:${building.number}`,
    side && `side:${side.number}`,
  ],
  corduba: (verb, { district, cell, resource }) => [
    district && cell && `cell:${district.name}:${cell.number}`,
    resource && verb !== 'sold' && `trade:buy:${resource.name}`,
    resource && verb === 'sold' && `trade:sell:${resource.name}`,
  ],
};

export function marksOf(words: Words, events: EventView[]): string[] {
  const { game, vocabulary } = words.board;
  const elsewhere = events.flatMap(({ verb, targets }) => {
    const named: Named = {};
    for (const { kind, number } of targets)
      named[kind] ??= { number, name: vocabulary.nouns[kind]?.names[number] ?? '' };
    return ELSEWHERE[game]?.(verb, named) ?? [];
  });
  return [...placesOf(words, events), ...elsewhere.filter((place) => typeof place === 'string')];
}
