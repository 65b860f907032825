/** The city in words: for each tile where it lies, whose it is, what it does and who is there. */

import type { Words } from '../../lib/words';
import type { TileView, View } from '../../views/praetor';
import { placeText } from './placeTexts';
import { costs, kindOf, type Tables } from './tables';

export function screenReaderLines(view: View, tables: Tables, words: Words): string[] {
  const row = [...view.city].sort((a, b) => b.y - a.y || a.x - b.x);
  return row.map((laid) => tileLine(view, tables, words, laid));
}

/** A tile: where it lies, what it does, whose it is, who is there. */
export function tileLine(view: View, tables: Tables, words: Words, laid: TileView): string {
  const names = words.board.vocabulary.nouns.tile!.names;
  const kind = kindOf(tables, laid.tile);
  const fee = costs(kind.activation_cost).map(({ good, n }) => words.amount({ what: good, amount: n }));
  const parts = [
    words.own('board-says-tile', {
      tile: words.thingAt('tile', laid.tile),
      place: placeText(words, view, laid.x, laid.y) ?? '',
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
}
