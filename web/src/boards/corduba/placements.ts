/** Where a tile can lie: all legal places, the nearest to a point, the next in a direction, the next way round. */

import type { Question } from '../../wire';
import { columnOf, rowOf, turned, type Point } from './geometry';
import type { Tables } from './tables';

export interface Placement {
  /** The answers together, in notation. */
  action: string;
  answers: string[];
  turns: number;
  cells: number[];
  /** The middle of its cells, in cells. */
  middle: Point;
}

/** The distance in cells from which a tile snaps to a place. */
export const SNAP = 1.6;

const mean = (numbers: number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** All places that the question lets choose. */
export function placements(question: Question | null, { buildings }: Tables): Placement[] {
  const building = buildings[Number(question?.values.kind)];
  if (!question?.whole || !building) return [];
  return question.whole.map(({ notation, answers, targets }) => {
    const [, anchor = 0, turns = 0] = targets.map(({ number }) => number);
    const cells = turned(building.shape, turns, anchor);
    const middle = { x: mean(cells.map(columnOf)) + 0.5, y: mean(cells.map(rowOf)) + 0.5 };
    return { action: notation, answers, turns, cells, middle };
  });
}

/** The ways round that fit anywhere, clockwise. */
export const waysRound = (all: Placement[]): number[] => [...new Set(all.map(({ turns }) => turns))].sort();

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The place nearest to a point; only those turned so, if a way round is given. */
export function nearest(all: Placement[], at: Point, turns?: number): Placement | null {
  const fitting = turns === undefined ? all : all.filter((one) => one.turns === turns);
  return fitting.reduce<Placement | null>(
    (best, one) => (!best || far(one.middle, at) < far(best.middle, at) ? one : best),
    null,
  );
}

/** The next place in a direction among those turned alike; at the edge it stays where it is. */
export function neighbour(all: Placement[], from: Placement, [dx, dy]: [number, number]): Placement {
  let best = from;
  let least = Infinity;
  for (const one of all) {
    if (one.turns !== from.turns) continue;
    const [x, y] = [one.middle.x - from.middle.x, one.middle.y - from.middle.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead > 0.01 && ahead + 2 * aside < least) [best, least] = [one, ahead + 2 * aside];
  }
  return best;
}

/** The place nearest to this one that is turned the next way round, clockwise or back. */
export function turnOn(all: Placement[], from: Placement, by: 1 | -1): Placement {
  const ways = waysRound(all);
  const next = ways[(ways.indexOf(from.turns) + by + ways.length) % ways.length]!;
  return next === from.turns ? from : nearest(all, from.middle, next)!;
}

const THIRDS = [3, 6];
const third = (n: number): number => THIRDS.filter((edge) => n >= edge).length;
const ROWS = ['north', '', 'south'];
const COLUMNS = ['west', '', 'east'];

/** In which part of its district a spot lies: north-west, south, middle. */
export const direction = ({ x, y }: Point): string =>
  [ROWS[third(y)], COLUMNS[third(x)]].filter(Boolean).join('-') || 'middle';

/** In which part of its district a cell lies. */
export const directionOf = (cell: number): string => direction({ x: columnOf(cell) + 0.5, y: rowOf(cell) + 0.5 });
