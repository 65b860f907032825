/** Where each action is clicked: on the map, in the market, in the bank, in a combat. Pure, so that recorded games can test it. */

import type { UnitView, View } from '../../views/romolo';
import type { Board, Choice, Question } from '../../wire';
import type { ClickPath } from '../kit/clickPaths';
import { UNITS } from './tables';

export const hex = (n: number): string => `hex:${n}`;
/** Units of one sort on a hex. Their noun is the kind, + 4 if they lie, + 8 if they are hindered. */
export const unit = (seat: number, unitNoun: number, at: number): string => `unit:${seat}:${unitNoun}:${at}`;
export const side = (n: number): string => `side:${n}`;
export const bank = (what: number | 'mercenary'): string => `bank:${what}`;
export const slot = (n: number): string => `slot:${n}`;
export const trade = (verb: 'sell' | 'buy' | 'column', good: number): string => `${verb}:${good}`;
export const power = (character: string): string => `power:${character}`;

export const unitNoun = ({ kind, lying, hindered }: Pick<UnitView, 'kind' | 'lying' | 'hindered'>): number =>
  UNITS.indexOf(kind as (typeof UNITS)[number]) + (lying ? 4 : 0) + (hindered ? 8 : 0);

/** What ends a question or goes on: always shown beside the map. */
export const ENDS = ['pass', 'stop', 'done', 'back', 'feed'] as const;
/** What a worker can do where it stands. */
export const WORKER_ACTIONS = [
  'produce',
  'collect',
  'refine',
  'create',
  'convert',
  'demolish',
  'transform',
  'exchange',
  'steal',
];
/** Actions that share one button; which of them is meant is offered beside it. */
const GROUPED = ['demolish', 'transform', 'refine'];
/** What partners do in an exchange. */
const DEALS = ['give', 'get', 'propose', 'accept', 'decline'];
/** What is decided in a combat or a raid. */
const FIGHT = ['join', 'all', 'heros', 'play', 'dux', 'retreat', 'stay', 'kill', 'raze'];
const ON_HEX = ['lay', 'move', 'look', 'flood', 'store', 'bless', 'dominion', 'raid', 'attack'];
const ON_UNIT = ['activate', 'dismiss', 'leave', 'grain', 'recall', 'remove'];
/** Powers that are called first, and then the hex. */
const POWERS: Record<string, string> = {
  ride: 'equus',
  sail: 'nauta',
  traductor: 'traductor',
  mercator: 'mercator',
  negotiator: 'negotiator',
  architectus: 'architectus',
};
const QUARRY = 9;
const WORKS = 3;

const joined = (first: string, { verb, targets }: Choice): string =>
  [first, verb, ...targets.map(({ number }) => number)].join(':');

/** The places clicked for one action, if no other action has the same. */
function path(choice: Choice, { seat, step }: Question): string[] {
  const { verb, targets } = choice;
  const [first = 0, second = 0] = targets.map(({ number }) => number);
  if (verb === 'done' && (step === 'Muster' || step === 'Raze')) return ['fight:done'];
  if ((ENDS as readonly string[]).includes(verb)) return [`end:${verb}`];
  if (ON_HEX.includes(verb)) return [hex(first)];
  if (ON_UNIT.includes(verb)) return [unit(seat, first, second)];
  if (verb in POWERS) return [power(POWERS[verb]!), hex(first)];
  if (GROUPED.includes(verb)) return [`do:${verb}`];
  if (WORKER_ACTIONS.includes(verb)) return [joined('do', choice)];
  if (DEALS.includes(verb)) return [joined('deal', choice)];
  if (FIGHT.includes(verb)) return [joined('fight', choice)];
  switch (verb) {
    case 'set':
    case 'withdraw':
      return [hex(second)];
    case 'wall':
    case 'free-wall':
    case 'side':
      return [side(first)];
    case 'build':
      return [bank(first === QUARRY ? WORKS : first)];
    case 'recruit':
      return [bank('mercenary')];
    case 'hire':
      return [slot(second)];
    case 'sell':
    case 'buy':
    case 'column':
      return [trade(verb, first)];
    case 'swap':
      return [`offer:give:${first}`, `offer:swap:${first}:${second}`];
    default:
      return [joined('offer', choice)];
  }
}

