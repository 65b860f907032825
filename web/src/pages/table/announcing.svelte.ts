/** What is read out of what others do: each turn once, and that somebody took back an answer. */

import { untrack } from 'svelte';
import { announce } from '../../lib/announcer.svelte';
import type { Live } from '../../lib/live.svelte';
import { t } from '../../lib/texts.svelte';
import { turnText, type TurnEvents } from '../../lib/turnSummary';
import type { Words } from '../../lib/words';

const newest = (live: Live): number => live.log.at(-1)?.number ?? -1;

/** Each turn is announced once, when it is over or somebody else is asked about it. */
export function announceTurns(live: Live, words: () => Words, turns: () => TurnEvents[]): void {
  let announced = untrack(() => newest(live));
  $effect(() => {
    const all = turns();
    const going = all.at(-1);
    const asked = live.screen!.table.seats.some((sits) => sits.number === going?.seat && sits.asked);
    for (const one of going?.seat === null || !asked ? all : all.slice(0, -1)) {
      const events = one.events.filter((event) => event.number > announced);
      if (!events.length) continue;
      announced = events.at(-1)!.number;
      if (!live.caughtUp) announce(turnText(words(), { ...one, events }));
    }
    announced = Math.min(announced, newest(live));
  });
}

/** Says that somebody took back an answer, until something happens again. */
export class TakenBack {
  text = $state('');

  /** @param forget is called with the numbers of the events that still stand. */
  constructor(live: Live, words: () => Words, forget: (still: ReadonlySet<number>) => void) {
    let last = untrack(() => newest(live));
    $effect(() => {
      const now = newest(live);
      untrack(() => {
        if (now < last) {
          forget(new Set(live.log.map((event) => event.number)));
          this.#say(live, words());
        } else if (now > last) this.text = '';
        last = now;
      });
    });
  }

  /** Whoever is asked now gave the answer that is gone. */
  #say(live: Live, words: Words): void {
    const others = live.screen!.table.seats.filter((one) => one.asked && !one.mine);
    if (!others.length) return;
    this.text = t('play-taken-back', { names: others.map((one) => words.seat(one.number)).join(', ') });
    announce(this.text);
  }
}
