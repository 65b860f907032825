/** What the board shows: one screen after the other, each once the events before it have been played. */

import type { News, Screen } from '../../wire';

/** A board that never calls `played` must not hold up the game. */
const LONGEST = 8_000;

export class Stage {
  /** The screen whose view is shown. */
  shown = $state.raw<Screen>()!;
  /** The events to play that lead to it. */
  news = $state.raw<News[]>([]);
  #next = 0;
  #newest: { screen: Screen; log: News[] } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(screen: Screen, log: News[]) {
    this.shown = screen;
    this.#next = after(log);
  }

  /** A new screen has come. What the viewer missed, or an undo, is shown at once. */
  take(screen: Screen, log: News[], played: boolean): void {
    this.#newest = { screen, log };
    const back = screen.news_from < this.#next;
    if (back) this.#next = screen.news_from;
    if (!played || back || screen.viewer !== this.shown.viewer) this.#show(false);
    else if (!this.news.length) this.#show(true);
  }

  /** The board has played the events, or the person skips them. */
  played = (): void => {
    clearTimeout(this.#timer);
    if (this.news.length) this.news = [];
    if (this.#newest) this.#show(true);
  };

  /** Whether what is shown is the newest. */
  get still(): boolean {
    return !this.news.length;
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
    this.news = play ? fresh : [];
    clearTimeout(this.#timer);
    if (this.news.length) this.#timer = setTimeout(this.played, LONGEST);
  }
}

const after = (log: News[]): number => (log.at(-1)?.number ?? -1) + 1;
