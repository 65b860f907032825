/** Everything that is kept on this device, as one file, and back from it. */

import { commit, database, entriesOf, read, readAll, result, STORES, type TableRow } from './store';
import type { Store, Write } from './messages';

const KIND = 'quadriga-device';
const VERSION = 1;
/** Rows that are written at a time. */
const PIECE = 2000;

interface Backup {
  kind: typeof KIND;
  version: number;
  stores: Record<string, { key: string | (string | number)[]; value: unknown }[]>;
}

/** The file with everything. */
export async function exported(): Promise<Blob> {
  const db = await database();
  const transaction = db.transaction(STORES);
  const stores: Backup['stores'] = {};
  for (const store of STORES) {
    const place = transaction.objectStore(store);
    const [keys, values] = await Promise.all([result(place.getAllKeys()), result(place.getAll())]);
    stores[store] = keys.map((key, n) => ({ key: key as string | (string | number)[], value: values[n] as unknown }));
  }
  return new Blob([JSON.stringify({ kind: KIND, version: VERSION, stores } satisfies Backup)], {
    type: 'application/json',
  });
}

export class NoBackup extends Error {}

/** Tables of a file, put beside those that are here. A table that is here already stays, unless the file's goes further. */
export async function imported(text: string): Promise<{ tables: number; records: number }> {
  const backup = parse(text);
  const rows = (store: Store) => backup.stores[store] ?? [];
  const entries = new Map<string, Write[]>();
  for (const { key, value } of rows('entries')) {
    if (!Array.isArray(key) || typeof key[0] !== 'string' || typeof value !== 'string') throw new NoBackup();
    entries.set(key[0], [...(entries.get(key[0]) ?? []), { op: 'put', store: 'entries', key, value }]);
  }
  let tables = 0;
  for (const { key, value } of rows('tables')) {
    const row = value as TableRow;
    const journal = entries.get(String(key));
    if (!journal || row?.id !== key || !row.info) throw new NoBackup();
    const here = (await read<TableRow>('tables', row.id)) ? await readAll<string>('entries', entriesOf(row.id)) : [];
    const same = here.every((entry, n) => entry === journal[n]?.value);
    if (here.length >= journal.length || !same) continue;
    await inPieces([...journal, { op: 'put', store: 'tables', key: row.id, value: row }]);
    tables += 1;
  }
  const others: Write[] = [];
  for (const store of ['replays', 'analyses'] as const)
    for (const { key, value } of rows(store)) {
      const known = await read(store, key);
      if (known === undefined) others.push({ op: 'put', store, key, value });
    }
  await inPieces(others);
  return { tables, records: others.filter((write) => write.store === 'replays').length };
}

/** The row of a table comes last, so that a table is there whole or not at all. */
async function inPieces(writes: Write[]): Promise<void> {
  for (let first = 0; first < writes.length; first += PIECE) await commit(writes.slice(first, first + PIECE));
}

function parse(text: string): Backup {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new NoBackup();
  }
  const backup = found as Backup;
  if (!backup || backup.kind !== KIND || typeof backup.stores !== 'object' || backup.version > VERSION)
    throw new NoBackup();
  return backup;
}

export async function forgetEverything(): Promise<void> {
  const db = await database();
  await new Promise<void>((done, failed) => {
    const transaction = db.transaction(STORES, 'readwrite', { durability: 'strict' });
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error ?? new Error('not removed'));
    STORES.forEach((store) => transaction.objectStore(store).clear());
  });
}
