/** What the scenes are drawn with: roofs, colonnades, trees, tents, from above and lit from the north-west. SVG as text. */

import { box, disc, INK, lines, SHADE, shade, shape } from '../kit/strokes';

export * from '../kit/strokes';

const every = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, n) => from + n * step);

/** A tiled gable roof: its shadow, two slopes, courses of tiles and the ridge. */
export function roof(
  x: number,
  y: number,
  w: number,
  h: number,
  light = '#bc5b3f',
  dark = '#96412b',
  along = 'x',
): string {
  const flat = along === 'x';
  const courses = flat
    ? every(5, w, 5).map((n) => `M${x + n} ${y}v${h}`)
    : every(5, h, 5).map((n) => `M${x} ${y + n}h${w}`);
  const [lit, unlit] = flat
    ? [box(x, y, w, h / 2), box(x, y + h / 2, w, h / 2)]
    : [box(x, y, w / 2, h), box(x + w / 2, y, w / 2, h)];
  const ridge = flat ? `M${x} ${y + h / 2}h${w}` : `M${x + w / 2} ${y}v${h}`;
  return [
    shade(box(x + 3, y + 4, w, h)),
    `<path d="${lit}" fill="${light}"/><path d="${unlit}" fill="${dark}"/>`,
    lines(courses.join(''), INK, 1, 'stroke-opacity=".22"'),
    lines(ridge, '#f0d2a8', 1.6),
    lines(box(x, y, w, h), INK, 1.2),
  ].join('');
}

/** A row of columns seen from above. */
export const columns = (x0: number, y0: number, x1: number, y1: number, count: number): string =>
  Array.from({ length: count }, (_, n) => n / (count - 1))
    .map((part) => disc(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part, 2.3, '#fbf6ea', INK, 0.9))
    .join('');

export const tree = (x: number, y: number, r = 7): string =>
  `<circle cx="${x + 2}" cy="${y + 3}" r="${r}" ${SHADE}/>` +
  disc(x, y, r, '#6e8b4a') +
  `<circle cx="${x - r * 0.25}" cy="${y - r * 0.3}" r="${r * 0.5}" fill="#8da862"/>`;

export const tent = (x: number, y: number, w = 22, cloth = '#e9d9b4'): string =>
  shade(box(x + 2, y + 3, w, w * 0.8)) +
  shape(box(x, y, w, w * 0.8), cloth) +
  lines(`M${x} ${y}l${w} ${w * 0.8}M${x + w} ${y}l${-w} ${w * 0.8}`, INK, 0.8) +
  `<path d="M${x} ${y + w * 0.8}l${w / 2} ${-w * 0.4}l${w / 2} ${w * 0.4}z" fill="#000" opacity=".16"/>`;

const at = (r: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
};

/** A piece of a ring around the middle. */
export const wedge = (inner: number, outer: number, from: number, to: number): string =>
  `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}` +
  `L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;

/** Something at equal angles around the middle. */
export const around = (count: number, draw: (degrees: number) => string): string =>
  Array.from({ length: count }, (_, n) => draw((360 / count) * n)).join('');

export { at };
