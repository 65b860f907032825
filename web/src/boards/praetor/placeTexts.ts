/** What places of the city are called: by the tile that lies there, else by the one beside them. */

import type { PlaceNames } from '../../lib/naming.svelte';
import type { Words } from '../../lib/words';
import type { View } from '../../views/praetor';

/** Where a place lies as seen from its neighbour. */
const FROM: [x: number, y: number, direction: string][] = [
  [0, -1, 'north'],
  [-1, 0, 'east'],
  [0, 1, 'south'],
  [1, 0, 'west'],
];

/** "north of the Gold Mine": by its neighbours, the first two of them. */
export function placeText(words: Words, view: View, x: number, y: number): string | undefined {
  const beside = FROM.flatMap(([dx, dy, direction]) => {
    const tile = view.city.find((laid) => laid.x === x + dx && laid.y === y + dy);
    return tile ? [words.own(`board-${direction}-of`, { tile: words.thingAt('tile', tile.tile) })] : [];
  });
  return beside.length ? beside.slice(0, 2).join(', ') : undefined;
}

/** How coordinates are said; `now` gives the city as it is. */
export const namesOfPlaces = (words: Words, now: () => View): PlaceNames => ({
  thing: (kind, name) => {
    const at = kind === 'cell' ? /^x(-?\d+)y(-?\d+)$/.exec(name) : null;
    return at ? placeText(words, now(), Number(at[1]), Number(at[2])) : undefined;
  },
});
