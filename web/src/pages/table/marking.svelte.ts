/** What the board marks: what is pointed at in the chronicle, else the last opponent's turn until one acts; and a hint. */

import { picking } from '../../boards/kit/picking.svelte';
import { marksOf } from '../../lib/marks';
import type { TurnEvents } from '../../lib/turnSummary';
import type { Words } from '../../lib/words';
import type { EventView } from '../../wire';
import type { Turn } from './turn.svelte';

interface Sees {
  words: Words;
  turns: TurnEvents[];
  seat: number | null;
  turn: Turn;
}

export class Marking {
  /** What is pointed at in the chronicle; none: nothing. */
  pointed = $state.raw<EventView[]>([]);

  /** Called where effects may be made; `sees` is asked again whenever something of it changes. */
  constructor(sees: () => Sees) {
    $effect(() => {
      picking.marked = new Set(marksOf(sees().words, this.#events(sees())));
      return () => (picking.marked = new Set());
    });
    $effect(() => {
      picking.hint = sees().turn.hinted;
      return () => (picking.hint = '');
    });
  }

  #events({ turns, seat, turn }: Sees): EventView[] {
    if (this.pointed.length) return this.pointed;
    const acting = turn.chain.length > 0 || !!turn.pending || !!turn.sent;
    const last = turns.findLast((one) => one.seat !== null);
    return last && last.seat !== seat && !acting ? last.events : [];
  }
}
