/** A host in the page: answers what the client asks for from files of the site, from this device, or by its workers. */

import type { GameInfo, Me, PuzzleList } from '../wire';
import type { Line } from '../lib/transport';
import { settings } from '../lib/settings.svelte';
import { installation } from '../lib/installation.svelte';
import { lobby, page } from './lists';
import type { FromPage, FromTables, ToTables } from './messages';
import { commit, entriesOf, database, readAll, setting, setSetting, result, type TableRow } from './store';
import { Thinker, type Expected } from './thinker';

const NAMES = { en: 'Player', de: 'Spieler', it: 'Giocatore' };
const DAY = 24 * 3600;
/** For how many days practice tables are kept, and how many of them at most. */
const [PRACTICE_DAYS, MOST_PRACTICE] = [7, 100];
/** Milliseconds between two signs of life to whoever shows a table. */
const PING = 20_000;
const CHANNEL = 'quadriga-tables';
/** Seconds of a turn, at the 95th percentile, that somebody is made to wait. */
const LONGEST = 10;

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const problem = (status: number, name: string, detail: string): Response =>
  json({ problem: name, values: {}, detail }, status);

/** A folder that the page names: a newer version has others, so that an open page goes on with what it began with. */
function folder(part: 'runtime' | 'data'): string {
  const { content } = document.querySelector<HTMLMetaElement>(`meta[name=${part}]`)!;
  return new URL(`${content}/`, document.baseURI).href;
}

