/** Where each action is clicked: in the districts, at the sites, on panels. Pure, so that recorded games can test it. */

import type { View } from '../../views/corduba';
import type { Board, Choice, Question } from '../../wire';
import type { ClickPath } from '../kit/clickPaths';
import { DISTRICTS, RESOURCES } from './tables';

export const PASS = 'pass';
export const DONE = 'done';
export const MERCHANT = 'merchant';
export const POWER = 'power';
export const ROME = 'rome';
/** The tile that is being placed, wherever it hangs. */
export const LAYING = 'laying';
/** Where offers open that belong to no place: in the middle of the city. */
export const CENTRE = 'centre';

export const district = (n: number): string => `district:${n}`;
export const plot = (name: string, n: number): string => `plot:${name}:${n}`;
export const cell = (name: string, n: number): string => `cell:${name}:${n}`;
export const stock = (name: string, kind: number): string => `stock:${name}:${kind}`;
export const tile = (n: number): string => `tile:${n}`;
export const space = (n: number): string => `space:${n}`;
export const monument = (n: number): string => `monument:${n}`;
export const gesta = (n: number): string => `gesta:${n}`;
export const hereditas = (n: number): string => `hereditas:${n}`;
export const character = (n: number): string => `character:${n}`;
export const trade = (verb: 'buy' | 'sell', resource: string): string => `trade:${verb}:${resource}`;
/** A figure that can be sent or freed: offered beside the place, and lit on the own board. */
export const figure = (n: number): string => `offer:send:${n}`;
export const free = (n: number): string => `offer:free:${n}`;
export const REGISTER = 'offer:register';

/** The places that are clicked for one action. `name` is the district that the question is about. */
function path({ verb, targets }: Choice, name: string): string[] {
  const [n = 0, ...more] = targets.map((target) => target.number);
  switch (verb) {
    case 'pass':
    case 'done':
    case 'merchant':
    case 'power':
      return [verb];
    case 'build':
    case 'revolt':
    case 'bonus':
    case 'prestige':
      return [district(n)];
    case 'raise':
      return [stock(name, n)];
    case 'plot':
      return [plot(name, n)];
    case 'place':
    case 'link':
      return [cell(name, n)];
    case 'activate':
    case 'burn':
    case 'quell':
      return [tile(n)];
    case 'produce':
      return [space(n)];
    case 'monument':
      return [monument(n)];
    case 'claim':
      return [gesta(n)];
    case 'keep':
      return [hereditas(n)];
    case 'character':
      return [character(n)];
    case 'buy':
    case 'sell':
      return [trade(verb, RESOURCES[n]!), `offer:${verb}:${n}:${more[0]}`];
    default: // take, turn, save, send, instead, insulae, use, eat, free, register, swap, hand, deliver, upkeep, return
      return [['offer', verb, ...targets.map((target) => target.number)].join(':')];
  }
}

/** The click path of every action of the question. */
export function clickPaths(question: Question | null): ClickPath[] {
  const name = question?.values.district ?? '';
  const whole = !!question?.whole;
  return (question?.choices ?? []).map((choice, n) => ({
    action: choice.notation,
    path: whole ? [LAYING, `offer:lay:${n}`] : path(choice, name),
  }));
}

/** Every place that the board draws in this position; cells and plots of the district that is asked about. */
export function places(view: View, board: Board): Set<string> {
  const { nouns } = board.vocabulary;
  const drawn = new Set<string>([PASS, DONE, MERCHANT, POWER, LAYING]);
  const add = (kind: string, place: (n: number) => string): void => {
    for (const n of nouns[kind]!.names.keys()) drawn.add(place(n));
  };
  add('space', space);
  add('monument', monument);
  for (const laid of view.tiles) drawn.add(tile(laid.tile));
  for (const [n, owner] of view.gestae.entries()) if (owner >= -1) drawn.add(gesta(n));
  for (const name of RESOURCES) drawn.add(trade('buy', name)).add(trade('sell', name));
  for (const [d, name] of DISTRICTS.entries()) {
    drawn.add(district(d));
    add('plot', (n) => plot(name, n));
    for (const kind of view.districts[d]!.stock) drawn.add(stock(name, kind));
    for (const n of uncovered(view, d, nouns.cell!.names.length)) drawn.add(cell(name, n));
  }
  const [family, ...cards] = [...view.dealt].reverse();
  for (const card of cards) drawn.add(hereditas(card));
  if (family !== undefined) drawn.add(character(2 * family)).add(character(2 * family + 1));
  return drawn;
}

