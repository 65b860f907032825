/** What the board shows: one screen after the other, each once the events before it have been played. */

import type { EventView, Screen } from '../../wire';

/** A board that never calls `played` must not hold up the game. */
const LONGEST = 40_000;

export class Stage {
  /** The screen whose view is shown. */
  shown = $state.raw<Screen>()!;
  /** The events to play that lead to it. */
  events = $state.raw<EventView[]>([]);
  #next = 0;
  #newest: { screen: Screen; log: EventView[] } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(screen: Screen, log: EventView[]) {
    this.shown = screen;
    this.#next = after(log);
  }

  /** A new screen has come. What the viewer missed, or an undo, is shown at once. */
  take(screen: Screen, log: EventView[], played: boolean): void {
    this.#newest = { screen, log };
    const back = screen.events_from < this.#next;
    if (back) this.#next = screen.events_from;
    if (!played || back || screen.viewer !== this.shown.viewer) this.#show(false);
    else if (!this.events.length) this.#show(true);
  }

  /** The board has played the events, or the person skips them. */
  played = (): void => {
    clearTimeout(this.#timer);
    if (this.events.length) this.events = [];
    if (this.#newest) this.#show(true);
  };

  /** Whether what is shown is the newest. */
  get still(): boolean {
    return !this.events.length;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #show(play: boolean): void {
    if (!this.#newest) return;
    const { screen, log } = this.#newest;
    this.#newest = null;
    const fresh = log.filter((event) => event.number >= this.#next);
    this.#next = after(log);
    this.shown = screen;
    this.events = play ? fresh : [];
    clearTimeout(this.#timer);
    if (this.events.length) this.#timer = setTimeout(this.played, LONGEST);
  }
}

const after = (log: EventView[]): number => (log.at(-1)?.number ?? -1) + 1;
