/** Plays what happened, event by event: pieces travel, marks appear and go; a skip shows the end at once. */

import { prefersReducedMotion } from 'svelte/motion';
import type { News } from '../../wire';

export interface Spot {
  x: number;
  y: number;
}

/** A piece under way. What it is, the board knows. */
export interface Flight<Piece> {
  id: number;
  piece: Piece;
  from: Spot;
  to: Spot;
}

/** Something that appears at a spot and goes by itself: a gain, a loss, a clash. */
export interface Mark {
  id: number;
  kind: string;
  at: Spot;
  text?: string;
}

/** How one event looks. */
export interface Look<View, Piece> {
  /** The view while pieces are under way; without it nothing changes before `after`. */
  during?: View;
  after: View;
  flights?: Omit<Flight<Piece>, 'id'>[];
  marks?: Omit<Mark, 'id'>[];
  /** How long it takes; nothing that flies or shows takes no time. */
  ms?: number;
}

export const TRAVEL = 300;
const MARK = 1400;

export class Show<View, Piece = unknown> {
  /** What is drawn. */
  view = $state.raw() as View;
  flights = $state.raw<Flight<Piece>[]>([]);
  marks = $state.raw<Mark[]>([]);
  playing = $state(false);
  /** The view and the news that were given last. */
  #next: View;
  #news: News[] = [];
  #last = 0;
  #round = 0;
  #wake: () => void = () => {};

  /** @param look says how an event looks, given the view before it */
  constructor(
    view: View,
    private readonly look: (view: View, event: News) => Look<View, Piece> | null,
  ) {
    this.view = view;
    this.#next = view;
  }

  /**
   * Lead from what is drawn to `next` by these events, then call `played`. Each event is told once: boards come here
   * whenever anything about them changes, and events told again, or on a view that knows them, would have happened twice.
   */
  async play(next: View, news: News[], played: () => void): Promise<void> {
    if (this.playing && news === this.#news) return;
    const [before, round] = [this.#next, ++this.#round];
    [this.#next, this.#news] = [next, news];
    this.#wake();
    this.#end();
    this.view = before;
    if (news.length && next !== before && !prefersReducedMotion.current) {
      this.playing = true;
      for (const event of news) {
        const look = this.look(this.view, event);
        if (!look) continue;
        if (look.during) this.view = look.during;
        this.flights = (look.flights ?? []).map((flight) => ({ ...flight, id: ++this.#last }));
        for (const mark of look.marks ?? []) this.#mark(mark);
        const ms = look.ms ?? (this.flights.length ? TRAVEL : 0);
        if (ms) await this.#pause(ms);
        if (round !== this.#round) return;
        this.view = look.after;
        this.flights = [];
        if (!this.playing) break;
      }
    }
    this.#end();
    this.view = next;
    if (news.length) played();
  }

  /** Show the end at once. */
  skip(): void {
    if (!this.playing) return;
    this.#end();
    this.#wake();
  }

  #end(): void {
    this.playing = false;
    this.flights = [];
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #mark(mark: Omit<Mark, 'id'>): void {
    const id = ++this.#last;
    this.marks = [...this.marks, { ...mark, id }];
    setTimeout(() => (this.marks = this.marks.filter((one) => one.id !== id)), MARK);
  }
}
