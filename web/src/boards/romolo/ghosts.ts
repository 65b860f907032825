/** What a preview shows on the map: units that would go or come, what would be built or fall, and what it would bring. */

import type { PlayerView, View } from '../../views/romolo';
import { BUILDINGS, GOODS, type Building, type UnitKind } from './tables';

export interface Ghosts {
  units: { unit: number; seat: number; kind: UnitKind; from: number; to: number; hindered: boolean }[];
  /** Units that would leave the map. */
  leaving: { unit: number; hex: number }[];
  houses: { hex: number; kind: Exclude<Building, 'tower' | 'wall'>; change: number }[];
  walls: { hex: number; side: number; change: number }[];
  /** Where the numbers stand. */
  at: number;
  gains: Gain[];
}
export interface Gain {
  what: string;
  /** Coins in whole coins or halves of them. */
  amount: number;
}

export const NO_GHOSTS: Ghosts = { units: [], leaving: [], houses: [], walls: [], at: -1, gains: [] };

/** What a player would have more or less of; coins count whole where they can. */
export function gains(now: PlayerView, then: PlayerView): Gain[] {
  const goods = GOODS.map((good) => ({
    what: good as string,
    amount: (then.cubes[good] ?? 0) - (now.cubes[good] ?? 0),
  }));
  const coins = now.coins < 0 || then.coins < 0 ? 0 : (then.coins - now.coins) / 2;
  return [...goods, { what: 'coin', amount: coins }].filter(({ amount }) => amount);
}

export function ghosts(now: View, then: View, seat: number, at: number): Ghosts {
  if (now === then) return NO_GHOSTS;
  const before = new Map(now.units.map((piece) => [piece.unit, piece]));
  const after = new Set(then.units.map(({ unit }) => unit));
  const result: Ghosts = {
    units: then.units
      .filter(({ unit, hex }) => before.get(unit)?.hex !== hex)
      .map(({ unit, seat: owner, kind, hex, hindered }) => ({
        unit,
        seat: owner,
        kind: kind as UnitKind,
        from: before.get(unit)?.hex ?? -1,
        to: hex,
        hindered,
      })),
    leaving: now.units.filter(({ unit }) => !after.has(unit)).map(({ unit, hex }) => ({ unit, hex })),
    houses: [],
    walls: [],
    at,
    gains: now.players[seat] && then.players[seat] ? gains(now.players[seat], then.players[seat]) : [],
  };
  for (const [n, hex] of now.hexes.entries()) {
    const next = then.hexes[n]!;
    for (const kind of BUILDINGS) {
      const change = (next.buildings[kind] ?? 0) - (hex.buildings[kind] ?? 0);
      if (change && kind !== 'tower' && kind !== 'wall') result.houses.push({ hex: n, kind, change });
    }
    for (let side = 0; side < 6; side += 1) {
      const change = Number(next.walls.includes(side)) - Number(hex.walls.includes(side));
      if (change) result.walls.push({ hex: n, side, change });
    }
  }
  result.at = result.units[0]?.to ?? result.houses[0]?.hex ?? at;
  return result;
}
