/** What the players are called in the log and the prompts of one table. */

import { seatStyleOf } from '../../lib/seats';
import { find, t } from '../../lib/texts.svelte';
import type { Board } from '../../wire';

/** Somebody in a seat: a person's name, or empty for a bot. */
export interface SeatedPlayer {
  name: string;
}

/**
 * Sides that have a name are called by it; people by theirs, unless two seats would be called the same; everybody else
 * by the colour that the seat is drawn in.
 */
export function displayNames(board: Board, players: SeatedPlayer[]): string[] {
  const { sides } = board.tables as { sides?: unknown };
  return board.seat_names.map((name, n) => {
    const side: unknown = Array.isArray(sides) ? sides[n] : null;
    const peoples = typeof side === 'string' ? find(`play-side-${side.toLowerCase()}`) : undefined;
    if (peoples) return peoples;
    const person = players[n]?.name ?? '';
    const unique = person && players.filter((other) => other.name === person).length === 1;
    return unique ? person : t(`seat-${seatStyleOf(board.game, name, n).colour}`);
  });
}
