/** What can be asked for, one function for each thing; of a server or of a host in the page, which nobody here knows. */

import type {
  Agree,
  AnalysisProgress,
  Answers,
  Ask,
  Board,
  BotSeat,
  ChatLine,
  Credentials,
  Done,
  Frames,
  GameInfo,
  Hint,
  KeyInfo,
  LessonInfo,
  LessonProgress,
  LessonTry,
  Lobby,
  Me,
  NewPractice,
  NewPassword,
  NewReplay,
  NewTable,
  Points,
  Password,
  PictureInfo,
  Preview,
  Problem,
  PuzzleInfo,
  PuzzleList,
  Replay,
  Reset,
  RevealedNonce,
  RuleEntry,
  Screen,
  Sit,
  Standing,
  TableInfo,
  TablePage,
  Token,
  Try,
  Verdict,
  Why,
} from '../wire';
import type { Language } from './settings.svelte';
import { transport } from './transport';

/** Thrown for every answer from 400 on, and when the server cannot be reached (`problem: "unreachable"`). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail);
  }
}

let csrf = '';

type Query = Record<string, string | number | boolean | null | undefined>;

/** Which tables a list shows; `after` is what the page before gave as `next`. */
export interface TableQuery {
  stage?: 'waiting' | 'playing' | 'running' | 'finished';
  mine?: boolean;
  game?: string;
  /** How the name of another player, or a bot's level, begins. */
  opponent?: string;
  result?: '' | 'won' | 'lost';
  order?: 'newest' | 'oldest';
  after?: string;
  limit?: number;
}

/** A finished table or an opened record, as its address names it. */
export type Kept = `tables/${string}` | `replays/${string}`;

function address(path: string, query: Query = {}): string {
  const present = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
  return `/api/${path}${text ? `?${text}` : ''}`;
}

async function send(method: string, url: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (method !== 'GET') headers['X-CSRF-Token'] = csrf;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let reply: Response;
  try {
    const text = body === undefined ? undefined : JSON.stringify(body);
    // what is short is sent to its end even if the page is left meanwhile
    reply = await transport.fetch(url, { method, headers, body: text, keepalive: !!text && text.length < 10_000 });
  } catch {
    throw new ApiError(0, { problem: 'unreachable', values: {}, detail: 'the server cannot be reached' });
  }
  if (reply.ok) return reply;
  const problem: unknown = await reply.json().catch(() => null);
  if (problem && typeof problem === 'object' && 'problem' in problem)
    throw new ApiError(reply.status, problem as Problem);
  throw new ApiError(reply.status, {
    problem: 'unexpected',
    values: { status: String(reply.status) },
    detail: reply.statusText,
  });
}

/** The session may have changed in another window: then the greeting is made again, once. */
const STALE = ['no-session', 'bad-csrf'];

