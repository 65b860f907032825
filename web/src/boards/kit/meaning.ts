/** What the values of a view stand for: things of the vocabulary, seats, or plain amounts. */

import { find, t } from '../../lib/texts.svelte';
import type { Words } from '../../lib/words';
import type { Board } from '../../wire';

/** The kind of noun that a number is one of, 'seat', or '' for an amount; `index`: the kind that counts a list. */
export interface Meaning {
  value: string;
  /** The numbers of the kind that the values stand for; without it they are these numbers themselves. */
  table?: number[];
  index: string;
  hidden: boolean;
}

/** Keys that name a seat wherever they stand. */
const SEATS = new Set(['seat', 'owner', 'active', 'builder', 'start', 'order', 'queue', 'tower']);

/**
 * Where the name of a value does not say what it is, by its path without indices: the kind of noun, `#` the kind that
 * numbers a list, `kind@table` where a table says which of the kind a number means, `-` what would only confuse (the view shows it elsewhere), `0` an amount.
 */
const EXCEPTIONS: Record<string, Record<string, string>> = {
  antike: {
    display: 'card',
    discards: 'card',
    'players.cards': 'card',
    'players.stone': 'field',
    'players.name': '-',
    'players.turns': '-',
    'players.supply': '-',
    'players.ways': '-',
    'players.prices': '-',
  },
  praetor: {
    display: 'tile',
    in_hand: 'tile',
    'players.camps_used': 'tile',
    'players.walls': 'wall',
    'players.name': '-',
    'players.morale_space': '-',
    'players.active': '0',
    'players.board': '-',
    sites: 'cell',
    markers: '-',
    unseen: '-',
    unseen_walls: '-',
    'city.kind': '-',
    'city.x': '-',
    'city.y': '-',
    'city.corners': '-',
    'city.zone': '-',
    'city.turn': '-',
    'city.plazas': '-',
    'players.prizes': '-',
  },
  romolo: {
    hexes: '#hex',
    'hexes.peeked': 'terrain',
    'hexes.token': '-',
    'hexes.peeked_token': '-',
    'hexes.walls': 'side',
    'hexes.stored': '-',
    'hexes.influence': '-',
    'hexes.control': '-',
    phase: '-',
    acting: '-',
    combat: '-',
    exchange: '-',
    'players.points': '-',
    'players.limits': '-',
    'players.hire_cost': '-',
    'players.upkeep': '-',
    'units.unit': '-',
    'units.kind': 'kind',
    'players.name': '-',
    'players.capital': 'hex',
    'players.dice': 'symbol',
    'players.dice_used': 'symbol',
    'players.characters.tile': '-',
    'players.characters.name': 'character',
    'players.characters.counters': '-',
    'players.characters.cubes': 'good',
    'players.characters.hex': '-',
    prices: '#good',
    board: '-',
    display: 'character',
    stack: '-',
    events: '-',
    dominion: '-',
  },
  corduba: {
    passed: 'seat',
    'players.name': '-',
    'players.passed': '-',
    'players.prestige': '#district',
    'players.insulae_left': '#district',
    'players.specialists': 'specialist',
    'players.ready': 'specialist',
    'players.inheritance': 'hereditas',
    'districts.neutral': 'cell',
    'districts.insulae': '#seat cell',
    'districts.stock': 'building',
    'tiles.building': '-',
    'tiles.district': '-',
    'tiles.cells': '-',
    'players.deliverable': '-',
    'players.deeds': '-',
    laying: '-',
    spaces: 'space',
    monuments: '#monument seat',
    gestae: '#gesta seat',
    built_pile: '-',
    caepio_card: 'card',
    dealt: '-',
    stacks: '-',
  },
};

/** The path of a value without the numbers in it: players[1].cards[0] is players.cards. */
export const pattern = (path: string): string => path.replace(/\[\d+\]/g, '');

/** The last name in a path. */
export const key = (path: string): string => pattern(path).split('.').at(-1) ?? '';

const counts = (names: string[]): boolean => /^\d+$/.test(names.at(-1) ?? '');

/** What a name in a view is called: sea_points, upkeep_minus_2. */
export function label(board: Board, name: string): string {
  const id = name.replaceAll('_', '-');
  return find(`view-${board.game}-${id}`) ?? find(`view-${id}`) ?? id.replaceAll('-', ' ');
}

/** What a value at this path stands for. */
export function meaning(board: Board, path: string): Meaning {
  const exception = EXCEPTIONS[board.game]?.[pattern(path)];
  if (exception === '-') return { value: '', index: '', hidden: true };
  if (exception !== undefined) {
    const parts = exception === '0' ? [] : exception.split(' ');
    const index = parts.find((part) => part.startsWith('#'))?.slice(1) ?? '';
    const [value = '', table = ''] = (parts.find((part) => !part.startsWith('#')) ?? '').split('@');
    return { value, index, hidden: false, table: (board.tables as Record<string, number[]>)[table] };
  }
  const name = key(path);
  if (pattern(path).includes('sources.')) return { value: '', index: '', hidden: false };
  const noun = board.vocabulary.nouns[name];
  const value = SEATS.has(name) ? 'seat' : noun && !counts(noun.names) ? name : '';
  return { value, index: '', hidden: false };
}

/** The kind of noun that has a thing of this name, where a view names things by name. */
export function kindOf(board: Board, name: string, wanted = ''): string {
  const nouns = board.vocabulary.nouns;
  const written = name.replaceAll('_', '-');
  if (wanted && nouns[wanted]?.names.includes(written)) return wanted;
  for (const [kind, noun] of Object.entries(nouns)) if (!noun.proper && noun.names.includes(written)) return kind;
  return '';
}

/** One thing that a view shows: its text, and which noun it is where it is one. */
export interface Thing {
  text: string;
  kind: string;
  number: number;
}

/** Amounts that are -1 where this seat may not know them. */
const HIDDEN = new Set(['coins']);

export const plain = (text: string): Thing => ({ text, kind: '', number: -1 });

export const NOTHING = '–';

/** A single value of a view as a thing to show. */
export function thing(words: Words, path: string, value: unknown): Thing {
  const board = words.board;
  const { value: kind, table } = meaning(board, path);
  if (typeof value === 'boolean') return plain(t(value ? 'view-yes' : 'view-no'));
  if (value === null || value === undefined || value === '') return plain(NOTHING);
  if (typeof value === 'number') {
    if (value < 0 && HIDDEN.has(key(path))) return plain('?');
    if (kind === 'seat') return value < 0 ? plain(NOTHING) : seatThing(words, value);
    if (!kind) return plain(String(value));
    if (value < 0) return plain(NOTHING);
    const number = table ? (table[value] ?? value) : value;
    return { text: words.thingAt(kind, number), kind, number };
  }
  const text = String(value);
  const nounKind = kindOf(board, text, kind);
  if (!nounKind) return plain(label(board, text));
  const number = board.vocabulary.nouns[nounKind]!.names.indexOf(text.replaceAll('_', '-'));
  return { text: words.thingAt(nounKind, number), kind: nounKind, number };
}

/** A seat as a thing: by the noun that names seats, so that it can be chosen where a choice names it. */
export function seatThing(words: Words, seat: number): Thing {
  const { vocabulary, seat_names: names } = words.board;
  const seatNoun = Object.entries(vocabulary.nouns).find(([, noun]) =>
    names.every((name, n) => noun.names[n] === name),
  );
  return { text: words.seat(seat), kind: seatNoun?.[0] ?? '', number: seat };
}
