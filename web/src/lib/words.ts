/** The words of one game: actions and events in notation, put into the person's language. */

import type { Amount, Board, NounInfo, OutcomeView, Question, VerbInfo, Why } from '../wire';
import { naming } from './naming.svelte';
import { find, type Values } from './texts.svelte';

export const CHANCE = -1;
const UNKNOWN = '?';

export type Finder = (id: string, values?: Values) => string | undefined;

/** An action or event taken apart: its verb, and each thing that it names with its kind. */
export interface ParsedNotation {
  verb: string;
  things: { kind: string; name: string }[];
}

/** A cell of a grid in notation: row and column, counted from 0. */
const CELL = /^r(\d+)c(\d+)$/;
/** A place in notation, counted from the middle to the right and up. */
const SPOT = /^x(-?\d+)y(-?\d+)$/;

const isNumber = (text: string): boolean => /^\d+$/.test(text);
const spaced = (name: string): string => name.replaceAll('-', ' ');

export class Words {
  /**
   * @param seatTexts what seats are called on this screen instead of the game's own names, such as "Red"
   * @param find where messages come from; tests give their own
   */
  constructor(
    readonly board: Board,
    private readonly seatTexts: string[] | null = null,
    private readonly find: Finder = find_,
  ) {}

  /** A message of the game itself: own('title'). */
  own(name: string, values?: Values): string {
    const id = `${this.board.game}-${name}`;
    return this.find(id, values) ?? id;
  }

  // -- notation ------------------------------------------------------------------------------------------------

  /** An action in words. */
  action(notation: string): string {
    return naming.places?.action?.(notation) ?? this.#text('say', this.board.vocabulary.verbs, notation);
  }

  /** An event in words. */
  event(notation: string): string {
    return this.#text('news', this.board.vocabulary.events, notation);
  }

  /** Events of one kind summed up, as `turnSummary` does it; undefined where the game has no text for that. */
  act(verb: string, values: Values): string | undefined {
    return this.find(`${this.board.game}-act-${verb}`, values);
  }

  /** What an answer names, thing by thing. */
  parse(notation: string, verbs: Record<string, VerbInfo> = this.board.vocabulary.verbs): ParsedNotation {
    const [verb = '', ...names] = notation.split(' ');
    const kinds = verbs[verb]?.nouns ?? [];
    return { verb, things: names.map((name, n) => ({ kind: kinds[n] ?? '', name })) };
  }

