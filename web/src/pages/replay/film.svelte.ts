/** A finished game to go through: where one is, through whose eyes, and the frames around it. */

import { api } from '../../lib/api';
import type { Frame, Moment, Replay } from '../../wire';

export type Eyes = number | 'all' | 'none';
type Frames = (id: string, first: number, last: number, eyes: Eyes) => Promise<{ frames: Frame[] }>;

/** So many moments are fetched at once, and this many before one comes to their end. */
const REEL = 40;
const AHEAD = 15;

export class Film {
  /** The number of the moment that is shown, from 0. */
  at = $state(0);
  eyes = $state<Eyes>('none');
  playing = $state(false);
  /** Moments in a second. */
  speed = $state(1);
  /** The frame of the moment, or null while it is fetched. */
  frame = $state.raw<Frame | null>(null);
  /** Whether the frame follows the one shown before, so that what happened can be played. */
  follows = $state(false);
  error = $state.raw<unknown>(null);

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
    const { at, eyes } = this;
    try {
      const reel = await this.#reel(at);
      const frame = reel.get(this.moments[at]!.number) ?? null;
      if (at !== this.at || eyes !== this.eyes) return;
      this.follows = at === this.#shown + 1;
      this.#shown = at;
      this.frame = frame;
      this.error = null;
      if (at % REEL > REEL - AHEAD && at + AHEAD <= this.last) void this.#reel(at + AHEAD).catch(() => undefined);
    } catch (problem) {
      this.playing = false;
      this.error = problem;
    }
  }

  /** The first moment of a turn. */
  goToTurn(turn: number): Promise<void> {
    const found = this.moments.findIndex((moment) => moment.turn >= turn);
    return this.go(found < 0 ? this.last : found);
  }

  /** Look through other eyes. */
  see(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    this.#shown = -1;
    return this.go(this.at);
  }

  #reel(at: number): Promise<Map<number, Frame>> {
    const first = at - (at % REEL);
    const name = `${this.eyes} ${first}`;
    let found = this.#reels.get(name);
    if (!found) {
      const end = Math.min(first + REEL - 1, this.last);
      found = this.frames(this.replay.id, this.moments[first]!.number, this.moments[end]!.number, this.eyes).then(
        ({ frames }) => new Map(frames.map((frame) => [frame.number, frame])),
      );
      this.#reels.set(name, found);
      found.catch(() => this.#reels.delete(name));
    }
    return found;
  }
}

/** The game of a finished table. */
export const ofTable = async (id: string): Promise<Film> => new Film(await api.replay(id), api.frames);

/** A record that somebody opened from a file. */
export const ofRecord = async (id: string): Promise<Film> => new Film(await api.record(id), api.recordFrames);
