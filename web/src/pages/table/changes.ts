/** What answers would change, line by line in words. */

import { key, label, meaning, pattern, thing, NOTHING, type Thing } from '../../boards/kit/meaning';
import { named, things } from '../../boards/kit/rows';
import type { Words } from '../../lib/words';
import type { Change } from '../../wire';

export interface Line {
  /** Whose value it is; null: the board's. */
  seat: number | null;
  label: string;
  /** How much more or less, where it is an amount. */
  delta: number | null;
  /** Whether more of it is good for its owner; null for what is neither. */
  good: boolean | null;
  /** What it would be, where it is no amount. */
  text: string;
}

/** What nobody wants more of. */
const BURDENS = new Set(['unrest', 'late_unrest', 'held', 'damage', 'upkeep', 'wages', 'fallen', 'markers']);
/** Whose turn it is, and what only follows from the rest. */
const NOISE = new Set(['active', 'turn', 'turns', 'queue', 'order', 'markers', 'sites', 'modifiers', 'morale_space']);

const isList = Array.isArray;

/** The lines for a preview: the viewer's seat first, then the others, then the board. */
export function lines(words: Words, view: unknown, changes: Change[], me: number | null): Line[] {
  const shown = changes.flatMap((change) => line(words, view, change));
  const rank = (one: Line): number => (one.seat === null ? 99 : one.seat === me ? -1 : one.seat);
  return shown.sort((a, b) => rank(a) - rank(b));
}

function line(words: Words, view: unknown, change: Change): Line[] {
  const { path, before, after } = change;
  const parts = pattern(path).split('.');
  const hidden = parts.some((_, n) => meaning(words.board, parts.slice(0, n + 1).join('.')).hidden);
  if (hidden || parts.some((part) => NOISE.has(part)) || parts.includes('sources')) return [];
  const seat = seatOf(path);
  const name = whose(words, view, path) + called(words, path);
  const base: Line = { seat, label: name, delta: null, good: null, text: '' };
  if (typeof before === 'number' && typeof after === 'number' && !meaning(words.board, path).value) {
    const delta = after - before;
    return [{ ...base, delta, good: seat === null ? null : delta > 0 !== BURDENS.has(key(path)) }];
  }
  if (isList(before) || isList(after))
    return listed(words, path, isList(before) ? before : [], isList(after) ? after : [], base);
  return [{ ...base, text: inWords(words, path, after) }];
}

/** The player that a path belongs to. */
function seatOf(path: string): number | null {
  const match = /^players\[(\d+)\]/.exec(path);
  return match ? Number(match[1]) : null;
}

/** What a value is called: the good it counts, or the view's name for it. */
function called(words: Words, path: string): string {
  const { index } = meaning(words.board, path.replace(/\[\d+\]$/, ''));
  const place = /\[(\d+)\]$/.exec(path);
  if (place && index && index !== 'seat') {
    return `${label(words.board, key(path))} (${words.thingAt(index, Number(place[1]))})`;
  }
  const parts = pattern(path).split('.');
  const inside = parts.at(-2);
  const name = parts.at(-1) ?? '';
  if (inside && inside !== 'players' && parts.length > 1 && !/\]\.[^.]+$/.test(path)) {
    const held = inside === 'goods' || inside === 'cubes' ? '' : ` (${label(words.board, inside)})`;
    return `${named(words, name).text}${held}`;
  }
  return label(words.board, name);
}

/** For a value of one thing among many: which thing. */
function whose(words: Words, view: unknown, path: string): string {
  const match = /^(\w+)\[(\d+)\]\./.exec(path);
  if (!match || match[1] === 'players') return '';
  const list = (view as Record<string, unknown>)[match[1]!];
  const item = isList(list) ? (list[Number(match[2])] as Record<string, unknown>) : undefined;
  const { index } = meaning(words.board, match[1]!);
  if (index) return `${words.thingAt(index, Number(match[2]))}: `;
  if (!item || typeof item !== 'object') return '';
  const first = Object.entries(item).find(([name]) => meaning(words.board, `${match[1]}.${name}`).value);
  return first ? `${thing(words, `${match[1]}.${first[0]}`, first[1]).text}: ` : '';
}

/** What comes to a list and what leaves it. */
function listed(words: Words, path: string, before: unknown[], after: unknown[], base: Line): Line[] {
  const left = without(before, after);
  const come = without(after, before);
  const changed = (items: unknown[], delta: number): Line[] =>
    items.map((item) => ({
      ...base,
      delta,
      good: base.seat === null ? null : delta > 0,
      label: `${base.label}: ${inWords(words, path, item)}`,
    }));
  return [...changed(come, 1), ...changed(left, -1)];
}

/** The items of one list that the other does not have; equal ones are counted. */
function without(items: unknown[], others: unknown[]): unknown[] {
  const rest = others.map((item) => JSON.stringify(item));
  return items.filter((item) => {
    const place = rest.indexOf(JSON.stringify(item));
    if (place < 0) return true;
    rest.splice(place, 1);
    return false;
  });
}

function inWords(words: Words, path: string, value: unknown): string {
  const shown =
    typeof value === 'object' && value !== null && !isList(value)
      ? ofThing(words, pattern(path), value as Record<string, unknown>)
      : things(words, path, value);
  const texts = shown.map((one) => one.text).filter((text) => text !== NOTHING);
  return texts.join(', ') || NOTHING;
}

/** A thing of several values: what names it is enough. */
function ofThing(words: Words, path: string, value: Record<string, unknown>): Thing[] {
  const shown = Object.entries(value).filter(([name]) => !meaning(words.board, `${path}.${name}`).hidden);
  const names = shown.filter(([name]) => meaning(words.board, `${path}.${name}`).value);
  return (names.length ? names : shown).flatMap(([name, item]) => things(words, `${path}.${name}`, item));
}
