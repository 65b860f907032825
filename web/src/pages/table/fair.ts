/** Whether chance was fair and the record is that of the game as it was shown; docs/fair-chance.md says how. */

import { digest } from '../../lib/chance';
import type { Fairness } from '../../wire';

export type Check = 'fair' | 'changed' | 'unfair' | 'rewritten' | 'unknown';

/** What this browser saw while the game went on. */
export interface Seen {
  commitment: string;
  /** Heads of the chain, each with the number of its links before it; the newest last. */
  heads: string[];
}

const MOST_HEADS = 100;
const LATER = /^(Quadriga-Record|Secret|Undone|Resigned|Draws-Taken-Back|Result|Hidden|Taken-Back|Chain|Seal):/;

/** Every head of the game that a record tells of, as `links head`. */
export function headsOf(record: string): string[] {
  const rows = record.split('\n');
  const end = rows.indexOf('');
  const header = rows.slice(0, end);
  const value = (key: string): string => header.find((row) => row.startsWith(`${key}: `))?.slice(key.length + 2) ?? '';
  const hidden = new Set(value('Hidden').split(' ').map(Number));
  const answers = rows.slice(end).map((row) => row.split(';')[0]!.trim());
  let shown = answers
    .filter((row) => row)
    .map((row, index) => (hidden.has(index + 1) ? `${row.split(':')[0]}: ?` : row));
  const undos = header
    .filter((row) => row.startsWith('Taken-Back: '))
    .map((row) => JSON.parse(row.slice(row.indexOf('=') + 1)) as [number, number, string[]]);
  const after: string[][] = [];
  for (const [kept, , rows] of [...undos].reverse()) {
    after.unshift(shown);
    shown = [...shown.slice(0, kept), ...rows];
  }
  let head = digest(header.filter((row) => !LATER.test(row)).join('\n'));
  const heads = [`0 ${head}`];
  const link = (row: string): void => {
    head = digest(`${head}\n${row}`);
    heads.push(`${heads.length} ${head}`);
  };
  shown.forEach(link);
  undos.forEach(([kept, numbers], n) => {
    link(`back ${kept} ${numbers}`);
    after[n]!.slice(kept).forEach(link);
  });
  return heads;
}

/** `record`: the whole record as text, which is asked for only where there is something to compare it with. */
export async function check(fairness: Fairness, seen: Seen, record: () => Promise<string>): Promise<Check> {
  if (fairness.secret === null) return 'unknown';
  if (seen.commitment && seen.commitment !== fairness.commitment) return 'changed';
  if (digest(fairness.secret) !== fairness.commitment) return 'unfair';
  if (fairness.nonce_commitments.some((made, seat) => made && digest(fairness.nonces[seat]!) !== made))
    return 'changed';
  if (!fairness.chain || !seen.heads.length) return 'fair';
  const heads = new Set(headsOf(await record()));
  return seen.heads.every((head) => heads.has(head)) ? 'fair' : 'rewritten';
}

const commitmentAt = (table: string): string => `quadriga-commitment-${table}`;
const headsAt = (table: string): string => `quadriga-heads-${table}`;

/** Keep the commitment of a table as it was when it was first seen, and the heads as they come. */
export function remember(table: string, fairness: Fairness): void {
  const storage = globalThis.localStorage;
  if (fairness.commitment && !storage?.getItem(commitmentAt(table)))
    storage?.setItem(commitmentAt(table), fairness.commitment);
  const { heads } = remembered(table);
  const head = fairness.chain && `${fairness.chain.links} ${fairness.chain.head}`;
  if (head && heads.at(-1) !== head)
    storage?.setItem(headsAt(table), JSON.stringify([...heads, head].slice(-MOST_HEADS)));
}

export function remembered(table: string): Seen {
  const storage = globalThis.localStorage;
  return {
    commitment: storage?.getItem(commitmentAt(table)) ?? '',
    heads: JSON.parse(storage?.getItem(headsAt(table)) ?? '[]') as string[],
  };
}
