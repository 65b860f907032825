/** What never changes in a game of Romolo o Remo?: the tables that come with its board, and where hexes lie. */

import type { Board } from '../../wire';
import type { Spot } from '../kit/show.svelte';

export const UNITS = ['worker', 'soldier', 'mercenary', 'explorer'] as const;
export type UnitKind = (typeof UNITS)[number];
export const GOODS = ['grain', 'wood', 'stone', 'salt', 'refined'] as const;
export type Good = (typeof GOODS)[number];
export const TERRAINS = ['plain', 'hill', 'forest', 'water'] as const;
export const BUILDINGS = [
  'farm',
  'storehouse',
  'temple',
  'sawmill',
  'aqueduct',
  'forum',
  'port',
  'wall',
  'tower',
  'quarry',
] as const;
export type Building = (typeof BUILDINGS)[number];
export const SYMBOLS = ['x2', 'plus3', 'plus1loss', 'minus1loss', 'retreat', 'blank'] as const;
export type Symbol = (typeof SYMBOLS)[number];
export const EVENTS = ['white', 'yellow', 'pink', 'blue', 'brown'] as const;

export interface Tables {
  hexes: { name: string; q: number; r: number }[];
  sides: number[][];
  homes: number[][];
  ai_capital: number;
  /** Stone and wood for each building. */
  costs: Record<Building, [stone: number, wood: number]>;
  characters: { name: string; type: number; copies: number }[];
  /** The character on each tile. */
  character_tiles: number[];
  /** Workers and military that a capital of each strength supports. */
  unit_limits: [workers: number, military: number][];
  stock: Record<string, number>;
  teams: number[][];
  price_max: number;
  columns: { cubes: number; update_at: number };
  kinds_needed: number;
  round_cap: number;
  /** What the first character costs and each further one more, in halves of a coin. */
  hiring: [first: number, step: number];
  /** Losses by the difference of the values. */
  losses: number[];
  categories: string[];
}

export const tables = (board: Board): Tables => board.tables as unknown as Tables;

/** From the middle of a hex to a corner; a corner points up. */
export const SIZE = 65;
const WIDTH = SIZE * Math.sqrt(3);

export const spotOf = ({ hexes }: Tables, n: number): Spot => {
  const { q, r } = hexes[n]!;
  return { x: WIDTH * (q + r / 2), y: SIZE * 1.5 * r };
};

/** Corner n of a hex, clockwise from the upper right one. */
export function corner(n: number, size = SIZE): Spot {
  const angle = ((60 * n - 30) * Math.PI) / 180;
  return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
}

/** The ends of a side: 0 is the east, then against the clock. */
export function edge(side: number, size = SIZE): [Spot, Spot] {
  const n = (6 - side) % 6;
  return [corner(n, size), corner(n + 1, size)];
}

export const outline = (size = SIZE, at: Spot = { x: 0, y: 0 }): string =>
  `M${[0, 1, 2, 3, 4, 5]
    .map((n) => corner(n, size))
    .map(({ x, y }) => `${(x + at.x).toFixed(1)} ${(y + at.y).toFixed(1)}`)
    .join('L')}Z`;

/** The frame around all hexes, with room for the rim of the map. */
export function frame(table: Tables): { x: number; y: number; width: number; height: number } {
  const spots = table.hexes.map((_, n) => spotOf(table, n));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - WIDTH / 2 - 18, Math.min(...ys) - SIZE - 18];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + WIDTH / 2 + 18 - left,
    height: Math.max(...ys) + SIZE + 18 - top,
  };
}

/** Money in words of figures: halves become ½. */
export const money = (halves: number): string =>
  halves < 0 ? '?' : `${halves === 1 ? '' : Math.floor(halves / 2)}${halves % 2 ? '½' : ''}`;
