/** The map in words: for each hex its land, what stands on it, who is there and who controls it. */

import type { Words } from '../../lib/words';
import type { View } from '../../views/romolo';
import { GOODS, TERRAINS } from './tables';
import { unitNoun } from './places';

export function screenReaderLines(view: View, words: Words): string[] {
  return view.hexes.map((hex, n) => {
    const at = words.thingAt('hex', n);
    const land =
      hex.terrain >= 0
        ? words.own(`terrain-${TERRAINS[hex.terrain]}`)
        : hex.peeked >= 0
          ? words.own('board-says-peeked', { terrain: words.own(`terrain-${TERRAINS[hex.peeked]}`) })
          : words.own('board-says-hidden');
    const parts = [`${at}: ${land}.`];
    if (hex.token >= 0) parts.push(words.own('board-says-token', { token: hex.token ? `×${hex.token}` : '?' }));
    if (hex.tower >= 0)
      parts.push(words.own('board-says-capital', { colour: words.seat(hex.tower), strength: hex.strength }));
    const built = Object.entries(hex.buildings).map(([kind, count]) => `${count} ${words.own(`building-${kind}`)}`);
    if (built.length) parts.push(words.own('board-says-built', { buildings: built.join(', ') }));
    const stored = hex.stored.map(([good = 0, count = 0]) => `${count} ${words.good(GOODS[good]!, count)}`);
    if (stored.length) parts.push(words.own('board-says-stored', { goods: stored.join(', ') }));
    const sides = hex.walls.map((side) => words.thingAt('side', side));
    if (sides.length) parts.push(words.own('board-says-walls', { sides: sides.join(', ') }));
    for (const unit of view.units.filter((piece) => piece.hex === n))
      parts.push(
        words.own('board-says-unit', { colour: words.seat(unit.seat), unit: words.thingAt('unit', unitNoun(unit)) }),
      );
    if (hex.control >= 0 && hex.tower < 0)
      parts.push(words.own('board-says-control', { colour: words.seat(hex.control) }));
    return parts.join(' ');
  });
}