async function call<T>(method: string, url: string, body?: unknown): Promise<T> {
  const reply = await send(method, url, body).catch(async (error: unknown) => {
    if (method === 'GET' || !(error instanceof ApiError) || !STALE.includes(error.problem.problem)) throw error;
    await api.me();
    return send(method, url, body);
  });
  const text = await reply.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

const get = <T>(path: string, query?: Query): Promise<T> => call<T>('GET', address(path, query));
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', address(path), body);

async function person(reply: Promise<Me>): Promise<Me> {
  const me = await reply;
  csrf = me.csrf;
  return me;
}

export const api = {
  /** Whether the server answers at all. */
  reachable: () =>
    send('GET', address('games')).then(
      () => true,
      (error: unknown) => error instanceof ApiError && error.status > 0,
    ),

  me: () => person(get<Me>('me')),
  rename: (name: string) => person(call<Me>('PUT', address('me'), { name })),
  register: (who: Credentials) => person(post<Me>('register', who)),
  login: (who: Credentials) => person(post<Me>('login', who)),
  logout: () => person(post<Me>('logout')),
  newToken: () => post<Token>('tokens'),
  password: (change: NewPassword) => person(post<Me>('password', change)),
  reset: (reset: Reset) => person(post<Me>('reset', reset)),
  sessions: () => get<KeyInfo[]>('sessions'),
  endSession: (id: string) => call<void>('DELETE', address(`sessions/${id}`)),
  endOtherSessions: () => call<void>('DELETE', address('sessions')),
  dataAddress: () => address('me/data'),
  deleteAccount: (confirmed: Password) => person(post<Me>('me/delete', confirmed)),
  dropTokens: () => call<void>('DELETE', address('tokens')),

  games: () => get<GameInfo[]>('games'),
  rules: (game: string, lang: Language) => get<RuleEntry[]>(`games/${game}/rules`, { lang }),
  gameBoard: (game: string, seats: number, settings: Record<string, string>) =>
    get<Board>(`games/${game}/board`, { seats, ...settings }),

  lobby: () => get<Lobby>('lobby'),
  tables: (wanted: TableQuery) => get<TablePage>('tables', { ...wanted }),
  addresses: () => get<string[]>('addresses'),
  open: (table: NewTable) => post<TableInfo>('tables', table),
  lessons: (game: string) => get<LessonInfo[]>(`games/${game}/lessons`),
  pictures: (game: string) => get<PictureInfo[]>(`games/${game}/pictures`),
  lesson: (id: string, tried: LessonTry) => post<LessonProgress>(`tables/${id}/lesson`, tried),
  practise: (table: NewPractice) => post<TableInfo>('practice', table),

  screen: (id: string, since = 0, seat?: number | null) => get<Screen>(`tables/${id}`, { since, seat }),
  board: (id: string) => get<Board>(`tables/${id}/board`),
  sit: (id: string, seat: Sit) => post<TableInfo>(`tables/${id}/sit`, seat),
  reveal: (id: string, nonce: RevealedNonce) => post<TableInfo>(`tables/${id}/reveal`, nonce),
  giveSeat: (id: string, seat: BotSeat) => post<TableInfo>(`tables/${id}/bot`, seat),
  leave: (id: string, seat: number) => post<TableInfo>(`tables/${id}/leave`, { seat }),
  start: (id: string) => post<TableInfo>(`tables/${id}/start`),
  answer: (id: string, answers: Answers) => post<Done>(`tables/${id}/answers`, answers),
  preview: (id: string, tried: Try) => post<Preview>(`tables/${id}/previews`, tried),
  why: (id: string, asked: Ask) => post<Why>(`tables/${id}/why`, asked),
  hint: (id: string, seat: number) => post<Hint>(`tables/${id}/hint`, { seat }),
  undo: (id: string, seat: number) => post<Done>(`tables/${id}/undo`, { seat }),
  agree: (id: string, agree: Agree) => post<TableInfo>(`tables/${id}/agree`, agree),
  standing: (id: string, standing: Standing) => post<Done>(`tables/${id}/standing`, standing),
  resign: (id: string, seat: number) => post<Done>(`tables/${id}/resign`, { seat }),
  rematch: (id: string, seat: number, exchange: boolean) => post<TableInfo>(`tables/${id}/rematch`, { seat, exchange }),
  back: (id: string, seat: number) => post<Done>(`tables/${id}/back`, { seat }),
  offerHints: (id: string, seat: number) => post<TableInfo>(`tables/${id}/hints`, { seat }),

  chat: (id: string) => get<ChatLine[]>(`tables/${id}/chat`),
  say: (id: string, text: string) => post<ChatLine>(`tables/${id}/chat`, { text }),
  unsay: (id: string, line: number) => call<void>('DELETE', address(`tables/${id}/chat/${line}`)),
  mute: (id: string, author: string, muted: boolean) => post<void>(`tables/${id}/chat/mute`, { author, muted }),

  recordText: async (at: string) => (await send('GET', at)).text(),
  recordAddress: (id: string) => address(`tables/${id}/record`),
  replay: (id: string) => get<Replay>(`tables/${id}/replay`),
  frames: (id: string, first: number, last: number, seat: number | 'all' | 'none' = 'none') =>
    get<Frames>(`tables/${id}/frames`, { first, last, seat }),
  points: (id: string) => get<Points>(`tables/${id}/points`),
  openedAddress: (id: string) => address(`replays/${id}/record`),
  record: (id: string) => get<Replay>(`replays/${id}`),
  openRecord: (record: NewReplay) => post<Replay>('replays', record),
  recordPoints: (id: string) => get<Points>(`replays/${id}/points`),
  recordFrames: (id: string, first: number, last: number, seat: number | 'all' | 'none' = 'none') =>
    get<Frames>(`replays/${id}/frames`, { first, last, seat }),

  analysis: (game: Kept, after = 0) => get<AnalysisProgress>(`${game}/analysis`, { after }),
  analyse: (game: Kept, deep = true) => post<AnalysisProgress>(`${game}/analysis`, { deep }),
  stopAnalysis: (game: Kept) => call<AnalysisProgress>('DELETE', address(`${game}/analysis`)),
  better: (game: Kept, number: number) => get<Preview>(`${game}/better`, { number }),
  verdict: (id: string, seat: number, best: string[]) => post<Verdict>(`tables/${id}/verdict`, { seat, best }),
  puzzles: () => get<PuzzleList>('puzzles'),
  puzzle: (id: string) => get<PuzzleInfo>(`puzzles/${id}`),
};
