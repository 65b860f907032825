/** Where each action is clicked: in the city, in the offer, at the market. Pure, so that recorded games can test it. */

import type { View } from '../../views/praetor';
import type { Board, Choice, Question } from '../../wire';
import type { ClickPath } from '../kit/clickPaths';
import { actionsNaming } from '../kit/targets';
import { GOODS, RESOURCES } from './tables';

export const PASS = 'pass';
export const DONE = 'market:done';

export const tile = (n: number): string => `tile:${n}`;
export const cell = (n: number): string => `cell:${n}`;
export const offered = (n: number): string => `offered:${n}`;
/** A worker at hand: offered beside the tile, and lit on the own board. */
export const worker = (pips: number): string => `offer:worker:${pips}`;
export const trade = (verb: 'sell' | 'buy', good: string): string => `market:${verb}:${good}`;
export const amount = (n: number): string => `amount:${n}`;
/** The tile that is being laid, and by how many quarters it is turned. */
export const turn = (n: number): string => `turn:${n}`;
export const side = (n: number): string => `side:${n}`;

/** The place that is clicked for one action. */
function place({ verb, targets }: Choice): string {
  const number = targets[0]?.number ?? 0;
  switch (verb) {
    case 'pass':
      return PASS;
    case 'build':
      return offered(number);
    case 'activate':
    case 'camp':
    case 'academy':
      return tile(number);
    case 'place':
      return cell(number);
    case 'worker':
      return worker(number);
    case 'sell':
    case 'buy':
      return trade(verb, RESOURCES[number]!);
    case 'amount':
      return amount(number);
    case 'done':
      return DONE;
    case 'side':
      return side(number);
    case 'rotate':
      return turn(number);
    default: // forge, rescue, decline
      return ['offer', verb, ...targets.map((target) => target.number)].join(':');
  }
}

/** The click path of every action of the question: one click each. */
export function clickPaths(question: Question | null): ClickPath[] {
  return (question?.choices ?? []).map((choice) => ({ action: choice.notation, path: [place(choice)] }));
}

/** Every place that the board draws in this position, the market's and the sides' while they are asked for. */
export function places(view: View, board: Board): Set<string> {
  const drawn = new Set<string>([PASS, DONE, side(0), side(1), ...[0, 1, 2, 3].map(turn)]);
  for (const laid of view.city) drawn.add(tile(laid.tile));
  for (const site of view.sites) drawn.add(cell(site));
  for (const shown of view.display) drawn.add(offered(shown));
  for (const good of GOODS) drawn.add(trade('sell', good)).add(trade('buy', good));
  for (const n of board.vocabulary.nouns.amount!.names.keys()) drawn.add(amount(n));
  return drawn;
}

const TRADES = ['Sell', 'Buy', 'SellHowMany', 'BuyHowMany'];

/** Whether the market is visited. */
export const isTrade = (question: Pick<Question, 'step'> | null): boolean => TRADES.includes(question?.step ?? '');

/** How many numbers the market shows. */
export const amounts = (question: Pick<Question, 'choices'>): number =>
  question.choices.filter(({ verb }) => verb === 'amount').length;

/** The place beside which offers open: the tile, or the cell, that the question is about. */
export function home(question: Question | null, view: View, names: Names): string | null {
  const { tile: name = '', cell: where } = question?.values ?? {};
  if (where !== undefined) return cell(names.cell.indexOf(where));
  const number = names.tile.indexOf(name);
  if (view.city.some((laid) => laid.tile === number)) return tile(number);
  return number < 0 ? null : offered(number);
}

const POINTED: Record<string, { kind: string; verbs: string[] }> = {
  tile: { kind: 'tile', verbs: ['activate', 'camp', 'academy'] },
  offered: { kind: 'tile', verbs: ['build'] },
  cell: { kind: 'cell', verbs: ['place'] },
};

/** What a click on a place that is not lit may mean, the likeliest first. */
export function likelyActions(at: string, question: Question | null, board: Board): string[] {
  const [kind = '', number] = at.split(':');
  const pointed = POINTED[kind];
  return pointed ? actionsNaming(board, question, pointed.kind, Number(number), pointed.verbs) : [];
}

export type Names = Record<'tile' | 'cell', string[]>;
