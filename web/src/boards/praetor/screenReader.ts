/** The city in words: for each tile where it lies, whose it is, what it does and who is there. */

import type { Words } from '../../lib/words';
import type { View } from '../../views/praetor';
import { costs, kindOf, type Tables } from './tables';

export function screenReaderLines(view: View, tables: Tables, words: Words): string[] {
  const names = words.board.vocabulary.nouns.tile!.names;
  const row = [...view.city].sort((a, b) => b.y - a.y || a.x - b.x);
  return row.map((laid) => {
    const kind = kindOf(tables, laid.tile);
    const fee = costs(kind.activation_cost).map(({ good, n }) => words.amount({ what: good, amount: n }));
    const parts = [
      words.own('board-says-tile', {
        tile: words.thingAt('tile', laid.tile),
        x: laid.x,
        y: laid.y,
        effect: words.own(`tile-${names[laid.tile]}-hint`),
        zone: laid.zone,
        corners: laid.corners.map((pattern) => words.own(`board-plaza-${pattern}`)).join(', '),
      }),
    ];
    if (laid.owner >= 0)
      parts.push(words.own('board-says-owner', { colour: words.seat(laid.owner), fee: fee.join(', ') || '–' }));
    for (const die of [laid.builder, laid.worker])
      if (die) parts.push(words.own('board-says-worker', { colour: words.seat(die.seat), experience: die.experience }));
    if (laid.open) parts.push(words.own('board-says-open'));
    return parts.join(' ');
  });
}
