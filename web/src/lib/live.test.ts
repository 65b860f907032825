import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventView, Screen } from '../wire';
import { ApiError } from './api';
import { Live, type Push } from './live.svelte';
import type { Line } from './transport';

class Socket {
  static all: Socket[] = [];
  sent: string[] = [];
  closed = false;
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
    this.onclose?.();
  }
  push(push: Push): void {
    this.onopen?.();
    this.onmessage?.({ data: JSON.stringify(push) });
  }
}

const events = (...numbers: number[]): EventView[] =>
  numbers.map((number) => ({
    number,
    notation: `n${number}`,
    verb: '',
    targets: [],
    left: null,
    reached: null,
    rule: '',
  }));
const screen = (version: number, from: number, ...numbers: number[]): Screen =>
  ({ type: 'screen', version, events_from: from, events: events(...numbers) }) as Screen;
const last = (): Socket => Socket.all.at(-1)!;
const since = (socket: Socket): string | null => new URL(socket.url).searchParams.get('since');
const numbers = (live: Live): number[] => live.log.map((event) => event.number);

describe('live', () => {
  let live: Live;
  const fetchScreen = vi.fn(() => Promise.resolve());
  const contribute = vi.fn(() => Promise.resolve());

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
    Socket.all = [];
    fetchScreen.mockReset().mockResolvedValue();
    live = new Live('t1', null, { socket: (url) => new Socket(url) as unknown as Line, fetchScreen, contribute });
  });
  afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('collects the events and says what is fresh', () => {
    expect(last().url).toBe('ws://here/api/tables/t1/live?since=0');
    last().push(screen(1, 0, 0, 1));
    expect([live.connected, live.caughtUp, numbers(live)]).toEqual([true, true, [0, 1]]);
    last().push(screen(2, 2, 2));
    expect([live.caughtUp, live.fresh.length, numbers(live)]).toEqual([false, 1, [0, 1, 2]]);
  });

  it('says who is here without touching the game or its clocks', () => {
    const seats = [0, 1].map((number) => ({ number, here: number === 0 }));
    const first = { ...screen(1, 0, 0, 1), table: { seats, watchers: 0 } } as Screen;
    last().push(first);
    const before = [live.screen, live.fresh];
    last().push({ type: 'presence', here: [false, true], watchers: 3 });
    expect([live.table!.seats.map((seat) => seat.here), live.table!.watchers]).toEqual([[false, true], 3]);
    expect([live.screen, live.fresh]).toEqual(before);
    expect(live.screen).toBe(before[0]);
    last().push({ ...first, version: 2 });
    expect(live.table!.watchers).toBe(0);
  });

  it('forgets what an undo took back', () => {
    last().push(screen(1, 0, 0, 1, 2));
    last().push(screen(2, 1, 3));
    expect(numbers(live)).toEqual([0, 3]);
    last().close();
    vi.advanceTimersByTime(2000);
    expect(since(last())).toBe('4');
  });

  it('comes back and catches up from where it was', () => {
    last().push(screen(1, 0, 0, 1));
    last().close();
    expect(live.connected).toBe(false);
    vi.advanceTimersByTime(2000);
    expect([Socket.all.length, since(last())]).toEqual([2, '2']);
    last().push(screen(5, 2, 2, 3));
    expect([live.connected, live.caughtUp, numbers(live)]).toEqual([true, true, [0, 1, 2, 3]]);
  });

  it('keeps trying, less and less often', async () => {
    for (let n = 0; n < 6; n += 1) {
      last().close();
      await vi.advanceTimersByTimeAsync(13_000);
    }
    expect(Socket.all.length).toBe(7);
    expect(live.refused).toBeNull();
  });

  it('stops where the server says why it may not come in', async () => {
    fetchScreen.mockRejectedValue(new ApiError(404, { problem: 'no-table', values: {}, detail: '' }));
    last().close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(live.refused?.problem.problem).toBe('no-table');
    expect(Socket.all.length).toBe(1);
  });

  it('answers pings and takes silence for a lost connection', () => {
    last().push(screen(1, 0));
    last().push({ type: 'ping' });
    expect(last().sent).toEqual(['{"type":"pong"}']);
    vi.advanceTimersByTime(44_000);
    expect(Socket.all.length).toBe(1);
    vi.advanceTimersByTime(2000);
    expect([Socket.all.length, live.connected]).toEqual([2, false]);
  });

  it('looks through another seat from the beginning', () => {
    last().push(screen(3, 0, 0, 1));
    live.watchAs(1);
    expect(last().url).toContain('since=0&seat=1');
    last().push(screen(3, 0, 0, 1, 2));
    expect(numbers(live)).toEqual([0, 1, 2]);
  });

  it('hears nothing from a socket that it has left', () => {
    const old = last();
    old.push(screen(1, 0, 0));
    live.watchAs(1);
    old.onmessage?.({ data: JSON.stringify(screen(9, 0, 7)) });
    expect(numbers(live)).toEqual([]);
  });

  it('keeps chat lines in order and takes changed ones', () => {
    const line = (number: number, text: string) =>
      ({ number, text, room: 'players', author: 'A', mine: false, removed: false, at: 0 }) as const;
    last().push({ type: 'chat', lines: [line(2, 'b'), line(1, 'a')] });
    last().push({ type: 'chat', lines: [line(1, '')] });
    expect(live.chat.map(({ text }) => text)).toEqual(['', 'b']);
  });
});
