import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { News } from '../../wire';
import { Show } from './show.svelte';

const news = (...verbs: string[]): News[] => verbs.map((verb) => ({ verb }) as News);
/** How long each event takes. */
const MS = 100;

/** A show of words, each event adding its own; `told` are the texts that events were told on, `ends` how often all was. */
function begun(): { show: Show<string[]>; told: string[]; ends: () => number; played: () => void } {
  const told: string[] = [];
  let ends = 0;
  const show = new Show<string[]>(['once'], (view, { verb }) => {
    told.push([...view, verb].join(' '));
    return { after: [...view, verb], ms: MS };
  });
  return { show, told, ends: () => ends, played: () => (ends += 1) };
}

describe('a show', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('leads to the new view event by event', async () => {
    const { show, told, ends, played } = begun();
    const next = ['the end'];
    void show.play(next, news('upon', 'a'), played);
    await vi.advanceTimersByTimeAsync(MS);
    expect([show.view.join(' '), show.playing, ends()]).toEqual(['once upon', true, 0]);
    await vi.advanceTimersByTimeAsync(MS);
    expect(told).toEqual(['once upon', 'once upon a']);
    expect([show.view, show.playing, ends()]).toEqual([next, false, 1]);
  });

  it('tells nothing twice when the same is given again on the way', async () => {
    const { show, told, ends, played } = begun();
    const [next, same] = [['the end'], news('upon', 'a')];
    void show.play(next, same, played);
    await vi.advanceTimersByTimeAsync(MS);
    void show.play(next, same, played);
    await vi.advanceTimersByTimeAsync(MS);
    expect(told).toEqual(['once upon', 'once upon a']);
    expect([show.view, ends()]).toEqual([next, 1]);
  });

  it('does not tell what is drawn already', () => {
    const { show, told, ends, played } = begun();
    void show.play(show.view, news('once'), played);
    expect([told, show.view, ends()]).toEqual([[], ['once'], 1]);
  });

  it('goes on from where the news before would have led', async () => {
    const { show, told, ends, played } = begun();
    void show.play(['once', 'upon', 'a'], news('upon', 'a'), played);
    void show.play(['the end'], news('time'), played);
    await vi.advanceTimersByTimeAsync(MS);
    expect(told).toEqual(['once upon', 'once upon a time']);
    expect([show.view, ends()]).toEqual([['the end'], 1]);
  });

  it('shows the end at once when it is skipped, or when nothing is left to tell', async () => {
    for (const hurry of ['skip', 'nothing left']) {
      const { show, ends, played } = begun();
      const next = ['the end'];
      void show.play(next, news('upon', 'a', 'time'), played);
      if (hurry === 'skip') show.skip();
      else void show.play(next, [], played);
      await vi.advanceTimersByTimeAsync(0);
      expect([show.view, show.playing, ends()]).toEqual([next, false, hurry === 'skip' ? 1 : 0]);
    }
  });
});
