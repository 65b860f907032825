/** What never changes in a game of Romolo o Remo?: the tables that come with its board, and where hexes lie. */

import type { Board } from '../../wire';
import type { Spot } from '../kit/eventPlayer.svelte';

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
  characters: { name: string; type: number; copies: number; group: string }[];
  /** The character on each tile. */
  character_tiles: number[];
  stock: Record<string, number>;
  teams: number[][];
  price_max: number;
  columns: { cubes: number; update_at: number };
  /** Whether the events of a solo game are drawn from a bag. */
  bag: boolean;
  kinds_needed: number;
  round_cap: number;
  /** Losses by the difference of the values. */
  losses: number[];
  categories: string[];
}

export const tables = (board: Board): Tables => board.tables as unknown as Tables;

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}
const MARGIN = 16;

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

/** The frame around all hexes with room for the rim of the map, as wide and high as its window. */
export function frame(table: Tables, window: { w: number; h: number }): Frame {
  const spots = table.hexes.map((_, n) => spotOf(table, n));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - WIDTH / 2 - MARGIN, Math.max(...xs) + WIDTH / 2 + MARGIN];
  const [top, bottom] = [Math.min(...ys) - SIZE - MARGIN, Math.max(...ys) + SIZE + MARGIN];
  const [width, height] = [right - left, bottom - top];
  const aspect = window.w && window.h ? window.w / window.h : width / height;
  const [wide, high] = [Math.max(width, height * aspect), Math.max(height, width / aspect)];
  return { x: left - (wide - width) / 2, y: top - (high - height) / 2, width: wide, height: high };
}

/** An amount of money as text: halves become ½. */
export const money = (halves: number): string =>
  halves < 0 ? '?' : `${halves === 1 ? '' : Math.floor(halves / 2)}${halves % 2 ? '½' : ''}`;
