/** The worker that holds the tables: one message after another goes to the host, and what it gives is kept, then told. */

import { startPython } from './runtime';
import { commit, entriesOf, read, readAll, type TableRow } from './store';
import type { FromHost, FromPage, FromTables, HostEffects, ToTables } from './messages';

const TICK = 1000;
/** Why what was given could not be kept, as problems that the client knows. */
const PROBLEMS: Record<string, [status: number, problem: string]> = {
  QuotaExceededError: [507, 'device-full'],
  ConstraintError: [503, 'try-again'],
};

const tell = (message: FromTables): void => postMessage(message);

class Tables {
  /** What the host holds, so that it is not read twice. */
  #held = new Set<string>();

  constructor(private receive: (text: string) => string) {}

  async take(message: FromPage): Promise<void> {
    await this.#load(message);
    await this.#do(message);
  }

  /** Before anything is asked of a table, a record or an analysis, the host gets what is kept of it. */
  async #load(message: FromPage): Promise<void> {
    if (message.type === 'watch') await this.#loadTable(message.table);
    if (message.type !== 'request') return;
    const [kind, id, what] = message.path.split('/');
    if (!id) return;
    if (kind === 'tables') await this.#loadTable(id);
    if (kind === 'replays' && !this.#held.has(id)) {
      const kept = await read<{ record: string }>('replays', id);
      if (kept) await this.#do({ type: 'load-record', name: id, record: kept.record });
      this.#held.add(id);
    }
    if (what === 'analysis' || what === 'better') await this.#loadAnalysis(kind!, id);
  }

  async #loadTable(id: string): Promise<void> {
    if (this.#held.has(id)) return;
    const row = await read<TableRow>('tables', id);
    if (!row) return;
    const entries = await readAll<string>('entries', entriesOf(id));
    if (entries.length) await this.#do({ type: 'load', table: id, owner: row.owner, entries });
    this.#held.add(id);
  }

  async #loadAnalysis(kind: string, id: string): Promise<void> {
    const known = `analysis of ${id}`;
    if (this.#held.has(known)) return;
    this.#held.add(known);
    const outcome = JSON.parse(
      this.receive(
        JSON.stringify({
          type: 'request',
          number: 0,
          method: 'GET',
          path: `${kind}/${id}/record`,
          query: {},
          body: '',
        }),
      ),
    ) as HostEffects;
    const reply = outcome.messages.find((message) => message.type === 'reply');
    outcome.messages.filter((message) => message !== reply).forEach(tell);
    if (!reply || reply.status !== 200) return;
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(reply.body));
    const name = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const text = await read<string>('analyses', name);
    if (text) await this.#do({ type: 'load-analysis', name, text });
  }

  /** Let the host do it, keep what it gives, and only then say what came of it. */
  async #do(message: FromPage): Promise<void> {
    const outcome = JSON.parse(this.receive(JSON.stringify(message))) as HostEffects;
    try {
      await commit(outcome.writes);
    } catch (error) {
      await this.#notKept(outcome, error);
      return;
    }
    outcome.tables.forEach((table) => this.#held.add(table));
    outcome.messages.forEach(tell);
    if (outcome.tables.length) tell({ type: 'kept', tables: outcome.tables });
  }

  /** Nothing of it has happened: the host reads these tables again, and who asked is told why. */
  async #notKept(outcome: HostEffects, error: unknown): Promise<void> {
    const name = error instanceof DOMException ? error.name : '';
    const [status, problem] = PROBLEMS[name] ?? [503, 'device-failing'];
    const body = JSON.stringify({ problem, values: {}, detail: String(error) });
    await this.forget(outcome.tables);
    const replies = outcome.messages.filter(
      (message): message is FromHost & { type: 'reply' } => message.type === 'reply',
    );
    replies.forEach((reply) => tell({ ...reply, status, body, name: '' }));
  }

  /** These are not what is kept any more. */
  async forget(tables: string[]): Promise<void> {
    tables.forEach((table) => this.#held.delete(table));
    if (tables.length) await this.#do({ type: 'forget', tables });
  }
}

let tables: Promise<Tables> | null = null;
/** One message is done after another. */
let last: Promise<unknown> = Promise.resolve();

async function begin(runtime: string, name: string): Promise<Tables> {
  const python = await startPython(
    runtime,
    'from quadriga.offline.host import Host\nimport quadriga.offline.routes\nhost = Host()',
  );
  const host = python.globals.get('host');
  host.name = name;
  const receive = host.receive;
  setInterval(() => add({ type: 'tick' }), TICK);
  tell({ type: 'began' });
  return new Tables((text) => String(receive(text)));
}

function add(message: FromPage | { type: 'changed'; table: string }): void {
  last = last
    .then(async () => {
      const found = await tables!;
      await (message.type === 'changed' ? found.forget([message.table]) : found.take(message));
    })
    .catch((error: unknown) => {
      tell({ type: 'broken', detail: String(error) });
      if (message.type !== 'request') return;
      const body = JSON.stringify({ problem: 'our-mistake', values: {}, detail: String(error).slice(-2000) });
      tell({ type: 'reply', number: message.number, status: 500, body, name: '' });
    });
}

addEventListener('message', ({ data }: MessageEvent<ToTables>) => {
  if (data.type !== 'begin') return add(data);
  tables = begin(data.runtime, data.name);
  tables.catch((error: unknown) => tell({ type: 'broken', detail: String(error) }));
});
