/** Where each action is clicked: on the map, the rondel, a card, a good. Pure, so that recorded games can test it. */

import type { View } from '../../views/antike';
import type { Board, Choice, Question } from '../../wire';
import type { ClickPath } from '../kit/clickPaths';
import { actionsNaming } from '../kit/targets';
import { GOODS, RESOURCES } from './icons';
import { tables } from './tables';

export const UNIT_NAMES = ['legion', 'galley', 'general', 'admiral'] as const;
export const PASS = 'pass';
export const HAND = 'hand';
const COMMERCIUM = 4;

export const region = (n: number): string => `region:${n}`;
export const units = (seat: number, unit: string, at: number): string => `units:${seat}:${unit}:${at}`;
export const stock = (seat: number, good: string): string => `stock:${seat}:${good}`;
export const bank = (good: string): string => `bank:${good}`;
export const supply = (seat: number, unit: string): string => `supply:${seat}:${unit}`;
export const field = (n: number): string => `field:${n}`;
export const advance = (n: number): string => `advance:${n}`;
export const personality = (n: number): string => `personality:${n}`;
export const shown = (card: number): string => `display:${card}`;
export const held = (seat: number, card: number): string => `hand:${seat}:${card}`;

/** The places that are clicked for one action, in order. */
function path(question: Question, { verb, targets }: Choice): string[] {
  const [a = 0, b = 0, c = 0] = targets.map(({ number }) => number);
  const { seat } = question;
  switch (verb) {
    case 'pass':
      return [PASS];
    case 'rondel':
      return [field(a)];
    case 'pay':
    case 'give':
    case 'spend':
      return [stock(seat, GOODS[a]!)];
    case 'gain':
    case 'get':
      return [bank(GOODS[a]!)];
    case 'rob':
      return [stock(1 - seat, GOODS[a]!)];
    case 'swap':
      return [stock(seat, GOODS[a]!), bank(GOODS[b]!)];
    case 'coins':
      return [`offer:coins:${b}`];
    case 'lose':
      return [`offer:lose:${a}:${b}`];
    case 'hire':
      return [`offer:hire:${a}`];
    case 'temple':
    case 'wall':
      return [region(a), `offer:build:${verb}`];
    case 'found':
      return [region(a), `offer:tile:${RESOURCES[b]!}`];
    case 'arm':
      return [region(b), `offer:unit:${UNIT_NAMES[a]!}`];
    case 'move':
      return question.step === 'MoveOn' ? [region(c)] : [units(seat, UNIT_NAMES[a]!, b), region(c)];
    case 'conquer':
    case 'destroy':
    case 'fortify':
    case 'sink':
    case 'desert':
      return [region(a)];
    case 'advance':
      return [advance(a)];
    case 'recruit':
      return [supply(seat, UNIT_NAMES[a]!)];
    case 'take':
      return [personality(a)];
    case 'choose':
      return [shown(a)];
    case 'card':
      return [HAND];
    case 'play':
      return [held(seat, a)];
    case 'commercium':
      return [advance(COMMERCIUM)];
    default:
      return [];
  }
}

/** The click path of every action of the question. */
export function clickPaths(question: Question | null): ClickPath[] {
  return (question?.choices ?? []).map((choice) => ({ action: choice.notation, path: path(question!, choice) }));
}

/** Every place that the board and the players' panels draw in this position, apart from offers. */
export function places(view: View, board: Board): Set<string> {
  const drawn = new Set<string>([PASS]);
  const each = (kind: string, place: (n: number) => string): void =>
    board.vocabulary.nouns[kind]!.names.forEach((_, n) => drawn.add(place(n)));
  each('region', region);
  each('field', field);
  each('advance', advance);
  each('personality', personality);
  for (const { seat, unit, region: at } of view.units) drawn.add(units(seat, unit, at));
  for (const card of view.display) drawn.add(shown(card));
  for (const resource of RESOURCES) drawn.add(bank(resource));
  for (const { seat, cards } of view.players) {
    for (const good of GOODS) drawn.add(stock(seat, good));
    for (const unit of ['legion', 'galley']) drawn.add(supply(seat, unit));
    for (const card of cards) drawn.add(held(seat, card)).add(HAND);
  }
  return drawn;
}

/** The place beside which offers open before anything is clicked. */
export function home(question: Question | null, regionNames: string[]): string | null {
  const verb = question?.choices[0]?.verb;
  if (!question) return null;
  if (verb === 'coins') return stock(question.seat, GOODS[question.choices[0]!.targets[0]!.number]!);
  if (verb === 'lose') return region(regionNames.indexOf(question.values.region ?? ''));
  if (verb === 'hire') return supply(question.seat, 'legion');
  return null;
}

/** The noun at a place, and the verbs that a click on it may mean. */
function pointed(
  place: string,
  { seat, choices }: Question,
): { kind: string; number: number; verbs?: string[] } | null {
  const [kind, ...rest] = place.split(':');
  const [owner, last] = [Number(rest[0]), rest.at(-1) ?? ''];
  const number = Number(last);
  const verb = (name: string): boolean => choices.some((choice) => choice.verb === name);
  switch (kind) {
    case 'region':
    case 'units':
      return { kind: 'region', number };
    case 'field':
      return { kind, number, verbs: ['rondel'] };
    case 'advance':
      return { kind, number, verbs: ['advance'] };
    case 'personality':
      return { kind, number, verbs: ['take'] };
    case 'display':
      return { kind: 'card', number, verbs: ['choose'] };
    case 'hand':
      return owner === seat ? { kind: 'card', number, verbs: ['play'] } : null;
    case 'supply':
      return owner === seat
        ? { kind: 'unit', number: UNIT_NAMES.findIndex((u) => u === last), verbs: ['recruit'] }
        : null;
    case 'bank':
      return { kind: 'resource', number: RESOURCES.findIndex((r) => r === last), verbs: ['gain', 'get'] };
    case 'stock': {
      if (owner !== seat) return { kind: 'resource', number: RESOURCES.findIndex((r) => r === last), verbs: ['rob'] };
      const [of, verbs] = verb('spend') ? [RESOURCES, ['spend']] : [GOODS, ['pay', 'give']];
      return { kind: verb('spend') ? 'resource' : 'good', number: (of as readonly string[]).indexOf(last), verbs };
    }
    default:
      return null;
  }
}

/**
 * What a click on a place that is not lit may mean, the likeliest first. Where units move and none is picked, a region
 * stands for the units there.
 * @param open the actions that are still open after what was picked
 */
export function likelyActions(
  place: string,
  question: Question | null,
  open: string[],
  view: View,
  board: Board,
): string[] {
  if (!question) return [];
  const at = pointed(place, question);
  if (!at) return [];
  const choices = question.choices.filter(({ notation }) => open.includes(notation));
  const narrowed = choices.length < question.choices.length;
  if (question.step === 'Movement' && at.kind === 'region' && !narrowed) {
    const names = board.vocabulary.nouns.region!.names;
    const here = view.units.filter((unit) => unit.seat === question.seat && unit.region === at.number);
    const near = tables(board).borders.flatMap(({ a, b }) => (a === at.number ? [b] : b === at.number ? [a] : []));
    const moves = here.flatMap(({ unit }) => near.map((n) => `move ${unit} ${names[at.number]} ${names[n]}`));
    if (moves.length) return moves.slice(0, 8);
  }
  return actionsNaming(board, { choices }, at.kind, at.number, at.verbs);
}
