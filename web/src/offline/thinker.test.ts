import { beforeEach, describe, expect, it } from 'vitest';
import type { FromThinker, ToThinker } from './messages';
import { Thinker } from './thinker';

/** A worker that says nothing by itself. */
class Silent extends EventTarget {
  static all: Silent[] = [];
  told: ToThinker[] = [];
  ended = false;

  constructor() {
    super();
    Silent.all.push(this);
  }
  postMessage(message: ToThinker): void {
    this.told.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: FromThinker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  get jobs(): number[] {
    return this.told.filter((message) => message.type === 'job').map((message) => message.job);
  }
}

const job = (number: number, rank = 0) =>
  ({ type: 'job', job: number, name: 'think', packed: '', rank, what: '' }) as const;
const done = (number: number, result = 'found') => ({ type: 'done', job: number, result, refused: null }) as const;

describe('what is thought about', () => {
  let results: [number, string][];
  let thinker: Thinker;
  beforeEach(() => {
    Silent.all = [];
    results = [];
    thinker = new Thinker(
      () => new Silent() as unknown as Worker,
      'runtime/',
      (number, result) => results.push([number, result]),
    );
  });

  it('is one job after another, the most urgent first', () => {
    thinker.add(job(1));
    thinker.add(job(2, 1));
    thinker.add(job(3));
    const [worker] = Silent.all;
    expect(worker!.jobs).toEqual([1]);
    worker!.say(done(1));
    worker!.say(done(3));
    worker!.say(done(2));
    expect(worker!.jobs).toEqual([1, 3, 2]);
    expect(results.map(([number]) => number)).toEqual([1, 3, 2]);
    expect(Silent.all).toHaveLength(1);
  });

  it('is ended with its worker when nobody waits for it, and what waited goes on in another', () => {
    thinker.add(job(1));
    thinker.add(job(2));
    thinker.cancel(1);
    const [first, second] = Silent.all;
    expect(first!.ended).toBe(true);
    expect(second!.jobs).toEqual([2]);
    expect(Silent.all).toHaveLength(2);
    first!.say(done(1)); // it comes too late
    second!.say(done(2));
    expect(results).toEqual([[2, 'found']]);
  });

  it('leaves an analysis for a game, and begins its piece again afterwards', () => {
    thinker.add(job(1, 2));
    thinker.add(job(2));
    const [first, second] = Silent.all;
    expect(first!.ended).toBe(true);
    second!.say(done(2));
    expect(second!.jobs).toEqual([2, 1]);
  });

  it('comes to nothing when the tables begin anew', () => {
    thinker.add(job(1));
    thinker.add(job(2));
    thinker.clear();
    const [first] = Silent.all;
    first!.say(done(1));
    expect(results).toEqual([]);
    thinker.add(job(1));
    expect(Silent.all[1]!.jobs).toEqual([1]);
  });

  it('has no result where the worker breaks', () => {
    thinker.add(job(1));
    Silent.all[0]!.say({ type: 'broken', detail: 'out of memory' });
    expect(results).toEqual([[1, '']]);
    thinker.add(job(2));
    expect(Silent.all[1]!.jobs).toEqual([2]);
  });

  it('measures, in another worker where the first is ended', async () => {
    const measured = thinker.measure();
    expect(Silent.all[0]!.told.at(-1)!.type).toBe('measure');
    thinker.add(job(1));
    thinker.cancel(1);
    expect(Silent.all[0]!.ended).toBe(true);
    thinker.add(job(2));
    expect(Silent.all[1]!.told.map(({ type }) => type)).toEqual(['begin', 'measure', 'job']);
    Silent.all[1]!.say({ type: 'measured', expected: { antike: { tiro: 0.1 } } });
    expect(await measured).toEqual({ antike: { tiro: 0.1 } });
    thinker.cancel(2);
    thinker.add(job(3));
    expect(Silent.all[2]!.told.map(({ type }) => type)).toEqual(['begin', 'job']);
  });
});
