/** Whose doing an event is: the first seat that it names. */

import type { Board, EventView } from '../wire';

export function actor(board: Board, event: Pick<EventView, 'targets'>): number | null {
  const seat = event.targets.find((target) => {
    const names = board.vocabulary.nouns[target.kind]?.names ?? [];
    return board.seat_names.every((name, n) => names[n] === name);
  });
  return seat ? seat.number : null;
}
