/** A preview as City.svelte draws it: the tile that would be built, the worker that would go there, what it brings. */

import type { PlayerView, TileView, View } from '../../views/praetor';
import type { Question } from '../../wire';
import type { Names } from './places';
import { RESOURCES } from './tables';

export interface Ghost {
  /** The tile as it would lie; with the points of its corners only once its rotation is known. */
  tile: Pick<TileView, 'tile' | 'cell' | 'turn'> & { plazas: number[] };
  /** The favour it gives. */
  sum: number;
}

const gives = (choice: Question['choices'][number] | undefined): number =>
  choice?.price.find(({ what }) => what === 'favour')?.amount ?? 0;

/** Which of the ways round gives most, by its place among the choices. */
export function bestWay({ choices }: Question): number {
  return choices.reduce((best, choice, n) => (gives(choice) > gives(choices[best]) ? n : best), 0);
}

/** The tile that the chosen answers would lay; while its rotation is asked for, as it has been turned. */
export function laying(view: View, then: View, question: Question | null, names: Names, turned?: number): Ghost | null {
  const before = new Set(view.city.map(({ tile }) => tile));
  const laid = then.city.find(({ tile }) => !before.has(tile));
  if (laid) {
    const sum = laid.owner < 0 ? 0 : then.players[laid.owner]!.favour - view.players[laid.owner]!.favour;
    return { tile: laid, sum };
  }
  if (question?.step !== 'Rotate') return null;
  const way = question.choices[turned ?? bestWay(question)]!;
  const [tile, cell] = [names.tile.indexOf(question.values.tile!), names.cell.indexOf(question.values.cell!)];
  return { tile: { tile, cell, turn: way.targets[0]!.number, plazas: [] }, sum: gives(way) };
}

/** A worker that would go to a tile of the city, and what the player would have more or less of. */
export type Arrival = TileView & { brings: { what: string; amount: number }[] };

export function arriving(view: View, then: View): Arrival[] {
  const before = new Map(view.city.map((laid) => [laid.tile, laid]));
  return then.city
    .filter(({ tile, worker }) => worker && before.has(tile) && !before.get(tile)!.worker)
    .map((laid) => ({ ...laid, brings: gains(view.players[laid.worker!.seat]!, then.players[laid.worker!.seat]!) }));
}

const gains = (now: PlayerView, then: PlayerView): Arrival['brings'] =>
  [
    ...RESOURCES.map((good) => ({ what: good as string, amount: then.goods[good]! - now.goods[good]! })),
    { what: 'favour', amount: then.favour - now.favour },
    { what: 'morale', amount: then.morale_space - now.morale_space },
  ].filter(({ amount }) => amount);