class PageHost {
  readonly runtime = folder('runtime');
  readonly data = folder('data');
  #worker: Worker | null = null;
  #thinker = new Thinker(
    () => new Worker(new URL('./thinkWorker.ts', import.meta.url), { type: 'module' }),
    this.runtime,
    (job, text, refused) => this.#say({ type: 'job-done', job, result: text, refused }),
  );
  #replies = new Map<number, (reply: Response) => void>();
  #lines = new Map<number, Line>();
  #last = 0;
  #broken: string | null = null;
  #channel = new BroadcastChannel(CHANNEL);

  constructor() {
    this.#channel.onmessage = ({ data }: MessageEvent<string[]>) =>
      this.#worker && data.forEach((table) => this.#worker!.postMessage({ type: 'changed', table } satisfies ToTables));
    setInterval(() => this.#lines.forEach((line) => line.onmessage?.({ data: '{"type":"ping"}' })), PING);
  }

  /** Begin early, so that the first table need not wait; not before the files are here, lest they come twice. */
  async warm(): Promise<void> {
    await installation.filesAreHere;
    await this.#start();
    this.#thinker.start();
    void tidy();
    void this.#measure();
  }

  async #start(): Promise<Worker> {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<FromTables>) => this.#hear(data));
    worker.addEventListener('error', (event) => this.#fail(event.message || 'the worker of the tables has ended'));
    const name = await this.#name();
    worker.postMessage({ type: 'begin', runtime: this.runtime, name } satisfies ToTables);
    return worker;
  }

  async #name(): Promise<string> {
    return (await setting<string>('name').catch(() => undefined)) ?? NAMES[settings.language];
  }

  #say(message: FromPage): void {
    void this.#start().then((worker) => worker.postMessage(message));
  }

  #hear(message: FromTables): void {
    if (message.type === 'reply') {
      const reply = this.#replies.get(message.number);
      this.#replies.delete(message.number);
      const headers: Record<string, string> = { 'Content-Type': 'application/json' };
      if (message.name) headers['Content-Disposition'] = `attachment; filename="${message.name}"`;
      reply?.(new Response(message.body, { status: message.status, headers }));
    } else if (message.type === 'push') {
      const line = this.#lines.get(message.socket);
      line?.onopen?.();
      line?.onmessage?.({ data: message.text });
    } else if (message.type === 'closed') {
      const line = this.#lines.get(message.socket);
      this.#lines.delete(message.socket);
      line?.onclose?.();
    } else if (message.type === 'job') this.#thinker.add(message);
    else if (message.type === 'cancel') this.#thinker.cancel(message.job);
    else if (message.type === 'kept') this.#channel.postMessage(message.tables);
    else if (message.type === 'broken') this.#fail(message.detail);
  }

  /** The worker of the tables cannot go on: whoever waits is told, and the next request begins anew. */
  #fail(detail: string): void {
    console.error(detail);
    this.#broken = detail;
    this.#worker?.terminate();
    this.#worker = null;
    this.#thinker.clear();
    const [waiting, lines] = [[...this.#replies.values()], [...this.#lines.values()]];
    this.#replies.clear();
    this.#lines.clear();
    waiting.forEach((reply) => reply(problem(500, 'page-host-failed', this.#broken ?? '')));
    lines.forEach((line) => line.onclose?.());
  }

  // -- what the client asks for -----------------------------------------------------------------------------------

  async fetch(url: string, request: RequestInit): Promise<Response> {
    const address = new URL(url, location.origin);
    const path = address.pathname.replace(/^\/api\//, '');
    const method = request.method ?? 'GET';
    if (method === 'GET') {
      const known = await this.#known(path, address.searchParams);
      if (known) return known;
    }
    if (path === 'me' && method === 'PUT') return this.#rename(request);
    return this.#ask(method, path, address.searchParams, String(request.body ?? ''));
  }

  /** What needs no Python: files of the site, and what is kept here. */
  async #known(path: string, query: URLSearchParams): Promise<Response | null> {
    const parts = path.split('/');
    const file = (name: string): Promise<Response> => fetch(`${this.data}${name}.json`);
    if (path === 'me') return json(await this.#me());
    if (path === 'games') return json(await this.#games());
    if (path === 'addresses') return json([]);
    if (path === 'lobby') return json(lobby(await readAll<TableRow>('tables')));
    if (path === 'tables') return json(page(await readAll<TableRow>('tables'), query));
    if (path === 'puzzles')
      return json(puzzlesOfToday((await (await file('puzzles')).json()) as PuzzleList['puzzles']));
    if (parts[0] === 'puzzles') return file(`puzzle-${parts[1]}`);
    if (parts[0] !== 'games') return null;
    const [, game, what] = parts;
    if (what === 'rules') return file(`rules-${game}-${query.get('lang') ?? 'en'}`);
    if (what === 'lessons' || what === 'pictures') return file(`${what}-${game}`);
    const plain = [...query.keys()].every((name) => name === 'seats');
    if (what === 'board' && plain && query.get('seats')) return file(`board-${game}-${query.get('seats')}`);
    return null;
  }

  async #me(): Promise<Me> {
    const about = (await (await fetch(`${this.data}about.json`)).json()) as { version: string };
    return { id: 'me', name: await this.#name(), registered: false, csrf: '', version: about.version };
  }

  async #rename(request: RequestInit): Promise<Response> {
    const reply = await this.#ask('PUT', 'me', new URLSearchParams(), String(request.body ?? ''));
    if (!reply.ok) return reply;
    await setSetting('name', ((await reply.json()) as { name: string }).name);
    return json(await this.#me());
  }

  /** The games, with those bots that answer within a bearable time here. */
  async #games(): Promise<GameInfo[]> {
    const games = (await (await fetch(`${this.data}games.json`)).json()) as GameInfo[];
    const expected = await setting<Expected>('expected').catch(() => undefined);
    installation.slow = {};
    if (!expected) return games;
    installation.turns = expected;
    for (const game of games) {
      const slow = game.levels.filter((level) => (expected[game.key]?.[level] ?? 0) > LONGEST);
      installation.slow[game.key] = Object.fromEntries(slow.map((level) => [level, expected[game.key]![level]!]));
      game.levels = game.levels.filter((level) => !slow.includes(level));
    }
    return games;
  }

  /** How quick this browser is: measured once for each version, and again as long as it was too slow for a bot. */
  async #measure(): Promise<void> {
    const about = (await this.#me()).version;
    const before = tooSlow(await setting<Expected>('expected'));
    if (!before && (await setting<string>('measured')) === about) return;
    const expected = await this.#thinker.measure();
    await setSetting('expected', expected);
    await setSetting('measured', about);
    installation.turns = expected;
    if (before || tooSlow(expected)) installation.measured(); // otherwise nothing that is shown changes
  }

  async #ask(method: string, path: string, query: URLSearchParams, body: string): Promise<Response> {
    await installation.filesAreHere;
    const number = (this.#last += 1);
    const worker = await this.#start();
    return new Promise((done) => {
      this.#replies.set(number, done);
      const message: FromPage = { type: 'request', number, method, path, query: Object.fromEntries(query), body };
      worker.postMessage(message);
    });
  }

  /** A table, as it goes on. */
  connect(url: string, line: Line): void {
    const address = new URL(url);
    const [, table] = /\/tables\/([^/]+)\/live/.exec(address.pathname) ?? [];
    const socket = (this.#last += 1);
    this.#lines.set(socket, line);
    line.close = () => {
      if (this.#lines.delete(socket)) this.#say({ type: 'unwatch', socket });
    };
    const seat = address.searchParams.get('seat');
    const since = Number(address.searchParams.get('since') ?? 0);
    void installation.filesAreHere.then(() =>
      this.#say({ type: 'watch', socket, table: table ?? '', seat: seat === null ? null : Number(seat), since }),
    );
  }
}

/** Whether some bot is left out for its seconds. */
function tooSlow(expected: Expected = {}): boolean {
  return Object.values(expected).some((levels) => Object.values(levels).some((seconds) => seconds > LONGEST));
}

function puzzlesOfToday(puzzles: PuzzleList['puzzles']): PuzzleList {
  const games = Object.values(puzzles).filter((names) => names.length);
  const day = Math.floor(Date.now() / 1000 / DAY);
  const names = games[day % games.length] ?? [];
  return { puzzles, today: names[Math.floor(day / games.length) % names.length] ?? '' };
}

/** Practice tables that need not be kept any longer are taken away. */
async function tidy(): Promise<void> {
  const rows = (await readAll<TableRow>('tables')).filter((row) => row.practice).sort((a, b) => b.changed - a.changed);
  const old = Date.now() / 1000 - PRACTICE_DAYS * DAY;
  const db = await database();
  for (const row of rows.filter((row, n) => n >= MOST_PRACTICE || row.changed < old)) {
    const keys = await result(db.transaction('entries').objectStore('entries').getAllKeys(entriesOf(row.id)));
    const gone = [
      ...keys.map((key) => ({ store: 'entries' as const, key })),
      { store: 'tables' as const, key: row.id },
    ];
    await commit(gone.map(({ store, key }) => ({ op: 'delete', store, key: key as string, value: null })));
  }
}

export const host = new PageHost();
void host.warm();
