/** What is to be thought about, most urgent first; whatever is not wanted any more is ended with its worker. */

import type { FromHost, FromThinker, ToThinker } from './messages';

type Job = FromHost & { type: 'job' };
/** Seconds of a turn, by game and level. */
export type Expected = Record<string, Record<string, number>>;

export class Thinker {
  #worker: Worker | null = null;
  #queue: Job[] = [];
  #now: Job | null = null;
  #measured: ((expected: Expected) => void) | null = null;

  constructor(
    private readonly make: () => Worker,
    private readonly runtime: string,
    private readonly done: (job: number, result: string, refused: string | null) => void,
  ) {}

  add(job: Job): void {
    this.#queue.push(job);
    this.#queue.sort((a, b) => a.rank - b.rank || a.job - b.job);
    // an analysis is broken off for a game: its piece is begun again later
    if (this.#now && this.#now.rank > 1 && job.rank < this.#now.rank) {
      this.#queue.push(this.#now);
      this.#end();
    }
    this.#next();
  }

  cancel(job: number): void {
    this.#queue = this.#queue.filter((other) => other.job !== job);
    if (this.#now?.job === job) {
      this.#end();
      this.start(); // the next bot need not wait for it
    }
    this.#next();
  }

  /** Nobody waits for anything any more. */
  clear(): void {
    this.#queue = [];
    if (this.#now) this.#end();
  }

  /** Seconds of a turn that levels would take here, by a short measurement. */
  measure(): Promise<Expected> {
    return new Promise((resolve) => {
      this.#measured = resolve;
      if (this.#worker) this.#worker.postMessage({ type: 'measure' } satisfies ToThinker);
      else this.start();
    });
  }

  start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.make();
    worker.postMessage({ type: 'begin', runtime: this.runtime } satisfies ToThinker);
    worker.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => {
      if (worker === this.#worker) this.#hear(data);
    });
    worker.addEventListener('error', () => {
      if (worker === this.#worker) this.#fail();
    });
    this.#worker = worker;
    // also where the worker that was to measure has been ended
    if (this.#measured) worker.postMessage({ type: 'measure' } satisfies ToThinker);
    return worker;
  }

  #hear(message: FromThinker): void {
    if (message.type === 'measured') {
      this.#measured?.(message.expected);
      this.#measured = null;
    } else if (message.type === 'broken') this.#fail();
    else if (message.type === 'done' && this.#now?.job === message.job) {
      this.#now = null;
      this.done(message.job, message.result, message.refused);
      this.#next();
    }
  }

  /** The worker cannot go on: what it was at has no answer, and the next job gets a new one. */
  #fail(): void {
    const job = this.#now;
    this.#end();
    if (job) this.done(job.job, '', null);
    this.#next();
  }

  #end(): void {
    this.#now = null;
    this.#worker?.terminate();
    this.#worker = null;
  }

  #next(): void {
    if (this.#now) return;
    const job = this.#queue.shift();
    if (!job) return;
    this.#now = job;
    const { name, packed } = job;
    this.start().postMessage({ type: 'job', job: job.job, name, packed } satisfies ToThinker);
  }
}
