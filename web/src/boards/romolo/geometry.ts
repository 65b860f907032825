/** Lines on the map: borders of what players control, and walls, each as one path. */

import type { View } from '../../views/romolo';
import type { Spot } from '../kit/eventPlayer.svelte';
import { edge, SIZE, spotOf, type Tables } from './tables';

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** For each owner the borders between what they control and all else. */
export function borders(view: View, tables: Tables): string[] {
  return view.players.map((_, owner) =>
    view.hexes
      .flatMap(({ control }, n) => {
        if (control !== owner) return [];
        const at = spotOf(tables, n);
        return tables.sides[n]!.flatMap((other, side) => {
          if (other >= 0 && view.hexes[other]!.control === owner) return [];
          const [a, b] = edge(side, SIZE - 3.5);
          return [`M${point(at.x + a.x, at.y + a.y)}L${point(at.x + b.x, at.y + b.y)}`];
        });
      })
      .join(''),
  );
}

const MERLONS = 5;

/** A wall lies inside its own hex; its merlons point to the side from which it hinders. */
export function wall(at: Spot, side: number): string {
  const [a, b] = edge(side, SIZE - 7);
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const half = Math.hypot(b.x - a.x, b.y - a.y) / 2 - 3;
  const turn = Math.atan2(my, mx) + Math.PI / 2;
  const put = (x: number, y: number): string =>
    point(at.x + mx + x * Math.cos(turn) - y * Math.sin(turn), at.y + my + x * Math.sin(turn) + y * Math.cos(turn));
  const step = (2 * half) / (2 * MERLONS - 1);
  const top = Array.from({ length: 2 * MERLONS - 1 }, (_, n) => {
    const y = n % 2 ? 1 : -4;
    return `L${put(-half + n * step, y)}L${put(-half + (n + 1) * step, y)}`;
  });
  return `M${put(-half, 8)}${top.join('')}L${put(half, 8)}Z M${put(-half, 4.5)}L${put(half, 4.5)}`;
}

export const walls = (view: View, tables: Tables): string =>
  view.hexes.flatMap((hex, n) => hex.walls.map((side) => wall(spotOf(tables, n), side))).join('');
