/** A table as it is now: kept by a socket that comes back by itself and catches up on what it missed. */

import { api, Refused } from './api';
import type { Chat, ChatLine, News, Ping, Screen } from '../wire';

export type Push = Screen | Chat | Ping;

const SILENCE = 45_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

export class Live {
  /** The newest screen, or null until the first has come. */
  screen = $state.raw<Screen | null>(null);
  /** Everything that happened so far, as far as this reader may know. */
  log = $state.raw<News[]>([]);
  /** What the newest screen added to the log: to be animated and announced. All of the log after a first look. */
  fresh = $state.raw<News[]>([]);
  /** Whether `fresh` was missed while away or is the first look, so that it is shown and not played. */
  caughtUp = $state.raw(true);
  chat = $state.raw<ChatLine[]>([]);
  /** False while the connection is down; what is shown may then be old. */
  connected = $state(false);
  /** Set when the server will not let us in: the table is gone, or private. */
  refused = $state(false);

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #first = true;

  constructor(
    readonly id: string,
    private seat: number | null = null,
    private readonly make: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    this.#connect();
    globalThis.addEventListener?.('online', this.#now);
    globalThis.document?.addEventListener('visibilitychange', this.#now);
  }

  /** Look through the eyes of another of one's own seats. */
  look(seat: number | null): void {
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
    if (!this.connected && !this.#closed && globalThis.document?.visibilityState !== 'hidden') this.#connect();
  };

  #address(): string {
    const query = new URLSearchParams({ since: String((this.log.at(-1)?.number ?? -1) + 1) });
    if (this.seat !== null) query.set('seat', String(this.seat));
    const { protocol, host } = globalThis.location;
    return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${this.id}/live?${query}`;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    const socket = this.make(this.#address());
    this.#socket = socket;
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#take(JSON.parse(String(message.data)) as Push);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#listen();
  }

  #drop(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
  }

  #lost(): void {
    this.connected = false;
    this.#socket = null;
    clearTimeout(this.#silence);
    if (this.#closed) return;
    if (!this.screen) void this.#ask();
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** A browser does not say why a socket was refused; the same question by HTTP does. */
  async #ask(): Promise<void> {
    try {
      await api.screen(this.id, 0, this.seat);
    } catch (problem) {
      if (problem instanceof Refused && problem.status >= 400 && problem.status < 500 && problem.status !== 429) {
        this.refused = true;
        clearTimeout(this.#timer);
      }
    }
  }

  /** A connection on which nothing comes any more, not even a ping, is dead. */
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
    else if (push.type === 'chat') this.#hear(push.lines);
    else this.#show(push);
  }

  #show(screen: Screen): void {
    const back = this.connected;
    this.connected = true;
    if (this.screen && !this.#first && screen.version < this.screen.version) return;
    this.log = [...this.log.filter((event) => event.number < screen.news_from), ...screen.news];
    this.fresh = screen.news;
    this.caughtUp = this.#first || !back;
    this.#first = false;
    this.screen = screen;
  }

  #hear(lines: ChatLine[]): void {
    const known = new Map(this.chat.map((line) => [line.number, line]));
    for (const line of lines) known.set(line.number, line);
    this.chat = [...known.values()].sort((a, b) => a.number - b.number);
  }
}
