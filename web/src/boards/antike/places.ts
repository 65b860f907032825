/** Where each answer is clicked: on the map, the rondel, a card, a good. Pure, so that recorded games can prove it. */

import type { View } from '../../views/antike';
import type { Board, Choice, Question } from '../../wire';
import type { Way } from '../kit/picking.svelte';
import { GOODS, RESOURCES } from './icons';

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

/** The places that are clicked for one answer of a seat, in order. */
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

/** The way to every answer of the question. */
export function targets(question: Question | null): Way[] {
  return (question?.choices ?? []).map((choice) => ({ say: choice.say, path: path(question!, choice) }));
}

/** Every place that the board and the players' panels draw in this position, apart from offers. */
export function places(view: View, board: Board): Set<string> {
  const found = new Set<string>([PASS]);
  const each = (kind: string, place: (n: number) => string): void =>
    board.vocabulary.nouns[kind]!.names.forEach((_, n) => found.add(place(n)));
  each('region', region);
  each('field', field);
  each('advance', advance);
  each('personality', personality);
  for (const { seat, unit, region: at } of view.units) found.add(units(seat, unit, at));
  for (const card of view.display) found.add(shown(card));
  for (const resource of RESOURCES) found.add(bank(resource));
  for (const { seat, cards } of view.players) {
    for (const good of GOODS) found.add(stock(seat, good));
    for (const unit of ['legion', 'galley']) found.add(supply(seat, unit));
    for (const card of cards) found.add(held(seat, card)).add(HAND);
  }
  return found;
}

/** The place beside which offers open that nothing is clicked for. */
export function home(question: Question | null, regionNames: string[]): string | null {
  const verb = question?.choices[0]?.verb;
  if (!question) return null;
  if (verb === 'coins') return stock(question.seat, GOODS[question.choices[0]!.targets[0]!.number]!);
  if (verb === 'lose') return region(regionNames.indexOf(question.values.region ?? ''));
  if (verb === 'hire') return supply(question.seat, 'legion');
  return null;
}

/** The answer that clicking a place would be if it were lit: what to ask about when it is not. */
export function wish(place: string, question: Question | null, picked: string[], names: Names): string | null {
  if (!question) return null;
  const [kind, ...rest] = place.split(':');
  const number = Number(rest.at(-1));
  const verbs = new Set(question.choices.map(({ verb }) => verb));
  if (kind === 'field' && question.step === 'Rondel') return `rondel ${names.field[number]}`;
  if (kind === 'advance' && question.step === 'Scientia') return `advance ${names.advance[number]}`;
  if (kind === 'supply' && question.step === 'Scientia') return `recruit ${rest.at(-1)}`;
  if (kind === 'personality' && question.step === 'TakePersonalities') return `take ${names.personality[number]}`;
  if (kind === 'hand' && verbs.has('play')) return `play ${names.card[number]}`;
  if (kind !== 'region') return null;
  const name = names.region[number];
  const [, , unit, from] = picked[0]?.split(':') ?? [];
  if (question.step === 'Movement') return unit ? `move ${unit} ${names.region[Number(from)]} ${name}` : null;
  const asked: Record<string, string> = {
    Templum: `temple ${name}`,
    Militia: `arm legion ${name}`,
    Conquest: `conquer ${name}`,
    FoundCities: `found ${name} marble`,
    Fortify: `fortify ${name}`,
    DestroyWall: `destroy ${name}`,
    Sink: `sink ${name}`,
    Desert: `desert ${name}`,
  };
  return asked[question.step] ?? null;
}

export type Names = Record<'field' | 'advance' | 'personality' | 'card' | 'region', string[]>;
