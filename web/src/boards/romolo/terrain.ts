/** The tiles of the map: wheat, hills, woods, river, and the back of a tile. Each an image; motifs keep to the rim where something stands. */

import { image, INK, lines, shape } from '../kit/strokes';
import { corner, outline, SIZE } from './tables';

const FILL = { plain: '#e9d08b', hill: '#cdbfa6', forest: '#a9bf87', water: '#8fb9cf', back: '#eadfc6' };
export type Ground = keyof typeof FILL;

/** A number between 0 and 1 that is always the same for a variant and a count. */
const chance = (variant: number, n: number): number => {
  const wave = Math.sin(variant * 91.7 + n * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
};
const at = (x: number, y: number, drawn: string, scale = 1): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})">${drawn}</g>`;
const around = (count: number, radius: number, variant: number, spread: number): [number, number][] =>
  Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * (n + chance(variant, n) * spread)) / count;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
const rows = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, n) => from + n * step);

const EAR = lines(
  'M0 5V-8M0-8l-3.5-3.5M0-8l3.5-3.5M0-4l-3.8-3.5M0-4l3.8-3.5M0 0l-3.8-3.5M0 0l3.8-3.5',
  '#9a7420',
  1.5,
  'stroke-linecap="round"',
);
const BOULDER =
  `<path d="M-20 9C-16-8-8-14 0-14S17-7 20 9Z" fill="#a8997f" stroke="${INK}" stroke-opacity=".65" stroke-width="1.2"/>` +
  '<path d="M-16 9C-12-4-7-9-1-10C-7-3-8 3-8 9Z" fill="#c2b499"/><path d="M2-7l4 7M8-2l3 6" stroke="#6f6350" stroke-width="1.3"/>';
const TREE =
  '<ellipse cx="2" cy="11" rx="9" ry="3" opacity=".2"/><path d="M0 12V4" stroke="#5c3d22" stroke-width="3"/>' +
  shape('M0-15C9-8 11-1 10 4C5 8-5 8-10 4C-11-1-9-8 0-15Z', '#5c7f45', 1) +
  lines('M-2-10C-6-5-7-1-6 3', '#9dbb78', 2, 'stroke-linecap="round"');

const RIM_HILLS = [
  [-34, -30, 1],
  [4, -44, 0.9],
  [36, -26, 1],
  [-44, 10, 0.8],
  [42, 16, 0.85],
  [-24, 46, 0.9],
  [20, 48, 1],
];
const MIDDLE_HILLS = [
  [-14, -10, 1.15],
  [18, 4, 1.1],
  [-12, 22, 1],
];

function motif(ground: Ground, variant: number, used: boolean): string {
  switch (ground) {
    case 'plain':
      return (
        lines(
          rows(-56, 60, 14)
            .map((y) => `M-60 ${y}Q-20 ${y - 7} 10 ${y}T62 ${y - 2}`)
            .join(''),
          '#c9a653',
          1.6,
          'stroke-opacity=".55"',
        ) +
        around(13, 48, variant, 0.4)
          .map(([x, y]) => at(x, y + 5, EAR))
          .join('')
      );
    case 'hill':
      return [...RIM_HILLS, ...(used ? [] : MIDDLE_HILLS)].map(([x, y, k]) => at(x!, y!, BOULDER, k)).join('');
    case 'forest': {
      const trees = [
        ...around(11, 47, variant, 0.25),
        ...(used ? [] : [...around(5, 23, variant, 0.3), [0, 0] as [number, number]]),
      ];
      return trees
        .sort((a, b) => a[1] - b[1])
        .map(([x, y]) => at(x, y, TREE))
        .join('');
    }
    case 'water': {
      const wave = (drop: number): string =>
        rows(-60, 66, 15)
          .map((y, n) => `M${-78 + (n % 2) * 13} ${y + drop}${'q6.5-9 13 0t13 0'.repeat(6)}`)
          .join('');
      return (
        lines(wave(0), '#fff', 1.8, 'stroke-opacity=".62"') + lines(wave(3.5), '#2f5d8a', 1.4, 'stroke-opacity=".35"')
      );
    }
    default: {
      const ring = Array.from({ length: 6 }, (_, n) => corner(n, SIZE - 15));
      return (
        `<path d="${outline(SIZE - 10)}" fill="none" stroke="#b59d6e" stroke-width="1.5" stroke-dasharray="5 4"/>` +
        `<path d="${outline(SIZE - 23)}" fill="#e2d3b0" stroke="#b59d6e"/>` +
        ring.map(({ x, y }) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.6" fill="#b59d6e"/>`).join('')
      );
    }
  }
}

export const VARIANTS = 3;
/** The side of the square that a hex is drawn in. */
export const TILE = 2 * SIZE;
const drawn = new Map<string, string>();

/** The image of a tile: one of several, and only rimmed where something stands on it. */
export function tile(ground: Ground, variant: number, used: boolean): string {
  const rimmed = used && (ground === 'hill' || ground === 'forest');
  const key = `${ground} ${variant} ${rimmed}`;
  if (!drawn.has(key))
    drawn.set(
      key,
      image(
        `<clipPath id="h"><path d="${outline(SIZE - 1)}"/></clipPath><g clip-path="url(#h)"><path d="${outline()}" fill="${FILL[ground]}"/>${motif(ground, variant, rimmed)}</g>`,
        TILE,
        TILE,
      ),
    );
  return drawn.get(key)!;
}
