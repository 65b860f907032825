/** What the players are called in the log and the prompts of one table. */

import { look } from '../../lib/seats';
import { find, t } from '../../lib/texts.svelte';
import type { Board } from '../../wire';

/** Somebody in a seat: a person's name, or empty for a bot. */
export interface Sitter {
  name: string;
}

/**
 * Sides that have a name are called by it; people by theirs, unless two seats would be called the same; everybody else
 * by the colour that the seat is drawn in.
 */
export function called(board: Board, sitters: Sitter[]): string[] {
  const sides = Array.isArray(board.tables.sides) && board.tables.sides.every((side) => typeof side === 'string');
  return board.seat_names.map((name, n) => {
    const side = sides ? find(`table-side-${(board.tables.sides as string[])[n]?.toLowerCase() ?? ''}`) : undefined;
    if (side) return side;
    const person = sitters[n]?.name ?? '';
    const unique = person && sitters.filter((other) => other.name === person).length === 1;
    return unique ? person : t(`table-colour-${look(board.game, name, n).colour}`);
  });
}
