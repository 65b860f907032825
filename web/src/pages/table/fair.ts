/** Whether chance was fair: the secret published at the end must be the one committed to before the first draw. */

import type { Fairness } from '../../wire';

export type Check = 'fair' | 'changed' | 'unfair' | 'unknown';

async function sha256(text: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle; // only where the address is safe: https, or this machine
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `remembered`: the commitment as this browser first saw it. */
export async function check(fairness: Fairness, remembered: string | null): Promise<Check> {
  if (fairness.secret === null) return 'unknown';
  if (remembered && remembered !== fairness.commitment) return 'changed';
  const digest = await sha256(fairness.secret);
  if (digest === null) return 'unknown';
  return digest === fairness.commitment ? 'fair' : 'unfair';
}

const place = (table: string): string => `quadriga-commitment-${table}`;

/** Keep the commitment of a table as it was when it was first seen. */
export function remember(table: string, commitment: string): void {
  if (commitment && !globalThis.localStorage?.getItem(place(table)))
    globalThis.localStorage?.setItem(place(table), commitment);
}

export const remembered = (table: string): string | null => globalThis.localStorage?.getItem(place(table)) ?? null;
