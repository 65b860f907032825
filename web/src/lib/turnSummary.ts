/** What happened, in short: events summed up by turns, for the chronicle, the recap, announcements, replays and previews. */

import type { EventView, VerbInfo } from '../wire';
import { actor } from './actor';
import { settings } from './settings.svelte';
import { t, type Values } from './texts.svelte';
import type { Words } from './words';

/** The events of one turn, or of what lies between turns. */
export interface TurnEvents {
  /** Number of its first event. */
  number: number;
  /** Whose turn it is; null: nobody's. */
  seat: number | null;
  /** The event that it begins with, if that is a turn or a phase; it is not among `events`. */
  opening: EventView | null;
  events: EventView[];
}

/** An amount that somebody gains (positive) or gives up. */
export interface Gain {
  seat: number;
  amount: number;
  label: string;
}

/** What answers would do: amounts by seat, one's own first, and sentences. */
export interface Effects {
  gains: Gain[];
  sentences: string[];
}

/** Events of one kind by one seat. */
interface Act {
  verb: string;
  seat: number | null;
  events: EventView[];
}

/**
 * The events turn by turn. A turn in which nothing has happened yet is left out; events before the first turn are one of
 * nobody's, or where one seat did all of it, of that seat.
 */
export function groupTurns(words: Words, events: EventView[]): TurnEvents[] {
  const turns: TurnEvents[] = [];
  for (const event of events) {
    const opens = words.board.vocabulary.events[event.verb]?.opens;
    if (opens) turns.push({ number: event.number, seat: actor(words.board, event), opening: event, events: [] });
    else if (turns.length) turns.at(-1)!.events.push(event);
    else turns.push({ number: event.number, seat: null, opening: null, events: [event] });
  }
  const first = turns[0];
  if (first && !first.opening) {
    const seats = new Set(first.events.map((event) => actor(words.board, event)));
    first.seat = seats.size === 1 ? [...seats][0]! : null;
  }
  return turns.filter((turn) => turn.events.length || turn.seat === null);
}

/** A turn in one line: "Rome: Scientia. Buys Strata and Navigatio for 14 gold and 2 coins." Sentences beyond `most` become an ellipsis. */
export function turnText(words: Words, turn: TurnEvents, most = Infinity): string {
  const told = tellTurn(words, turn);
  const untold = turn.events.slice(0, 1).map((event) => words.event(event.notation));
  const all = told.length ? told : untold;
  return all.length > most + 1 ? `${all.slice(0, most).join(' ')}\u00a0…` : all.join(' ');
}

function tellTurn(words: Words, { seat, opening, events }: TurnEvents): string[] {
  const [own, others]: [string[], string[]] = [[], []];
  let name = '';
  const tell = (who: number | null, text: string): void => {
    if (who === null) others.push(sentence(text));
    else if (who !== seat) others.push(sentence(`${words.seat(who)}${isName(text) ? ':' : ''} ${text}`));
    else if (isName(text)) name = text;
    else own.push(text);
  };
  let ownVerb = '';
  for (const act of acts(words, events)) {
    const text = clause(words, act, false);
    if (text) tell(act.seat, text);
    if (text && act.seat === seat && !isName(text)) ownVerb = act.verb;
  }
  const single = own.length === 1 && seat !== null && paidFor(words, ownVerb, seat, events);
  const untold = events.filter((event) => words.act(event.verb, {}) === undefined);
  if (!name && !own.length && untold.some((event) => actor(words.board, event) === seat)) {
    const idle = words.act('nothing', {});
    if (idle) own.push(idle);
  }
  for (const [who, signed] of bySeat(words, untold)) {
    const amounts = (sign: number): string[] =>
      total(
        words,
        signed.filter((one) => one[1] === sign),
      ).map(counted);
    // What was sold is not told again as paid.
    const spent = amounts(-1).filter((amount) => who !== seat || !own.some((text) => text.includes(amount)));
    const [got, paid] = [list(amounts(1)), list(spent)];
    if (paid && who === seat && single) own[0] = t('turn-for', { act: own[0]!, amounts: paid });
    else if (paid) tell(who, t('turn-pays', { amounts: paid }));
    if (got) tell(who, t('turn-gets', { amounts: got }));
  }
  if (seat === null) return [...(opening ? [words.event(opening.notation)] : []), ...others];
  const player = words.seat(seat);
  if (!name && own.length === 1) return [sentence(`${player} ${own[0]}`), ...others];
  const all = [...[name, ...own].filter(Boolean).map(sentence), ...others];
  return name || own.length ? [`${player}:`, ...all] : others;
}

