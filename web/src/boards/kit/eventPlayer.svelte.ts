/** Plays what happened, beat by beat: pieces travel, marks appear and go; a skip shows the end at once. */

import { sound, type Sound } from '../../lib/sounds';
import type { Board, EventView } from '../../wire';
import { pace, timing } from './pace.svelte';

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
  /** How long it is under way. */
  ms: number;
}

/** A flight that has not begun. */
export type NewFlight<Piece> = Omit<Flight<Piece>, 'id' | 'ms'>;

/** Something that appears at a spot and vanishes by itself: a gain, a loss, a clash. */
export interface Mark {
  id: number;
  kind: string;
  at: Spot;
  text?: string;
  /** Whose gain or loss it is: it flies on to that player's panel. */
  seat?: number;
}

/** What gets a moment of its own, in words across the board. */
export type Herald = 'score' | 'conquest' | 'retirement' | 'revolt' | 'elimination' | 'victory';

/** How one event looks while it happens. */
export interface EventAnimation<View, Piece> {
  /** The view while pieces are under way; without it nothing changes before `after`. */
  during?: View;
  after: View;
  flights?: NewFlight<Piece>[];
  marks?: Omit<Mark, 'id'>[];
  /** How long it takes; by default as long as its flights, and no time without any. */
  ms?: number;
  /** Runs at the same time as what came before it, or as what came before it if that is of the same verb. */
  along?: 'any' | 'same';
  sound?: Sound;
  herald?: Herald;
}

/** What runs at the same time: an event, and what goes along with it. */
interface Beat<View, Piece> {
  verb: string;
  during: View;
  after: View;
  flights: NewFlight<Piece>[];
  marks: Omit<Mark, 'id'>[];
  ms: number;
  sounds: Set<Sound>;
  herald: { kind: Herald; notation: string } | null;
}

export const TRAVEL = 450;
const MARK = 1400;
const HERALD = 1500;
/** After so long without anything to play, the time for a turn begins anew. */
const BREAK = 1000;

export class EventPlayer<View, Piece = unknown> {
  /** What is drawn. */
  view = $state.raw() as View;
  flights = $state.raw<Flight<Piece>[]>([]);
  marks = $state.raw<Mark[]>([]);
  /** The moment that is told across the board. */
  herald = $state.raw<{ id: number; kind: Herald; notation: string } | null>(null);
  playing = $state(false);
  /** How long the present beat takes; 0 while nothing is played: what changes then is just there. */
  ms = $state(0);
  /** The view and the events of the last call. */
  #next: View;
  #events: EventView[] = [];
  #lastId = 0;
  #run = 0;
  /** How much of the time for the present turn has been used, and when playing ended. */
  #passed = 0;
  #ended = -Infinity;
  #wake: () => void = () => {};

  /**
   * @param animate gives the animation of an event, given the view before it; null: it is not shown
   * @param board says which events open a turn
   */
  constructor(
    view: View,
    private readonly animate: (view: View, event: EventView) => EventAnimation<View, Piece> | null,
    private readonly board?: Board,
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
    if (events.length && next !== before && pace.factor) {
      if (performance.now() > this.#ended + BREAK) this.#passed = 0;
      this.playing = true;
      for (const [beat, ms] of this.#paced(before, events)) {
        this.ms = ms;
        this.view = beat.during;
        this.flights = beat.flights.map((flight) => ({ ...flight, ms, id: ++this.#lastId }));
        for (const mark of beat.marks) this.#mark(mark);
        if (beat.herald) this.#tell(beat.herald);
        for (const name of beat.sounds) sound(name);
        if (ms) await this.#pause(ms);
        if (run !== this.#run) return;
        this.view = beat.after;
        this.flights = [];
        if (!this.playing) break;
      }
    }
    if (this.playing) this.#ended = performance.now();
    this.#end();
    this.view = next;
    if (events.length) played();
  }

  /** Show the end at once. */
  skip(): void {
    if (!this.playing) return;
    this.#end();
    this.herald = null;
    this.#wake();
  }

  #end(): void {
    this.playing = false;
    this.flights = [];
    this.ms = 0;
  }

  /** The beats of all these events, turn by turn, with the time that each takes. */
  #paced(before: View, events: EventView[]): [Beat<View, Piece>, number][] {
    const turns: Beat<View, Piece>[][] = [[]];
    let view = before;
    for (const event of events) {
      const animation = this.animate(view, event);
      if (this.#opens(event)) turns.push([]);
      if (!animation) continue;
      const beats = turns.at(-1)!;
      const last = beats.at(-1);
      const along = animation.along === 'any' || (animation.along === 'same' && last?.verb === event.verb);
      if (last && along) this.#join(last, animation, event);
      else beats.push(newBeat(view, animation, event));
      view = animation.after;
    }
    const paced = turns.flatMap((beats, n): [Beat<View, Piece>, number][] => {
      if (n) this.#passed = 0;
      const times = timing(
        beats.map(({ ms, herald }) => ({ ms, moment: !!herald })),
        this.#passed,
      );
      this.#passed += times.reduce((sum, ms) => sum + ms, 0);
      return beats.map((beat, at) => [beat, times[at]! * pace.factor]);
    });
    return paced;
  }

  /** What leaves with this event is gone from the start of the beat; what arrives is there at its end. */
  #join(beat: Beat<View, Piece>, animation: EventAnimation<View, Piece>, event: EventView): void {
    const flies = beat.flights.length || animation.flights?.length;
    beat.during = flies
      ? (this.animate(beat.during, event)?.during ?? beat.during)
      : (animation.during ?? animation.after);
    beat.after = animation.after;
    beat.flights.push(...(animation.flights ?? []));
    beat.marks.push(...(animation.marks ?? []));
    beat.ms = Math.max(beat.ms, duration(animation));
    if (animation.sound) beat.sounds.add(animation.sound);
    if (animation.herald) beat.herald = { kind: animation.herald, notation: event.notation };
  }

  #opens({ verb }: EventView): boolean {
    return !!this.board?.vocabulary.events[verb]?.opens;
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

  #tell(herald: { kind: Herald; notation: string }): void {
    const id = ++this.#lastId;
    this.herald = { ...herald, id };
    setTimeout(() => this.herald?.id === id && (this.herald = null), HERALD);
  }
}

const duration = ({ ms, flights }: EventAnimation<unknown, unknown>): number => ms ?? (flights?.length ? TRAVEL : 0);

function newBeat<View, Piece>(
  view: View,
  animation: EventAnimation<View, Piece>,
  { verb, notation }: EventView,
): Beat<View, Piece> {
  const { during = view, after, flights = [], marks = [], herald } = animation;
  const heard = animation.sound ?? (herald ? 'moment' : flights.length ? 'piece' : null);
  return {
    verb,
    during,
    after,
    flights: [...flights],
    marks: [...marks],
    ms: duration(animation),
    sounds: new Set(heard ? [heard] : []),
    herald: herald ? { kind: herald, notation } : null,
  };
}
