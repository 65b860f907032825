/** A view laid out as tidy lists and tables: what a board without a drawing shows. */

import type { Words } from '../../lib/words';
import { NOTHING, key, kindOf, label, meaning, plain, thing, type Thing } from './meaning';

/** A name with what it amounts to: "deck 12", "open cards: Quarry, Siege Tower". */
export interface Fact {
  label: string;
  things: Thing[];
}

export interface Sheet {
  title: string;
  columns: string[];
  rows: Thing[][][];
}

export interface Layout {
  facts: Fact[];
  sheets: Sheet[];
}

type Plain = Record<string, unknown>;
const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSheet = (value: unknown): value is Plain[] => Array.isArray(value) && value.length > 0 && value.every(isObject);

/** A whole view; `players` and what `leave` names besides are shown elsewhere. */
export function layout(words: Words, view: unknown, leave: string[] = ['players']): Layout {
  const result: Layout = { facts: [], sheets: [] };
  if (!isObject(view)) return result;
  for (const [name, value] of Object.entries(view)) {
    if (leave.includes(name) || meaning(words.board, name).hidden) continue;
    const index = meaning(words.board, name).index;
    if (isSheet(value)) result.sheets.push(sheet(words, name, value));
    else if (index && Array.isArray(value)) result.sheets.push(counted(words, name, value, index));
    else result.facts.push({ label: label(words.board, name), things: things(words, name, value) });
  }
  return result;
}

/** A list of like things as a table; columns that are empty in every row are left out. */
export function sheet(words: Words, name: string, list: Plain[]): Sheet {
  const index = meaning(words.board, name).index;
  const names = [...new Set(list.flatMap((item) => Object.keys(item)))].filter(
    (column) => !meaning(words.board, `${name}.${column}`).hidden,
  );
  const rows = list.map((item, n) => names.map((column) => things(words, `${name}[${n}].${column}`, item[column])));
  const filled = names.map((_, column) => rows.some((row) => row[column]!.some((one) => one.text !== NOTHING)));
  const head = index ? [label(words.board, index)] : [];
  return {
    title: label(words.board, key(name)),
    columns: [...head, ...names.filter((_, n) => filled[n]).map((column) => label(words.board, column))],
    rows: rows.map((row, n) => [
      ...(index ? [[{ text: words.thingAt(index, n), kind: index, number: n }]] : []),
      ...row.filter((_, column) => filled[column]),
    ]),
  };
}

/** A list whose index says what a value belongs to: the price of each good. */
function counted(words: Words, name: string, list: unknown[], index: string): Sheet {
  return {
    title: label(words.board, name),
    columns: [],
    rows: list.map((value, n) => [[indexed(words, index, n)], things(words, `${name}[${n}]`, value)]),
  };
}

function indexed(words: Words, index: string, n: number): Thing {
  if (index === 'seat') return { text: words.seat(n), kind: '', number: n };
  return { text: words.thingAt(index, n), kind: index, number: n };
}

/** Everything that a value names, in order; amounts of several things are listed one by one, those of zero left out. */
export function things(words: Words, path: string, value: unknown): Thing[] {
  if (Array.isArray(value)) {
    const { index } = meaning(words.board, path);
    const inside = value.flatMap((item, n) => {
      const named = things(words, `${path}[${n}]`, item);
      return index ? together(indexed(words, index, n), named) : named;
    });
    return inside.length ? inside : [plain(NOTHING)];
  }
  if (isObject(value)) {
    const inside = Object.entries(value).flatMap(([name, item]) => {
      const { hidden, value: kind } = meaning(words.board, `${path}.${name}`);
      if (hidden || item === 0 || item === false) return [];
      if (item === true) return [plain(label(words.board, name))];
      const held = things(words, `${path}.${name}`, item);
      return kind ? held : together(named(words, name), held);
    });
    return inside.length ? inside : [plain(NOTHING)];
  }
  return [thing(words, path, value)];
}

/** A name as a thing of the vocabulary, or as what the view calls it. */
export function named(words: Words, name: string): Thing {
  const kind = kindOf(words.board, name);
  const number = kind ? words.board.vocabulary.nouns[kind]!.names.indexOf(name.replaceAll('_', '-')) : -1;
  const text = kind ? words.thingAt(kind, number) : label(words.board, name);
  return { text, kind, number };
}

/** "gold 3": an amount, nothing to point at; or a name and the things it has. */
function together(name: Thing, inside: Thing[]): Thing[] {
  const [first, ...rest] = inside;
  if (first && !first.kind && !rest.length) return [plain(`${name.text} ${first.text}`)];
  return [plain(`${name.text}:`), ...inside];
}
