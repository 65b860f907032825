/** The map in words: for each region what stands there and where its borders lead. */

import type { Words } from '../../lib/words';
import type { View } from '../../views/antike';
import { RESOURCES } from './icons';
import type { Tables } from './tables';

export function screenReaderLines(view: View, tables: Tables, words: Words): string[] {
  const near = tables.regions.map(() => ({ land: [] as string[], sea: [] as string[], both: [] as string[] }));
  for (const { a, b, type } of tables.borders) {
    near[a]![type].push(tables.regions[b]!.name);
    near[b]![type].push(tables.regions[a]!.name);
  }
  return tables.regions.map((region, n) => {
    const parts = [words.own(`board-kind-${region.kind}`, { region: region.name })];
    const city = view.cities.find((one) => one.region === n);
    if (city) {
      parts.push(
        words.own('board-says-city', {
          colour: words.seat(city.owner),
          resource: words.good(RESOURCES[city.resource]!),
          temple: String(city.temple),
          wall: String(city.wall),
          strength: city.strength,
        }),
      );
    } else if (region.city) parts.push(words.own('board-says-free'));
    if (region.ship) parts.push(words.own('board-says-ship'));
    for (const { seat, unit, count } of view.units.filter((stack) => stack.region === n))
      parts.push(
        words.own('board-says-units', {
          colour: words.seat(seat),
          count,
          unit: words.own(`unit-${unit}`, { count }),
        }),
      );
    for (const type of ['land', 'sea', 'both'] as const)
      if (near[n]![type].length)
        parts.push(words.own(`board-says-border-${type}`, { regions: near[n]![type].join(', ') }));
    return parts.join(' ');
  });
}
