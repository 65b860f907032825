/** Where everything stands on a hex: buildings at the back, a tower in the middle, cubes below storehouses, units in front. */

import type { HexView, UnitView } from '../../views/romolo';
import type { Spot } from '../kit/eventPlayer.svelte';
import { unitNoun } from './places';
import { BUILDINGS, type Building, type UnitKind } from './tables';

export interface House extends Spot {
  kind: Exclude<Building, 'tower' | 'wall'>;
  count: number;
  scale: number;
}
export interface Stored extends Spot {
  good: number;
  count: number;
}
/** Units of one sort and owner. */
export interface Band extends Spot {
  seat: number;
  kind: UnitKind;
  unitNoun: number;
  lying: boolean;
  hindered: boolean;
  /** The numbers of the units. */
  units: number[];
  scale: number;
}

const AROUND: [number, number][] = [
  [-34, -13],
  [34, -13],
  [34, 13],
  [-34, 13],
  [-15, -30],
  [15, -30],
];
/** Rows of buildings without a tower, by how many there are. */
const ROWS: [number, number][][] = [
  [],
  [[0, 0]],
  [
    [-20, 0],
    [20, 0],
  ],
  [
    [-20, 6],
    [20, 6],
    [0, -17],
  ],
  [
    [-20, 6],
    [20, 6],
    [-20, -18],
    [20, -18],
  ],
  [
    [-34, 6],
    [0, 6],
    [34, 6],
    [-18, -18],
    [18, -18],
  ],
  [
    [-34, 6],
    [0, 6],
    [34, 6],
    [-34, -18],
    [0, -18],
    [34, -18],
  ],
];

/** The buildings of a hex; where they are too many to stand one by one, each kind once with its number. */
export function houses(hex: Pick<HexView, 'buildings' | 'tower'>, crowded: boolean): House[] {
  const kinds = BUILDINGS.filter((kind) => hex.buildings[kind]) as House['kind'][];
  const total = kinds.reduce((sum, kind) => sum + hex.buildings[kind]!, 0);
  const single = total <= (hex.tower >= 0 ? 4 : 4);
  const pieces = single
    ? kinds.flatMap((kind) => Array.from({ length: hex.buildings[kind]! }, () => ({ kind, count: 1 })))
    : kinds.map((kind) => ({ kind, count: hex.buildings[kind]! }));
  const spots = hex.tower >= 0 ? AROUND : (ROWS[Math.min(pieces.length, 6)] ?? []);
  const [scale, drop] = hex.tower >= 0 ? [1, 0] : [pieces.length > 4 ? 0.95 : 1.15, crowded ? -8 : 8];
  return pieces.map((piece, n) => ({
    ...piece,
    x: spots[n % spots.length]![0],
    y: spots[n % spots.length]![1] + drop,
    scale,
  }));
}

/** What lies in the storehouses: below each of them, or in a row below the one that stands for all. */
export function stores(hex: Pick<HexView, 'stored'>, built: House[]): Stored[] {
  const barns = built.filter(({ kind }) => kind === 'storehouse');
  if (!barns.length) return [];
  return hex.stored.map(([good = 0, count = 0], n) => {
    const barn = barns[n % barns.length]!;
    const row = Math.floor(n / barns.length);
    return {
      good,
      count,
      x: barn.x + row * 15 - (barns.length === 1 ? (hex.stored.length - 1) * 7.5 : 0),
      y: barn.y + 8,
    };
  });
}

/** Up to this many units of a sort are drawn one by one; more are a number. */
export const COUNTABLE = 5;

/** Where the units of a sort stand, one behind the other; the last one is in front. */
export function inStack(count: number): { x: number; y: number }[] {
  const shown = count > COUNTABLE ? 1 : count;
  return Array.from({ length: shown }, (_, n) => ({
    x: (n - (shown - 1) / 2) * (shown > 3 ? 7 : 9),
    y: ((shown - 1) / 2 - n) * -3,
  }));
}

/** The units of a hex, by owner and sort; `built`: something stands behind them. */
export function bands(units: UnitView[], built: boolean): Band[] {
  const groups = new Map<string, UnitView[]>();
  for (const piece of units) {
    const key = `${piece.seat} ${unitNoun(piece)}`;
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  const sorts = [...groups.values()];
  /** In front of each other where they are many: the back row first. */
  const back = sorts.length > 4 ? Math.floor(sorts.length / 2) : 0;
  const widest = sorts.length - back;
  const gap = [0, 0, 36, 30, 25, 20, 17][Math.min(widest, 6)]!;
  const scale = back ? 0.82 : [1.15, 1.15, 1.1, 1, 0.9][sorts.length]!;
  const drop = built ? 45 : 34;
  return sorts.map((group, n) => {
    const [first] = group as [UnitView];
    const row = n < back ? back : widest;
    const across = ((n < back ? n : n - back) - (row - 1) / 2) * gap;
    return {
      seat: first.seat,
      kind: first.kind as UnitKind,
      unitNoun: unitNoun(first),
      lying: first.lying,
      hindered: first.hindered,
      units: group.map((piece) => piece.unit),
      x: across,
      y: back
        ? n < back
          ? drop - 30
          : drop
        : built
          ? 43 - (sorts.length > 2 ? (n % 2 ? 0 : 5) : 0)
          : 24 + (sorts.length > 3 ? (n % 2 ? 5 : -5) : 0),
      scale,
    };
  });
}
