/** Plays what happened, event by event: pieces travel, marks appear and go; a skip shows the end at once. */

import { prefersReducedMotion } from 'svelte/motion';
import type { EventView } from '../../wire';

export interface Spot {
  x: number;
  y: number;
}

/** A piece under way; only the board knows what it is. */
export interface Flight<Piece> {
  id: number;
  piece: Piece;
  from: Spot;
  to: Spot;
}

/** Something that appears at a spot and vanishes by itself: a gain, a loss, a clash. */
export interface Mark {
  id: number;
  kind: string;
  at: Spot;
  text?: string;
}

/** How one event looks while it happens. */
export interface EventAnimation<View, Piece> {
  /** The view while pieces are under way; without it nothing changes before `after`. */
  during?: View;
  after: View;
  flights?: Omit<Flight<Piece>, 'id'>[];
  marks?: Omit<Mark, 'id'>[];
  /** How long it takes; by default as long as its flights, and no time without any. */
  ms?: number;
}

export const TRAVEL = 300;
const MARK = 1400;

export class EventPlayer<View, Piece = unknown> {
  /** What is drawn. */
  view = $state.raw() as View;
  flights = $state.raw<Flight<Piece>[]>([]);
  marks = $state.raw<Mark[]>([]);
  playing = $state(false);
  /** The view and the events of the last call. */
  #next: View;
  #events: EventView[] = [];
  #lastId = 0;
  #run = 0;
  #wake: () => void = () => {};

  /** @param animate gives the animation of an event, given the view before it; null: it is not shown */
  constructor(
    view: View,
    private readonly animate: (view: View, event: EventView) => EventAnimation<View, Piece> | null,
  ) {
    this.view = view;
    this.#next = view;
  }

  /**
   * Play these events up to `next`, then call `played`. Each event is played once: boards call this whenever anything
   * about them changes, and an event played again, or on a view that already includes it, would seem to happen twice.
   */
  async play(next: View, events: EventView[], played: () => void): Promise<void> {
    if (this.playing && events === this.#events) return;
    const [before, run] = [this.#next, ++this.#run];
    [this.#next, this.#events] = [next, events];
    this.#wake();
    this.#end();
    this.view = before;
    if (events.length && next !== before && !prefersReducedMotion.current) {
      this.playing = true;
      for (const event of events) {
        const animation = this.animate(this.view, event);
        if (!animation) continue;
        if (animation.during) this.view = animation.during;
        this.flights = (animation.flights ?? []).map((flight) => ({ ...flight, id: ++this.#lastId }));
        for (const mark of animation.marks ?? []) this.#mark(mark);
        const ms = animation.ms ?? (this.flights.length ? TRAVEL : 0);
        if (ms) await this.#pause(ms);
        if (run !== this.#run) return;
        this.view = animation.after;
        this.flights = [];
        if (!this.playing) break;
      }
    }
    this.#end();
    this.view = next;
    if (events.length) played();
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
    const id = ++this.#lastId;
    this.marks = [...this.marks, { ...mark, id }];
    setTimeout(() => (this.marks = this.marks.filter((one) => one.id !== id)), MARK);
  }
}