/** Whether whatever a seat paid was paid for acts of one kind: nothing else that is told happened right before it. */
function paidFor(words: Words, verb: string, seat: number, events: EventView[]): boolean {
  let last = verb;
  return events.every((event) => {
    if (words.act(event.verb, {}) !== undefined) last = event.verb;
    const pays = (words.board.vocabulary.events[event.verb]?.amount ?? 0) < 0 && actor(words.board, event) === seat;
    return !pays || last === verb;
  });
}

/** Whether a text is no clause, which begins with its verb, but a name: that of the field that the turn is spent on. */
const isName = (text: string): boolean => /^\p{Lu}/u.test(text);

/** The places on the board that events name, as boards call them: `region:12`. */
export function placesOf(words: Words, events: EventView[]): string[] {
  const targets = events.flatMap((event) => event.targets);
  return targets
    .filter(({ kind }) => !words.namesSeats(kind) && !words.isNumber(kind))
    .map(({ kind, number }) => `${kind}:${number}`);
}

/** What these events would mean to a seat: "You lose 1 galley. Red gets 1 gold." */
export function effects(words: Words, events: EventView[], you: number | null, most = 4): Effects {
  const gains = bySeat(words, events).flatMap(([seat, signed]) =>
    total(words, signed).map((sum) => ({ seat, ...sum })),
  );
  const first = (seat: number): number => (seat === you ? -1 : seat);
  const told: [number, string][] = [];
  for (const act of acts(words, events)) {
    if (words.board.vocabulary.events[act.verb]?.amount) continue;
    const text = clause(words, act, act.seat === you && you !== null);
    if (!text) continue;
    const whole = act.seat === null || act.seat === you ? text : `${words.seat(act.seat)} ${text}`;
    told.push([act.seat === null ? 99 : first(act.seat), sentence(whole)]);
  }
  return {
    gains: gains.sort((a, b) => first(a.seat) - first(b.seat)),
    sentences: told
      .sort((a, b) => a[0] - b[0])
      .slice(0, most)
      .map(([, text]) => text),
  };
}

// -- acts --------------------------------------------------------------------------------------------------------------

/** Events of the same kind by the same seat are one act, told where the first of them happened. */
function acts(words: Words, events: EventView[]): Act[] {
  const found = new Map<string, Act>();
  for (const event of events) {
    const seat = actor(words.board, event);
    const key = `${event.verb} ${seat}`;
    const act = found.get(key);
    if (act) act.events.push(event);
    else found.set(key, { verb: event.verb, seat, events: [event] });
  }
  return [...found.values()];
}

/** An act in words: of oneself as a sentence, of others without its subject; empty where it is not worth telling. */
function clause(words: Words, act: Act, you: boolean): string {
  return words.act(act.verb, { ...valuesOf(words, act), who: you ? 'you' : 'other' })?.trim() ?? '';
}

/**
 * What the text of an act may speak of: `$region` are the regions named, `$units` the units with how many of each,
 * `$amounts` what the events' numbers count, `$count` their sum, `$last` the last of them, `$times` how many events.
 */
