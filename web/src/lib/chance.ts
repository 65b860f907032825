/** A person's part in the seed of chance: committed to when they sit down, revealed when all are seated. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { TableInfo } from '../wire';
import { api } from './api';

export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Nonces where the browser keeps nothing. */
const kept = new Map<string, string>();
const place = (table: string, seat: number): string => `quadriga-nonce-${table}-${seat}`;

function nonce(table: string, seat: number): string | null {
  const at = place(table, seat);
  return kept.get(at) ?? globalThis.localStorage?.getItem(at) ?? null;
}

/** Draw a nonce for a seat and keep it; what is told is its digest. */
export function commit(table: string, seat: number): string {
  const drawn = bytesToHex(randomBytes(16));
  kept.set(place(table, seat), drawn);
  globalThis.localStorage?.setItem(place(table, seat), drawn);
  return digest(drawn);
}

/** What is under way, so that two screens in a row do not do the same twice. */
const busy = new Set<string>();

async function once(what: string, work: () => Promise<unknown>): Promise<void> {
  if (busy.has(what)) return;
  busy.add(what);
  try {
    await work();
  } catch {
    // the next screen tries again; what has gone wrong for good ends with the half minute
  } finally {
    busy.delete(what);
  }
}

/** Do for the own seats what chance waits for: commit anew, or reveal. */
export async function contribute(table: TableInfo): Promise<void> {
  const { reveal, owing, nonce_commitments: commitments } = table.fairness;
  for (const { number: seat, mine } of table.seats) {
    if (!mine) continue;
    const at = place(table.id, seat);
    const own = nonce(table.id, seat);
    if (owing.includes(seat)) await once(at, () => api.sit(table.id, { seat, commitment: commit(table.id, seat) }));
    else if (reveal?.missing.includes(seat) && !owing.length && own && digest(own) === commitments[seat])
      await once(at, () => api.reveal(table.id, { seat, nonce: own }));
  }
}
