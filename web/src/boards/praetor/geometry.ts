/** How the city lies: where it ends, where its tiles meet and which plazas they close. Geometry of the drawing alone. */

import type { TileView } from '../../views/praetor';
import { CORNERS, PLAZA, SIDE } from './tables';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How much is shown at least, in tiles. */
const LEAST = [4.6, 3.6] as const;

/** The part of the plane that holds the city and a margin around it, in the shape of its window. */
export function frame(city: Pick<TileView, 'x' | 'y'>[], window: { w: number; h: number }, margin = 0.4): Frame {
  const [xs, ys] = [city.map(({ x }) => x), city.map(({ y }) => -y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const wide = Math.max(Math.max(...xs) - left + 1 + 2 * margin, LEAST[0]) * SIDE;
  const high = Math.max(Math.max(...ys) - top + 1 + 2 * margin, LEAST[1]) * SIDE;
  const shape = window.w && window.h ? window.w / window.h : wide / high;
  const [width, height] = [Math.max(wide, high * shape), Math.max(high, wide / shape)];
  const [cx, cy] = [(left + Math.max(...xs) + 1) / 2, (top + Math.max(...ys) + 1) / 2];
  return { x: cx * SIDE - width / 2, y: cy * SIDE - height / 2, width, height };
}

const key = (x: number, y: number): string => `${x} ${y}`;

/** The lines between tiles, which stop where two quarters of a plaza are one; the rim of the city; its round plazas. */
export function joints(city: Pick<TileView, 'x' | 'y' | 'corners'>[]): {
  inner: string;
  outer: string;
  plazas: { x: number; y: number }[];
} {
  const at = new Map(city.map((tile) => [key(tile.x, tile.y), tile]));
  let [inner, outer] = ['', ''];
  const quarters = new Map<string, string[]>();
  for (const { x, y, corners } of city) {
    const [px, py] = [x * SIDE, -y * SIDE];
    const east = at.get(key(x + 1, y));
    const south = at.get(key(x, y - 1));
    if (east) {
      const from = corners[1] === east.corners[0] ? PLAZA : 0;
      const to = corners[2] === east.corners[3] ? SIDE - PLAZA : SIDE;
      inner += `M${px + SIDE} ${py + from}V${py + to}`;
    } else outer += `M${px + SIDE} ${py}v${SIDE}`;
    if (south) {
      const from = corners[3] === south.corners[0] ? PLAZA : 0;
      const to = corners[2] === south.corners[1] ? SIDE - PLAZA : SIDE;
      inner += `M${px + from} ${py + SIDE}H${px + to}`;
    } else outer += `M${px} ${py + SIDE}h${SIDE}`;
    if (!at.has(key(x - 1, y))) outer += `M${px} ${py}v${SIDE}`;
    if (!at.has(key(x, y + 1))) outer += `M${px} ${py}h${SIDE}`;
    for (const [n, [dx, dy]] of CORNERS.entries()) {
      const point = key(x + dx, -y + dy);
      quarters.set(point, [...(quarters.get(point) ?? []), corners[n]!]);
    }
  }
  const plazas = [...quarters]
    .filter(([, patterns]) => patterns.length === 4 && new Set(patterns).size === 1)
    .map(([point]) => point.split(' ').map((n) => Number(n) * SIDE))
    .map(([x, y]) => ({ x: x!, y: y! }));
  return { inner, outer, plazas };
}

/** The patterns of a tile after `turn` quarter turns clockwise. */
export const turned = <Corner>(corners: Corner[], turn: number): Corner[] =>
  corners.map((_, n) => corners[(n - turn + 4) % 4]!);
