import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import type { Board, EventView } from '../../wire';
import { EventPlayer } from './eventPlayer.svelte';

const events = (...verbs: string[]): EventView[] => verbs.map((verb) => ({ verb }) as EventView);
/** How long each event takes. */
const MS = 400;

/** A player whose view is a list of words and whose events each add one; `animated` lists what each was played on, `ends` counts calls of `played`. */
function start(): { eventPlayer: EventPlayer<string[]>; animated: string[]; ends: () => number; played: () => void } {
  const animated: string[] = [];
  let ends = 0;
  const eventPlayer = new EventPlayer<string[]>(['once'], (view, { verb }) => {
    animated.push([...view, verb].join(' '));
    return { after: [...view, verb], ms: MS };
  });
  return { eventPlayer, animated, ends: () => ends, played: () => (ends += 1) };
}

describe('the event player', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('leads to the new view event by event', async () => {
    const { eventPlayer, animated, ends, played } = start();
    const next = ['the end'];
    void eventPlayer.play(next, events('upon', 'a'), played);
    await vi.advanceTimersByTimeAsync(MS);
    expect([eventPlayer.view.join(' '), eventPlayer.playing, ends()]).toEqual(['once upon', true, 0]);
    await vi.advanceTimersByTimeAsync(MS);
    expect(animated).toEqual(['once upon', 'once upon a']);
    expect([eventPlayer.view, eventPlayer.playing, ends()]).toEqual([next, false, 1]);
  });

  it('shows at once what goes along with what came before', async () => {
    const eventPlayer = new EventPlayer<string[]>(['once'], (view, { verb }) => ({
      after: [...view, verb],
      ms: MS,
      along: verb === 'a' ? 'any' : verb === 'time' ? 'same' : undefined,
    }));
    void eventPlayer.play(['the end'], events('upon', 'a', 'time'), () => {});
    expect(eventPlayer.view.join(' ')).toBe('once upon a');
    await vi.advanceTimersByTimeAsync(MS);
    expect(eventPlayer.view.join(' ')).toBe('once upon a');
    await vi.advanceTimersByTimeAsync(MS);
    expect(eventPlayer.playing).toBe(false);
  });

  it('keeps what flies off the board until it arrives, all at the same time', () => {
    const flights = [{ piece: '', from: { x: 0, y: 0 }, to: { x: 9, y: 9 } }];
    const eventPlayer = new EventPlayer<string[], string>(['x', 'y'], (view, { verb }) => ({
      during: view.filter((word) => word !== verb),
      after: [...view.filter((word) => word !== verb), `${verb} moved`],
      flights,
      along: 'any',
    }));
    void eventPlayer.play(['the end'], events('x', 'y'), () => {});
    expect([eventPlayer.view, eventPlayer.flights.length]).toEqual([[], 2]);
  });

  it('takes no time where nothing shall be seen to move', () => {
    settings.speed = 'none';
    const { eventPlayer, ends, played } = start();
    void eventPlayer.play(['the end'], events('upon', 'a'), played);
    settings.speed = 'normal';
    expect([eventPlayer.view, ends()]).toEqual([['the end'], 1]);
  });

  it('gives a long turn four seconds, and the next one its own', async () => {
    const opens = { vocabulary: { events: { turn: { opens: true } } } } as unknown as Board;
    const eventPlayer = new EventPlayer<number>(0, (view) => ({ after: view + 1, ms: 900 }), opens);
    void eventPlayer.play(-1, events(...Array.from({ length: 40 }, () => 'did'), 'turn', 'did'), () => {});
    await vi.advanceTimersByTimeAsync(3990);
    expect(eventPlayer.view).toBeLessThan(40);
    await vi.advanceTimersByTimeAsync(20);
    expect([eventPlayer.view, eventPlayer.ms]).toEqual([40, 800]);
  });

  it('plays nothing twice when the same events are given again meanwhile', async () => {
    const { eventPlayer, animated, ends, played } = start();
    const [next, same] = [['the end'], events('upon', 'a')];
    void eventPlayer.play(next, same, played);
    await vi.advanceTimersByTimeAsync(MS);
    void eventPlayer.play(next, same, played);
    await vi.advanceTimersByTimeAsync(MS);
    expect(animated).toEqual(['once upon', 'once upon a']);
    expect([eventPlayer.view, ends()]).toEqual([next, 1]);
  });

  it('does not play what is drawn already', () => {
    const { eventPlayer, animated, ends, played } = start();
    void eventPlayer.play(eventPlayer.view, events('once'), played);
    expect([animated, eventPlayer.view, ends()]).toEqual([[], ['once'], 1]);
  });

  it('goes on from where the events before would have led', async () => {
    const { eventPlayer, animated, ends, played } = start();
    void eventPlayer.play(['once', 'upon', 'a'], events('upon', 'a'), played);
    void eventPlayer.play(['the end'], events('time'), played);
    await vi.advanceTimersByTimeAsync(MS);
    expect(animated).toEqual(['once upon', 'once upon a', 'once upon a time']);
    expect([eventPlayer.view, ends()]).toEqual([['the end'], 1]);
  });

  it('shows the end at once when it is skipped, or when nothing is left to play', async () => {
    for (const hurry of ['skip', 'nothing left']) {
      const { eventPlayer, ends, played } = start();
      const next = ['the end'];
      void eventPlayer.play(next, events('upon', 'a', 'time'), played);
      if (hurry === 'skip') eventPlayer.skip();
      else void eventPlayer.play(next, [], played);
      await vi.advanceTimersByTimeAsync(0);
      expect([eventPlayer.view, eventPlayer.playing, ends()]).toEqual([next, false, hurry === 'skip' ? 1 : 0]);
    }
  });
});
