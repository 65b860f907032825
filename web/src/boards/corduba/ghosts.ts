/** What a preview shows: the tile that would lie, the insulae it brings, and what each player would gain or pay. */

import type { PlayerView, View } from '../../views/corduba';
import { RESOURCES, TROOPS, OFFERINGS } from './tables';

export interface Ghost {
  district: number;
  building: number;
  cells: number[];
  /** Who would own it. */
  side: number;
}

/** New insulae by district: cells of each side, and neutral ones. */
export interface Insulae {
  own: { side: number; cell: number }[];
  neutral: number[];
}

/** The tile that the answers would lay, or that is on its way with its place already chosen. */
export function laying(view: View, then: View): Ghost | null {
  const before = new Set(view.tiles.map(({ tile }) => tile));
  const laid = then.tiles.find(({ tile }) => !before.has(tile));
  if (laid) return { district: laid.district, building: laid.building, cells: laid.cells, side: laid.builder };
  return then.laying?.cells.length ? then.laying : null;
}

/** The insulae that would come to a district. */
export function settling(view: View, then: View, d: number): Insulae {
  const [now, next] = [view.districts[d]!, then.districts[d]!];
  const chain = then.laying?.district === d ? then.laying.chain : [];
  return {
    own: next.insulae.flatMap((cells, side) =>
      cells.filter((cell) => !now.insulae[side]!.includes(cell)).map((cell) => ({ side, cell })),
    ),
    neutral: [...next.neutral.filter((cell) => !now.neutral.includes(cell)), ...chain],
  };
}

const TRACKS = ['workers', 'register', 'popularity', 'harmony', 'unrest', 'senators'] as const;
export const GOODS = [...RESOURCES, 'denarii', ...TROOPS, ...OFFERINGS] as const;

/** What a player would have more or less of, in the order of the board. */
export function gains(now: PlayerView, then: PlayerView): { what: string; amount: number }[] {
  const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
  return [
    ...TRACKS.map((what) => ({ what: what as string, amount: then[what] - now[what] })),
    ...GOODS.map((what) => ({ what: what as string, amount: then.goods[what]! - now.goods[what]! })),
    { what: 'prestige', amount: sum(then.prestige) - sum(now.prestige) },
    { what: 'insulae', amount: sum(now.insulae_left) - sum(then.insulae_left) },
  ].filter(({ amount }) => amount);
}
