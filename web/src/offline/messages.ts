/** What page and host say to each other; the host's side is src/quadriga/offline/messages.py. */

export type FromPage =
  | {
      type: 'request';
      number: number;
      method: string;
      path: string;
      query: Record<string, string>;
      body: string;
    }
  | { type: 'load'; table: string; owner: string; entries: string[] }
  | { type: 'load-record'; name: string; record: string }
  | { type: 'load-analysis'; name: string; text: string }
  | { type: 'watch'; socket: number; table: string; seat: number | null; since: number }
  | { type: 'unwatch'; socket: number }
  | { type: 'job-done'; job: number; result: string; refused?: string | null }
  | { type: 'tick' }
  | { type: 'forget'; tables: string[] };

export interface Write {
  op: 'add' | 'put' | 'delete';
  store: Store;
  key: string | (string | number)[];
  value: unknown;
}

export type Store = 'tables' | 'entries' | 'replays' | 'analyses' | 'settings';

export type FromHost =
  | { type: 'reply'; number: number; status: number; body: string; name: string }
  | { type: 'push'; socket: number; text: string }
  | { type: 'closed'; socket: number }
  | { type: 'job'; job: number; name: string; packed: string; rank: number; what: string }
  | { type: 'cancel'; job: number };

export interface HostEffects {
  writes: Write[];
  tables: string[];
  messages: FromHost[];
}

/** To the worker that holds the tables, beside what is for the host. */
export type ToTables = FromPage | { type: 'begin'; runtime: string; name: string } | { type: 'changed'; table: string };

/** From it, beside what the host says. */
export type FromTables =
  | FromHost
  | { type: 'began' }
  | { type: 'broken'; detail: string }
  /** These tables are not what other pages know any more. */
  | { type: 'kept'; tables: string[] };

export type ToThinker =
  { type: 'begin'; runtime: string } | { type: 'job'; job: number; name: string; packed: string } | { type: 'measure' };

export type FromThinker =
  | { type: 'began' }
  | { type: 'broken'; detail: string }
  | { type: 'done'; job: number; result: string; refused: string | null }
  | { type: 'measured'; expected: Record<string, Record<string, number>> };
