/** A finished game to go through: the current moment, the viewer, and the frames around it. */

import { SvelteMap } from 'svelte/reactivity';
import { api } from '../../lib/api';
import type { Frame, Moment, Replay } from '../../wire';

export type Viewer = number | 'all' | 'none';
type Frames = (id: string, first: number, last: number, viewer: Viewer) => Promise<{ frames: Frame[] }>;

/** How many moments are fetched at once, and how many before the end of a reel the next one is fetched. */
const REEL = 40;
const AHEAD = 15;

export class Film {
  /** The number of the moment that is shown, from 0. */
  at = $state(0);
  viewer = $state<Viewer>('none');
  playing = $state(false);
  /** Moments in a second. */
  speed = $state(1);
  /** The frame of the moment, or null while it is fetched. */
  frame = $state.raw<Frame | null>(null);
  /** Whether the frame follows the one shown before, so that what happened can be played. */
  follows = $state(false);
  error = $state.raw<unknown>(null);
  /** All frames fetched for this viewer, by number. */
  readonly fetched = new SvelteMap<number, Frame>();

  #reels = new Map<string, Promise<Map<number, Frame>>>();
  #shown = -1;

  constructor(
    readonly replay: Replay,
    private readonly frames: Frames,
  ) {}

  get moments(): Moment[] {
    return this.replay.moments;
  }

  get last(): number {
    return this.moments.length - 1;
  }

  get moment(): Moment {
    return this.moments[this.at]!;
  }

  get turns(): number {
    return this.moments.at(-1)!.turn;
  }

  async go(to: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.last, to));
    const { at, viewer } = this;
    try {
      const reel = await this.#reel(at);
      const frame = reel.get(this.moments[at]!.number) ?? null;
      if (at !== this.at || viewer !== this.viewer) return;
      if (at !== this.#shown) this.follows = at === this.#shown + 1;
      this.#shown = at;
      this.frame = frame;
      this.error = null;
      if (at % REEL > REEL - AHEAD && at + AHEAD <= this.last) void this.#reel(at + AHEAD).catch(() => undefined);
    } catch (problem) {
      this.playing = false;
      this.error = problem;
    }
  }

  /** The place of the moment with a number, or of the next one. */
  momentAt(number: number): number {
    const found = this.moments.findIndex((moment) => moment.number >= number);
    return found < 0 ? this.last : found;
  }

  /** The first moment of a turn. */
  goToTurn(turn: number): Promise<void> {
    const first = this.moments.findIndex((moment) => moment.turn >= turn);
    return this.go(first < 0 ? this.last : first);
  }

  /** Change the viewer. */
  watchAs(viewer: Viewer): Promise<void> {
    this.viewer = viewer;
    this.fetched.clear();
    this.#shown = -1;
    return this.go(this.at);
  }

  #reel(at: number): Promise<Map<number, Frame>> {
    const first = at - (at % REEL);
    const name = `${this.viewer} ${first}`;
    let reel = this.#reels.get(name);
    if (!reel) {
      const end = Math.min(first + REEL - 1, this.last);
      reel = this.frames(this.replay.id, this.moments[first]!.number, this.moments[end]!.number, this.viewer).then(
        ({ frames }) => new Map(frames.map((frame) => [frame.number, frame])),
      );
      this.#reels.set(name, reel);
      reel.catch(() => this.#reels.delete(name));
    }
    const { viewer } = this;
    void reel.then(
      (frames) => {
        if (viewer !== this.viewer) return;
        for (const [number, frame] of frames) if (this.fetched.get(number) !== frame) this.fetched.set(number, frame);
      },
      () => undefined,
    );
    return reel;
  }
}

/** The game of a finished table. */
export const filmOfTable = async (id: string): Promise<Film> => new Film(await api.replay(id), api.frames);

/** A record that somebody opened from a file. */
export const filmOfRecord = async (id: string): Promise<Film> => new Film(await api.record(id), api.recordFrames);
