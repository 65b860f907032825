/** What never changes in a game of Praetor: the tables that come with its board, and where things lie in the city. */

import type { Board } from '../../wire';

export const RESOURCES = ['gold', 'wood', 'stone', 'marble', 'weapon'] as const;
export type Resource = (typeof RESOURCES)[number];
export const GOODS = ['wood', 'stone', 'marble', 'weapon'] as const;

export type Pattern = 'A' | 'B' | 'C' | 'D';
export type Zone = 'red' | 'green' | 'grey' | 'none';
type Cost = Partial<Record<Resource, number>>;

export interface Kind {
  id: string;
  zone: Zone;
  build_cost?: Cost;
  favor?: number;
  activation_cost?: Cost;
  effect: string;
  /** What the effect is about: goods by name, and how much for how many. */
  resource?: Resource;
  from?: Resource;
  to?: Resource;
  counted?: Resource[];
  per_tile?: number;
  per_worker?: number;
  per_unit?: number;
  tiles_per_space?: number;
  spaces_per_worker?: number;
  villagers?: number;
  worker_experience?: number;
}

export interface PlayerBoard {
  name: string;
  morale: number[];
  start: number;
  rates: Record<Resource, number>;
  wage_active: number;
  wage_retired: number;
}

export interface Tables {
  kinds: Kind[];
  tiles: { id: string; kind: string; epoch: number; corners: Pattern[] }[];
  walls: { id: string; demand: Cost; favor: number; bonus_back: number }[];
  boards: PlayerBoard[];
  patterns: Pattern[];
  radius: number;
  stride: number;
  display_size: number;
  most_tiles: number;
  retirement: [number, number];
  retire_at: number;
  variants: { expert: boolean; hard: boolean };
  expert: Record<'area' | 'longest-wall' | 'villagers', number[]>;
  sources: string[];
}

export const tables = (board: Board): Tables => board.tables as unknown as Tables;

/** The kind of a tile by its number. */
export const kindOf = ({ kinds, tiles }: Tables, tile: number): Kind =>
  kinds.find(({ id }) => id === tiles[tile]!.kind)!;

/** The parts of a cost that are not zero. */
export const costs = (cost: Cost | undefined): { good: Resource; n: number }[] =>
  RESOURCES.flatMap((good) => (cost?.[good] ? [{ good, n: cost[good] }] : []));

/** Where the corners NW, NE, SE, SW of a cell lie, in cells. */
export const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** The side of a tile, and the radius of a plaza. */
export const SIDE = 160;
export const PLAZA = 33;

/** Where a cell is drawn: its upper left corner. North is up. */
export function spotOf({ radius, stride }: Tables, cell: number): { x: number; y: number } {
  return { x: ((cell % stride) - radius) * SIDE, y: (radius - Math.floor(cell / stride)) * SIDE };
}
