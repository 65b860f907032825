/** What a player has, from the view of any game: goods, amounts, and lists of named things. */

import { label, meaning, thing, type Thing } from '../../boards/kit/meaning';
import { named, sheet, things, type Fact, type Sheet } from '../../boards/kit/rows';
import type { Words } from '../../lib/words';
import type { Change } from '../../wire';

export interface Amount {
  path: string;
  /** The name in the view: for its sign. */
  name: string;
  thing: Thing;
  value: string;
  /** What the answers picked would make of it, where that is something else. */
  delta: number | null;
}

export interface Holdings {
  /** What the game is won by, where the view has it. */
  score: Amount | null;
  goods: Amount[];
  amounts: Amount[];
  facts: Fact[];
  sheets: Sheet[];
}

type Plain = Record<string, unknown>;

/** The value that decides each game, and the goods that are fields of their own. */
const SCORES: Record<string, string> = { antike: 'points', praetor: 'favour', corduba: 'senators', romolo: 'strength' };
const GOODS = new Set(['marble', 'iron', 'gold', 'coins']);
const STORES = new Set(['goods', 'cubes']);
/** Shown elsewhere. */
const LEFT_OUT = new Set(['seat', 'name', 'side', 'sources', 'passed', 'alive']);

export function holdings(words: Words, view: unknown, player: number, changes: Change[] = []): Holdings {
  const result: Holdings = { score: null, goods: [], amounts: [], facts: [], sheets: [] };
  const own = ((view as { players?: Plain[] } | null)?.players ?? [])[player];
  if (!own) return result;
  const at = `players[${player}]`;
  const amount = (path: string, name: string, value: unknown): Amount => ({
    path,
    name,
    thing: named(words, name),
    value: thing(words, path, value).text,
    delta: delta(changes, path),
  });
  for (const [name, value] of Object.entries(own)) {
    const path = `${at}.${name}`;
    const { hidden, value: kind } = meaning(words.board, path);
    if (hidden || LEFT_OUT.has(name)) continue;
    if (name === SCORES[words.board.game])
      result.score = { ...amount(path, name, value), thing: labelled(words, name) };
    else if (GOODS.has(name)) result.goods.push(amount(path, name, value));
    else if (STORES.has(name)) {
      for (const [good, count] of Object.entries(value as Plain))
        result.goods.push(amount(`${path}.${good}`, good, count));
    } else if (typeof value === 'number' && (!kind || kind === 'coins'))
      result.amounts.push({ ...amount(path, name, value), thing: labelled(words, name) });
    else if (typeof value === 'boolean') {
      if (value) result.facts.push({ label: '', things: [labelled(words, name)] });
    } else if (isSheet(value)) result.sheets.push(sheet(words, `players.${name}`, value));
    else {
      const held = things(words, path, value);
      if (held.some((one) => one.text !== '–')) result.facts.push({ label: label(words.board, name), things: held });
    }
  }
  return result;
}

const isSheet = (value: unknown): value is Plain[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'object' && !Array.isArray(item));

const labelled = (words: Words, name: string): Thing => ({ text: label(words.board, name), kind: '', number: -1 });

function delta(changes: Change[], path: string): number | null {
  const change = changes.find((one) => one.path === path);
  return change && typeof change.after === 'number' && typeof change.before === 'number'
    ? change.after - change.before
    : null;
}
