/** In a replay the board shows where it happens: the part with the place, and the place in its middle. */

import { untrack } from 'svelte';
import { picking } from './picking.svelte';

/** The kinds of place that are worth going to; goods in stock and the like are not. */
const WORTH = new Set(
  `region field advance personality display tile cell offered hex power slot bank sell district space monument
  gesta hereditas trade`.split(/\s+/),
);

export const worthFollowing = (places: string[]): string[] =>
  places.filter((place) => WORTH.has(place.slice(0, place.indexOf(':'))));

/** Call `show` with the part that has the place, whenever something happens elsewhere. */
export function follow(
  partOf: (place: string) => string,
  show: (part: string, places: readonly string[]) => void,
): void {
  $effect(() => {
    const places = picking.followed;
    if (places.length) untrack(() => show(partOf(places[0]!), places));
  });
}
