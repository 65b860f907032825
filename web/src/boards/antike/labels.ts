/** What choosing a place means, in words: for screen readers and for the fan. */

import type { Words } from '../../lib/words';
import { picking } from '../kit/picking.svelte';

/** The name of the thing at a place. */
export function thing(words: Words, place: string): string {
  const [kind, ...rest] = place.split(':');
  const number = Number(rest.at(-1));
  switch (kind) {
    case 'region':
      return words.thingAt('region', number);
    case 'units':
      return words.own('board-units', {
        unit: words.own(`unit-${rest[1]}`, { count: 1 }),
        region: words.thingAt('region', number),
      });
    case 'stock':
    case 'bank':
      return words.good(rest.at(-1)!, 2);
    default:
      return place;
  }
}

export function labels(words: Words): (place: string) => string {
  return (place) => {
    const paths = picking.pathsThrough(place);
    return paths.length === 1
      ? words.action(paths[0]!.action)
      : words.own('board-choose', { thing: thing(words, place) });
  };
}