/** The click path of every action; where several share their places, an offer there tells them apart. */
export function clickPaths(question: Question | null): ClickPath[] {
  if (!question) return [];
  const paths = question.choices.map((choice) => path(choice, question));
  const keys = paths.map((places) => places.join(' '));
  return question.choices.map((choice, n) => {
    const shared = keys.some((key, other) => other !== n && key === keys[n]);
    return { action: choice.notation, path: shared ? [...paths[n]!, joined('offer', choice)] : paths[n]! };
  });
}

/** Every combination of a verb and its nouns, as places name it. */
function actionPlaces(verb: string, { vocabulary: { verbs, nouns } }: Board): string[] {
  return (verbs[verb]?.nouns ?? []).reduce<string[]>(
    (prefixes, kind) => prefixes.flatMap((prefix) => nouns[kind]!.names.map((_, n) => `${prefix}:${n}`)),
    [verb],
  );
}

/** Every place that the board draws in this position; what a worker does and what a combat or an exchange asks, while it is asked. */
export function places(view: View, board: Board): Set<string> {
  const drawn = new Set<string>([bank('mercenary'), 'fight:done']);
  for (const verb of ENDS) drawn.add(`end:${verb}`);
  for (const n of view.hexes.keys()) drawn.add(hex(n));
  for (const piece of view.units) drawn.add(unit(piece.seat, unitNoun(piece), piece.hex));
  for (const n of view.display.keys()) drawn.add(slot(n));
  for (const { characters } of view.players) for (const { name } of characters) drawn.add(power(name));
  for (let n = 0; n < 6; n += 1) drawn.add(side(n));
  for (let n = 0; n < 8; n += 1) drawn.add(bank(n));
  for (let n = 0; n < 5; n += 1) drawn.add(trade('sell', n)).add(trade('buy', n)).add(trade('column', n));
  for (const verb of GROUPED) drawn.add(`do:${verb}`);
  for (const verb of WORKER_ACTIONS) for (const action of actionPlaces(verb, board)) drawn.add(`do:${action}`);
  for (const verb of DEALS) for (const action of actionPlaces(verb, board)) drawn.add(`deal:${action}`);
  for (const verb of FIGHT) for (const action of actionPlaces(verb, board)) drawn.add(`fight:${action}`);
  return drawn;
}

/** Whether a question is about a combat or a raid. */
export const isFight = (paths: ClickPath[]): boolean =>
  paths.some(({ path: [first = ''] }) => first.startsWith('fight:'));

/** Whether something can be done that is not on the map: an action of a worker, a power of a character. */
export const hasBarActions = (paths: ClickPath[]): boolean =>
  paths.some(({ path: [first = ''] }) => /^(do|power):/.test(first));

export const isDeal = (paths: ClickPath[]): boolean =>
  paths.some(({ path: [first = ''] }) => first.startsWith('deal:'));

/** The hex that a question is about. */
export function site(question: Question | null, view: View, names: string[]): number {
  const { h, hex: name, who } = question?.values ?? {};
  if (h !== undefined) return Number(h);
  if (name !== undefined) return names.indexOf(name);
  return view.units.find((piece) => piece.unit === Number(who))?.hex ?? -1;
}

/** What a click on a place that is not lit may mean. */
export function likelyActions(place: string, question: Question | null, view: View, board: Board): string[] {
  const [kind = '', first = '', second = '', third = ''] = place.split(':');
  const name = (noun: string, number: string): string => board.vocabulary.nouns[noun]?.names[Number(number)] ?? '';
  const at = name('hex', first);
  const hired = name('character', String(view.display[Number(first)] ?? -1));
  const workerActions: Record<string, string> = {
    hex: `move ${at}`,
    bank: first === 'mercenary' ? 'recruit 1' : `build ${name('building', first)}`,
    slot: hired && `hire ${hired} ${name('slot', first)}`,
    sell: `sell ${name('good', first)}`,
    buy: `buy ${name('good', first)}`,
  };
  const asked: Record<string, Record<string, string>> = {
    Act: workerActions,
    Translate: { ...workerActions, hex: '' },
    Activate: { unit: `activate ${name('unit', second)} ${name('hex', third)}` },
    Attack: { hex: `raid ${at}` },
    StoreIn: { hex: `store ${at}` },
    Column: { column: `column ${name('column', first)}` },
    BuildWalls: { side: `wall ${name('side', first)}` },
    LayTiles: { hex: `lay ${at}` },
    Dominion: { hex: `dominion ${at}` },
    Bless: { hex: `bless ${at}` },
    Flood: { hex: `flood ${at}` },
  };
  const action = asked[question?.step ?? '']?.[kind];
  return action ? [action] : [];
}
