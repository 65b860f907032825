/** A table as it is now: kept by a socket that comes back by itself and catches up on what it missed. */

import type { Announcement, Chat, ChatLine, EventView, Ping, Presence, Screen, TableInfo } from '../wire';
import { api, ApiError } from './api';
import { contribute } from './chance';
import { transport, type Line } from './transport';

export type Push = Screen | Presence | Chat | Ping | Announcement;

/** How the server is reached; tests give their own. */
export interface Reach {
  socket: (url: string) => Line;
  /** The same by HTTP: its reply says why a socket is refused, which browsers hide. */
  fetchScreen: (id: string, seat: number | null) => Promise<unknown>;
  /** Does what chance waits for before the game begins. */
  contribute: (table: TableInfo) => Promise<void>;
}

const REACH: Reach = {
  socket: (url) => transport.line(url),
  fetchScreen: (id, seat) => api.screen(id, 0, seat),
  contribute,
};
const SILENCE = 45_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

export class Live {
  /** The newest screen, or null until the first has come. */
  screen = $state.raw<Screen | null>(null);
  /** Who has come and gone since that screen. */
  #presence = $state.raw<Presence | null>(null);
  /** What that screen says of the table, with who is here now. */
  readonly table: TableInfo | null = $derived.by(() => {
    const table = this.screen?.table;
    const now = this.#presence;
    if (!table || !now) return table ?? null;
    const seats = table.seats.map((seat) => ({ ...seat, here: now.here[seat.number]! }));
    return { ...table, seats, watchers: now.watchers };
  });
  /** Everything that happened so far, as far as the viewer may know. Numbers go up, but not always by one. */
  log = $state.raw<EventView[]>([]);
  /** What the newest screen added to the log: to be animated and announced. */
  fresh = $state.raw<EventView[]>([]);
  /** Whether `fresh` was missed while away or is the first look, so that it is shown and not played. */
  caughtUp = $state.raw(true);
  chat = $state.raw<ChatLine[]>([]);
  /** What the host tells everybody; null while there is nothing. */
  announcement = $state.raw<Announcement | null>(null);
  /** How many lines of others have come since the chat was last in sight. */
  unread = $state(0);
  /** False while the connection is down; what is shown may then be old. */
  connected = $state(false);
  /** Why the server refuses us: the table is gone, or the seat is somebody else's. */
  refused = $state.raw<ApiError | null>(null);

  #socket: Line | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #first = true;

  constructor(
    readonly id: string,
    private seat: number | null = null,
    private readonly reach: Reach = REACH,
  ) {
    this.#connect();
    globalThis.addEventListener?.('online', this.#now);
    globalThis.document?.addEventListener('visibilitychange', this.#now);
  }

  /** Watch as another of the own seats; somebody with several seats must choose one. */
  watchAs(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.log = [];
    this.#first = true;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    globalThis.removeEventListener?.('online', this.#now);
    globalThis.document?.removeEventListener('visibilitychange', this.#now);
    this.#drop();
  }

  /** Try at once: the network or the person is back. */
  #now = (): void => {
    const hidden = globalThis.document?.visibilityState === 'hidden';
    if (!this.#socket && !this.#closed && !hidden) this.#connect();
  };

  /** From the first event that we do not know, through the eyes of our seat. */
  #address(): string {
    const query = new URLSearchParams({ since: String((this.log.at(-1)?.number ?? -1) + 1) });
    if (this.seat !== null) query.set('seat', String(this.seat));
    const { protocol, host } = globalThis.location;
    return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${this.id}/live?${query}`;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    const socket = this.reach.socket(this.#address());
    let opened = false;
    this.#socket = socket;
    socket.onopen = () => (opened = true);
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#take(JSON.parse(String(message.data)) as Push);
    };
    socket.onclose = () => {
      if (socket === this.#socket) void this.#lost(opened);
    };
    this.#listen();
  }

  #drop(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
  }

  async #lost(opened: boolean): Promise<void> {
    this.connected = false;
    this.#socket = null;
    clearTimeout(this.#silence);
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#timer = setTimeout(() => this.#connect(), wait);
    if (opened) return;
    try {
      await this.reach.fetchScreen(this.id, this.seat);
    } catch (error) {
      const final = error instanceof ApiError && [400, 401, 403, 404].includes(error.status);
      if (!final || this.#socket) return;
      clearTimeout(this.#timer);
      this.refused = error;
    }
  }

  /** A connection that stays silent, even without pings, is dead. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.connected = false;
      this.#connect();
    }, SILENCE);
  }

  #take(push: Push): void {
    this.#listen();
    this.#wait = FIRST_WAIT;
    if (push.type === 'ping') this.#socket?.send(JSON.stringify({ type: 'pong' }));
    else if (push.type === 'chat') this.hear(push.lines);
    else if (push.type === 'announcement') this.announcement = push.text || push.restart ? push : null;
    else if (push.type === 'presence') this.#presence = push;
    else if (push.type === 'screen') this.#show(push);
  }

  #show(screen: Screen): void {
    const there = this.connected;
    this.connected = true;
    this.refused = null;
    if (this.screen && !this.#first && screen.version < this.screen.version) return;
    this.log = [...this.log.filter((event) => event.number < screen.events_from), ...screen.events];
    this.fresh = screen.events;
    this.caughtUp = this.#first || !there;
    this.#first = false;
    this.screen = screen;
    this.#presence = null;
    void this.reach.contribute(screen.table);
  }

  /** Take new or changed chat lines. Lines from before the first screen do not count as unread. */
  hear(lines: ChatLine[]): void {
    const known = new Map(this.chat.map((line) => [line.number, line]));
    if (this.screen) this.unread += lines.filter((line) => !known.has(line.number) && !line.mine).length;
    for (const line of lines) known.set(line.number, line);
    this.chat = [...known.values()].sort((a, b) => a.number - b.number);
  }
}
