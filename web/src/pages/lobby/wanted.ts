/** What somebody looks for among their tables. */

import { levelText } from '../../lib/levels';
import type { ListedTable } from '../../wire';

export interface Wanted {
  game: string;
  /** How the name of another player begins. */
  opponent: string;
  result: '' | 'won' | 'lost';
}

export const anything = (): Wanted => ({ game: '', opponent: '', result: '' });

/** Whether a running table is among what is looked for; none of them is won or lost yet. */
export function fits(table: ListedTable, { game, opponent, result }: Wanted): boolean {
  const begins = (name: string): boolean => name.toLowerCase().startsWith(opponent.trim().toLowerCase());
  const against = table.seats.some(
    (seat) => !seat.mine && (begins(seat.player) || (seat.kind === 'bot' && begins(levelText(seat.player)))),
  );
  return !result && (!game || table.game === game) && (!opponent.trim() || against);
}