  #text(kind: string, verbs: Record<string, VerbInfo>, notation: string): string {
    const { verb, things } = this.parse(notation, verbs);
    const number = things.find((thing) => this.isNumber(thing.kind) && isNumber(thing.name));
    const count = number ? Number(number.name) : 1;
    const values: Values = {};
    const seen: Record<string, number> = {};
    for (const thing of things) {
      const again = (seen[thing.kind] = (seen[thing.kind] ?? 0) + 1);
      values[again === 1 ? thing.kind : `${thing.kind}${again}`] = this.thing(thing.kind, thing.name, count);
    }
    return this.find(`${this.board.game}-${kind}-${verb}`, values) ?? notation;
  }

  /** Whether the things of a kind are numbers; money may be written in halves. */
  isNumber(kind: string): boolean {
    const noun = this.#noun(kind);
    return noun !== undefined && noun.proper && /^\d+½?$/.test(noun.names.at(-1) ?? '');
  }

  /** Whether a kind of noun names the seats. */
  namesSeats(kind: string): boolean {
    const noun = this.#noun(kind);
    return noun !== undefined && this.#namesSeats(noun);
  }

  #noun(kind: string): NounInfo | undefined {
    return this.board.vocabulary.nouns[kind];
  }

  /** A thing by its name in this language; numbers stay numbers, so that messages can choose a plural. */
  thing(kind: string, name: string, count = 1): string | number {
    if (name === UNKNOWN) return this.find('ui-hidden') ?? UNKNOWN;
    const place = naming.places?.thing?.(kind, name);
    if (place !== undefined) return place;
    const noun = this.#noun(kind);
    if (noun && this.#namesSeats(noun)) {
      const seat = noun.names.indexOf(name);
      const played = seat < this.board.seat_names.length;
      const called = played ? this.seatTexts?.[seat] : this.find(`${this.board.game}-seat-rival`);
      if (called) return called;
    }
    if (noun?.proper) {
      const [cell, spot] = [CELL.exec(name), SPOT.exec(name)];
      if (spot) return this.#spot(Number(spot[1]), Number(spot[2]));
      if (cell) return this.find('ui-cell', { row: Number(cell[1]) + 1, column: Number(cell[2]) + 1 }) ?? name;
      return isNumber(name) ? Number(name) : spaced(name);
    }
    return this.find(`${this.board.game}-${kind}-${name}`, { count }) ?? spaced(name);
  }

  /** Where something is, from the middle: "2 right, 1 up". */
  #spot(x: number, y: number): string {
    const say = (id: string, count = 0): string => this.find(id, { count }) ?? id;
    const across = x ? [say(x > 0 ? 'ui-right' : 'ui-left', Math.abs(x))] : [];
    const along = y ? [say(y > 0 ? 'ui-up' : 'ui-down', Math.abs(y))] : [];
    return [...across, ...along].join(', ') || say('ui-middle');
  }

  /** Thing number n of a kind, as in a target: thingAt('region', 12). */
  thingAt(kind: string, number: number, count = 1): string {
    return String(this.thing(kind, this.#noun(kind)?.names[number] ?? UNKNOWN, count));
  }

  /** What the things that an answer names are good for, where there is a text for it. */
  hint(notation: string): string {
    for (const { kind, name } of this.parse(notation).things) {
      if (this.#noun(kind)?.proper || name === UNKNOWN) continue;
      const hint = this.find(`${this.board.game}-${kind}-${name}-hint`);
      if (hint) return hint;
    }
    return '';
  }

  // -- questions, reasons, names ---------------------------------------------------------------------------------

  /** The question put to a seat. */
  ask(question: Pick<Question, 'step' | 'values'>): string {
    const values: Values = {};
    for (const [name, value] of Object.entries(question.values)) {
      values[name] = this.#noun(name) ? this.thing(name, value) : isNumber(value) ? Number(value) : value;
    }
    return this.own(`ask-${question.step}`, values);
  }

  /** Why something is not allowed, in the game's words or in those of the kernel. */
  why(why: Pick<Why, 'message' | 'values'>): string {
    const values = Object.fromEntries(
      Object.entries(why.values).map(([name, value]) => [name, isNumber(value) ? Number(value) : value]),
    );
    const id = `why-${why.message}`;
    return this.find(`${this.board.game}-${id}`, values) ?? this.find(id, values) ?? id;
  }

  /** What a player is called: as this screen calls them, by the noun that names the seats, or by number. */
  seat(seat: number): string {
    if (seat === CHANCE) return this.find('ui-chance') ?? 'chance';
    if (this.seatTexts?.[seat]) return this.seatTexts[seat];
    const kind = this.#sides();
    if (kind) return this.thingAt(kind, seat);
    const name = this.board.seat_names[seat] ?? '';
    return this.find(`${this.board.game}-seat-${name}`) ?? this.find('ui-seat', { number: seat + 1 }) ?? name;
  }

  /** The names of all who have pieces: the seats, and a side that nobody plays. */
  get sides(): string[] {
    return this.#noun(this.#sides() ?? '')?.names ?? this.board.seat_names;
  }

  /** The kind of noun that names the seats. */
  #sides(): string | undefined {
    return Object.entries(this.board.vocabulary.nouns).find(([, noun]) => this.#namesSeats(noun))?.[0];
  }

  #namesSeats(noun: NounInfo): boolean {
    return this.board.seat_names.every((name, n) => noun.names[n] === name);
  }

  /** A price or a gain: "-2 gold". */
  amount({ what, amount }: Amount): string {
    const count = Math.abs(amount);
    return `${amount > 0 ? '+' : '-'}${count} ${this.good(what, count)}`;
  }

  /** The name of what a price counts. */
  good(what: string, count = 1): string {
    const priced = this.find(`${this.board.game}-price-${what}`, { count });
    if (priced !== undefined) return priced;
    for (const kind of this.#spokenOf()) {
      const noun = this.#noun(kind);
      if (noun && !noun.proper && noun.names.includes(what)) return String(this.thing(kind, what, count));
    }
    return what;
  }

  /** The kinds of noun in the order in which the verbs of answers name them. */
  #spokenOf(): Set<string> {
    return new Set(Object.values(this.board.vocabulary.verbs).flatMap((verb) => verb.nouns));
  }

  // -- the end ---------------------------------------------------------------------------------------------------

  /** Who won and why. */
  end({ reason, places, scores }: Pick<OutcomeView, 'reason' | 'places' | 'scores'>): string {
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return this.own(`end-${reason}`, {
      names: winners.map((seat) => this.seat(seat)).join(', '),
      winners: winners.length,
      points: scores.length
        ? Object.values(scores[winners[0] ?? 0] ?? {}).reduce((sum, points) => sum + points, 0)
        : '–',
      players: places.length,
    });
  }

  /** Where points come from. */
  source(name: string): string {
    return this.own(`score-${name}`);
  }
}

const find_: Finder = (id, values) => find(id, values);

/** A question itself, and what is said with it. */
export function firstAndRest(text: string): [string, string] {
  const end = /[?!.]\s/.exec(text);
  return end ? [text.slice(0, end.index + 1), text.slice(end.index + 2)] : [text, ''];
}