/** The cells of a district on which nothing lies. */
function uncovered(view: View, d: number, most: number): number[] {
  const { neutral, insulae } = view.districts[d]!;
  const built = view.tiles.filter((laid) => laid.district === d).flatMap(({ cells }) => cells);
  const taken = new Set([...neutral, ...insulae.flat(), ...built]);
  return Array.from({ length: most }, (_, n) => n).filter((n) => !taken.has(n));
}

/** The names of things by kind. */
export type Names = Record<string, string[]>;
export const namesOf = ({ vocabulary }: Pick<Board, 'vocabulary'>): Names =>
  Object.fromEntries(Object.entries(vocabulary.nouns).map(([kind, noun]) => [kind, noun.names]));

/** The place that an earlier action of this move names. */
function placeNamedBy(action: string, names: Names): string | null {
  const [verb, name = ''] = action.split(' ');
  const number = (kind: string): number => names[kind]!.indexOf(name);
  switch (verb) {
    case 'activate':
      return tile(number('tile'));
    case 'produce':
      return space(number('space'));
    case 'monument':
      return monument(number('monument'));
    case 'claim':
      return gesta(number('gesta'));
    case 'build':
      return district(number('district'));
    default:
      return null;
  }
}

/** The place beside which offers open: the one the question is about, else the one named last in this move, else the middle of the city. */
export function home(question: Question | null, names: Names): string {
  if (!question) return CENTRE;
  const { step, values } = question;
  if (step === 'Deliver') return ROME;
  if (values.tile) return tile(names.tile!.indexOf(values.tile));
  if (question.whole) return LAYING;
  if (step === 'HowTurned') return cell(values.district!, Number(values.anchor));
  if (step === 'OwnInsulae') return cell(values.district!, first(BigInt(values.cells!)));
  for (const action of [...question.path].reverse()) {
    const place = placeNamedBy(action, names);
    if (place) return place;
  }
  return CENTRE;
}

/** The number of the lowest bit. */
const first = (bits: bigint): number => (bits & -bits).toString(2).length - 1;

const WISHES: Record<string, Record<string, string>> = {
  Turn: { district: 'build', tile: 'activate', space: 'produce', monument: 'monument', gesta: 'claim' },
  CheaperBuild: { district: 'build', monument: 'monument' },
  UseOccupied: { space: 'produce' },
  RaiseWhat: { stock: 'raise' },
  WhichPlot: { plot: 'plot' },
  Where: { cell: 'place' },
  Link: { cell: 'link' },
  WhichRevolt: { district: 'revolt' },
  WhichBonus: { district: 'bonus' },
  WhichDistrict: { district: 'prestige' },
  Burn: { tile: 'burn' },
  Incite: { tile: 'burn' },
  Quell: { tile: 'quell' },
};
const NOUNS: Record<string, string> = { stock: 'building' };

/** What a click on a place that is not lit may mean. */
export function likelyActions(at: string, question: Question | null, names: Names): string[] {
  const [kind = '', ...rest] = at.split(':');
  const step = question?.step ?? '';
  if (kind === 'trade') return step === 'Visit' ? [`${rest[0]} ${rest[1]} 1`] : [];
  if (kind === MERCHANT || kind === POWER) return step === 'Turn' || step === 'FreeActions' ? [kind] : [];
  const verb = WISHES[step]?.[kind];
  const name = names[NOUNS[kind] ?? kind]?.[Number(rest.at(-1))];
  return verb && name ? [`${verb} ${name}`] : [];
}
