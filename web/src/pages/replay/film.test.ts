import { describe, expect, it } from 'vitest';
import type { Frame, Replay } from '../../wire';
import { Film, type Viewer } from './film.svelte';

const moments = Array.from({ length: 100 }, (_, n) => ({
  number: n * 2,
  seat: n % 2,
  notation: `pass ${n}`,
  turn: Math.floor(n / 10) + 1,
}));
const replay = { id: 'r', moments } as unknown as Replay;

function film(asked: [number, number, Viewer][] = []): Film {
  return new Film(replay, (_, first, last, viewer) => {
    asked.push([first, last, viewer]);
    const frames: Frame[] = moments
      .filter((moment) => moment.number >= first && moment.number <= last)
      .map((moment) => ({ number: moment.number, view: `${viewer} ${moment.number}`, events: [], scores: null }));
    return Promise.resolve({ frames });
  });
}

describe('a film', () => {
  it('goes on, back, to a turn, and never beyond its ends', async () => {
    const shown = film();
    await shown.go(0);
    expect(shown.frame?.view).toBe('none 0');
    await shown.go(1);
    expect([shown.frame?.view, shown.follows]).toEqual(['none 2', true]);
    await shown.go(1);
    expect(shown.follows, 'asked again for the same moment').toBe(true);
    await shown.goToTurn(3);
    expect([shown.at, shown.frame?.view, shown.follows]).toEqual([20, 'none 40', false]);
    await shown.go(1000);
    expect(shown.at).toBe(99);
    await shown.go(-5);
    expect(shown.at).toBe(0);
  });

  it('fetches each stretch once, ahead of need, and again for other eyes', async () => {
    const asked: [number, number, Viewer][] = [];
    const shown = film(asked);
    for (let n = 0; n < 39; n += 1) await shown.go(n);
    expect(asked).toEqual([
      [0, 78, 'none'],
      [80, 158, 'none'],
    ]);
    await shown.watchAs(1);
    expect(shown.frame?.view).toBe('1 76');
    expect(asked).toHaveLength(4);
  });

  it('stops and says so when frames do not come', async () => {
    const shown = new Film(replay, () => Promise.reject(new Error('gone')));
    shown.playing = true;
    await shown.go(3);
    expect([shown.playing, String(shown.error)]).toEqual([false, 'Error: gone']);
  });
});
