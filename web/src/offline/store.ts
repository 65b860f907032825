/** What is kept on this device: tables with their journals, opened records, analyses, settings; all in IndexedDB. */

import type { Store, Write } from './messages';
import type { ListedTable } from '../wire';

const NAME = 'quadriga';
const VERSION = 1;
export const STORES: Store[] = ['tables', 'entries', 'replays', 'analyses', 'settings'];

export interface TableRow {
  id: string;
  changed: number;
  practice: boolean;
  owner: string;
  info: ListedTable;
}

let opened: Promise<IDBDatabase> | null = null;

export function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => STORES.forEach((store) => request.result.createObjectStore(store));
    request.onsuccess = () => {
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      done(request.result);
    };
    request.onerror = () => failed(request.error ?? new Error('the storage of this browser cannot be opened'));
  });
  opened.catch(() => (opened = null));
  return opened;
}

export const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('the storage cannot be read'));
  });

export async function read<T>(store: Store, key: IDBValidKey): Promise<T | undefined> {
  const db = await database();
  return result(db.transaction(store).objectStore(store).get(key) as IDBRequest<T | undefined>);
}

export async function readAll<T>(store: Store, range?: IDBKeyRange): Promise<T[]> {
  const db = await database();
  return result(db.transaction(store).objectStore(store).getAll(range) as IDBRequest<T[]>);
}

/** All entries of a table's journal, in order. */
export const entriesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

/** Do all of it or nothing; done when it is on the disk. Fails with a DOMException: QuotaExceededError, ConstraintError. */
export async function commit(writes: Write[]): Promise<void> {
  if (!writes.length) return;
  const db = await database();
  await new Promise<void>((done, failed) => {
    const stores = [...new Set(writes.map((write) => write.store))];
    const transaction = db.transaction(stores, 'readwrite', { durability: 'strict' });
    const fail = (): void => failed(transaction.error ?? new DOMException('not kept', 'AbortError'));
    transaction.oncomplete = () => done();
    transaction.onerror = fail;
    transaction.onabort = fail;
    try {
      for (const { op, store, key, value } of writes) {
        const place = transaction.objectStore(store);
        if (op === 'delete') place.delete(key);
        else place[op](value, key);
      }
    } catch (error) {
      transaction.abort();
      failed(error as DOMException);
    }
  });
}

/** A table and its journal, gone. */
export async function remove(table: string): Promise<void> {
  const db = await database();
  await new Promise<void>((done, failed) => {
    const transaction = db.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error ?? new Error('not removed'));
    transaction.objectStore('tables').delete(table);
    transaction.objectStore('entries').delete(entriesOf(table));
  });
}

export const setting = <T>(name: string): Promise<T | undefined> => read<T>('settings', name);
export const setSetting = (name: string, value: unknown): Promise<void> =>
  commit([{ op: 'put', store: 'settings', key: name, value }]);