function valuesOf(words: Words, { verb, events }: Act): Values {
  const verbs = words.board.vocabulary.events;
  const parsed = events.map((event) => words.parse(event.notation, verbs).things);
  const values: Values = { times: events.length };
  const seen: Record<string, number> = {};
  for (const [n, kind] of (verbs[verb]?.nouns ?? []).entries()) {
    const again = (seen[kind] = (seen[kind] ?? 0) + 1);
    const names = parsed.map((things) => things[n]!.name);
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    if (words.isNumber(kind)) {
      values['count'] = names.reduce((sum, name) => sum + valueOf(name), 0);
      values['last'] = valueOf(names.at(-1)!);
      values['amounts'] = list(sums(words, events).map(counted));
    } else {
      const variable = again === 1 ? kind : `${kind}${again}`;
      values[variable] = list([...counts.keys()].map((name) => String(words.thing(kind, name))));
      values[`${variable}s`] = list([...counts].map(([name, count]) => `${count} ${words.thing(kind, name, count)}`));
    }
  }
  return values;
}

// -- amounts -----------------------------------------------------------------------------------------------------------

type Sum = Omit<Gain, 'seat'>;

/** An event, and whether it is a gain (1) or a loss (-1). */
type Signed = [EventView, number];

/** The events by which each seat gains or gives up something. */
function bySeat(words: Words, events: EventView[]): [number, Signed[]][] {
  const seats = new Map<number, Signed[]>();
  for (const event of events) {
    const { amount } = words.board.vocabulary.events[event.verb] ?? {};
    if (!amount) continue;
    const named = event.targets.filter(({ kind }) => words.namesSeats(kind)).map(({ number }) => number);
    for (const [n, seat] of named.slice(0, 2).entries()) {
      seats.set(seat, [...(seats.get(seat) ?? []), [event, n ? -amount : amount]]);
    }
  }
  return [...seats];
}

const sums = (words: Words, events: EventView[]): Sum[] =>
  total(
    words,
    events.map((event) => [event, 1]),
  );

/** One sum for each thing. */
function total(words: Words, signed: Signed[]): Sum[] {
  const verbs = words.board.vocabulary.events;
  const found = new Map<string, { amount: number; name: (count: number) => string }>();
  for (const [event, sign] of signed) {
    const counts = countOf(words, verbs[event.verb]!, words.parse(event.notation, verbs).things);
    if (!counts) continue;
    const known = found.get(counts.name(1)) ?? { amount: 0, name: counts.name };
    found.set(counts.name(1), { ...known, amount: known.amount + sign * counts.count });
  }
  return [...found.values()]
    .filter(({ amount }) => amount)
    .map(({ amount, name }) => ({ amount, label: name(Math.abs(amount)) }));
}

/** How many of what an event counts; null where that is hidden. */
function countOf(
  words: Words,
  verb: VerbInfo,
  things: { kind: string; name: string }[],
): { count: number; name: (count: number) => string } | null {
  const at = things.findIndex(({ kind }) => words.isNumber(kind));
  const count = valueOf(things[at]?.name ?? '');
  if (Number.isNaN(count)) return null;
  const { of } = verb;
  if (of) return { count, name: (number) => words.good(of, number) };
  const what = things[at + 1];
  return what ? { count, name: (number) => String(words.thing(what.kind, what.name, number)) } : null;
}

/** A number as written in notation; halves are written ½. */
function valueOf(name: string): number {
  const half = name.endsWith('½');
  return (half && name === '½' ? 0 : Number.parseInt(name, 10)) + (half ? 0.5 : 0);
}

/** An amount as one writes it: 2, 1½. */
export function written(amount: number): string {
  const whole = Math.floor(amount);
  return amount === whole ? String(whole) : `${whole || ''}½`;
}

const counted = ({ amount, label }: Sum): string => `${written(Math.abs(amount))} ${label}`;

// -- text --------------------------------------------------------------------------------------------------------------

/** Making one is slow. */
const formats = new Map<string, Intl.ListFormat>();

/** Lists of up to this many items name them all; of longer ones the rest is counted. */
const NAMED = 4;

function list(all: string[]): string {
  const rest = all.length - NAMED + 1;
  const items = all.length > NAMED ? [...all.slice(0, NAMED - 1), t('turn-others', { count: rest })] : all;
  const language = settings.language === 'en' ? 'en-GB' : settings.language;
  const format = formats.get(language) ?? new Intl.ListFormat(language);
  formats.set(language, format);
  return format.format(items);
}

function sentence(text: string): string {
  const whole = text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}
