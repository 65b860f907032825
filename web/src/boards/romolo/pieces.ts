/** The pieces: buildings as small elevations, units as figures, goods as cubes. Each an image of its own, so that a full map stays light. */

import type { Colour, SeatStyle } from '../../lib/seats';
import { disc, icon, image, INK, lines, shape } from '../kit/strokes';
import { BUILDINGS, type Building, type Good, type UnitKind } from './tables';

const CREAM = '#fbf4e4';
const ROOF = '#b5533a';
const WALL = '#f5ebd6';
const DARK = '#4a3a30';
const SKIN = '#ebcda6';
const STEEL = '#c9ced0';

const PAINT: Record<Colour, string> = {
  red: '#b23a2e',
  blue: '#2e6da4',
  yellow: '#d9a520',
  green: '#3e8e4e',
  purple: '#7a4e9b',
};

const shadow = (width: number): string => `<ellipse cy="1" rx="${width}" ry="${width / 4}" opacity=".26"/>`;

const emblem = ({ colour, emblem: body }: SeatStyle, y: number, r: number): string =>
  disc(0, y, r, PAINT[colour], INK, 1) + icon(body, 0, y, r * 1.45, colour === 'yellow' ? INK : CREAM);

/** A row of columns. */
const columns = (xs: number[], top: number): string => shape(xs.map((x) => `M${x}-3V${top}h3V-3Z`).join(''), WALL, 0.9);

const BUILT: Record<Exclude<Building, 'tower' | 'wall'>, string> = {
  farm:
    shape('M-10 0V-9L0-16L10-9V0Z', WALL) +
    shape('M-13-8L0-18L13-8L10-6L0-13L-10-6Z', '#d9a83c') +
    `<path d="M-3 0V-6H3V0Z" fill="${DARK}"/>`,
  storehouse:
    shape('M-13 0V-11H13V0Z', WALL) +
    shape('M-15-10L-10-18H10L15-10Z', ROOF) +
    `<path d="M-9 0V-7H-3V0ZM3 0V-7H9V0Z" fill="${DARK}"/>`,
  temple:
    shape('M-14 0V-3H14V0Z', WALL) +
    shape('M-12-3V-12H12V-3Z', '#d8cdb8') +
    shape('M-14-12L0-20L14-12Z', ROOF) +
    columns([-11, -4.5, 1.5, 8], -12),
  forum:
    shape('M-14 0V-3H14V0Z', WALL) +
    shape('M-14-13H14V-17H-14Z', ROOF) +
    shape('M-12-3V-13H12V-3Z', '#cbbfa8') +
    columns([-12, -6.5, -1.5, 3.5, 9], -13),
  aqueduct:
    shape('M-16 0V-18H16V0H11V-6A3 3 0 0 0 4-6V0H-3V-6A3 3 0 0 0-10-6V0Z', '#e3d3b2') +
    lines('M-16-14H16', INK) +
    lines('M-16-18H16', '#2f5d8a', 3),
  port:
    shape('M-14 0C-12 4 12 4 14 0L11-5H-11Z', '#8a5a34') +
    shape('M-1-5V-19H1V-5Z', DARK, 0.8) +
    shape('M1-19Q14-14 1-8Z', WALL),
  sawmill:
    shape('M-13 0V-9H6V0Z', WALL) +
    shape('M-15-8L-4-17L8-8Z', ROOF) +
    `<circle cx="8" cy="-5" r="6" fill="#d5dadc" stroke="${INK}" stroke-width="1.8" stroke-dasharray="2.4 1.4"/><circle cx="8" cy="-5" r="1.6"/>`,
  quarry:
    shape('M-14 0V-9H-2V0Z', '#a79d8e') +
    shape('M-2 0V-7H10V0Z', '#bdb3a4') +
    shape('M-9-9V-17H4V-9Z', '#cfc6b7') +
    lines('M6-18L14-8M4-12Q10-20 16-16', DARK, 2),
};

/** How large the image of a building is; its foot stands 4 above the lower edge. */
export const HOUSE = { width: 36, height: 28, foot: 24 };
const house = (drawn: string): string =>
  image(`<g transform="translate(0 10)">${shadow(15)}${drawn}</g>`, HOUSE.width, HOUSE.height);

export const HOUSES = Object.fromEntries(Object.entries(BUILT).map(([kind, drawn]) => [kind, house(drawn)])) as Record<
  Exclude<Building, 'tower' | 'wall'>,
  string
>;

/** A stretch of wall as it lies in the bank. */
export const WALL_PIECE = house(
  shape('M-14 0V-13H-9V-10H-4.5V-13H0V-10H4.5V-13H9V-10H14V0Z', '#d9ccb2') +
    lines('M-14-5H14M-5-5V0M5-5V0M0-10V-5', INK, 0.8),
);

/** Building number n as it lies in the bank. */
export const houseImage = (n: number): string =>
  BUILDINGS[n] === 'wall' ? WALL_PIECE : (HOUSES[BUILDINGS[n] as keyof typeof HOUSES] ?? '');

export const TOWER = { width: 36, height: 44, foot: 38 };
export const tower = (owner: SeatStyle): string =>
  image(
    `<g transform="translate(0 16)">${shadow(15)}${shape('M-10 0V-24H-13V-33H-8V-29H-3V-33H3V-29H8V-33H13V-24H10V0Z', '#e6dac2')}${shape('M-10-22H10V-4H-10Z', PAINT[owner.colour], 1)}${emblem(owner, -13, 8.5)}</g>`,
    TOWER.width,
    TOWER.height,
  );

/** A figure with its foot at 0, 0: hammer, spear and crest, axe and round shield, hat and staff. */
function figure(kind: UnitKind, owner: SeatStyle): string {
  const paint = PAINT[owner.colour];
  const head = (y: number, r = 5): string => disc(0, y, r, SKIN, INK, 1.2);
  const gear = {
    worker: 'M11 1L8-17M4-17H13',
    soldier: 'M12 1V-34',
    mercenary: 'M12 1V-24M13-20H16',
    explorer: 'M11 1V-27',
  };
  const halo =
    `<path d="M-9 0C-9-11-6-18 0-18S9-11 9 0Z" fill="${CREAM}" stroke="${CREAM}" stroke-width="5"/>` +
    disc(0, -23, 6, CREAM, CREAM, 4) +
    lines(gear[kind], CREAM, 6, 'stroke-linecap="round"');
  const drawn: Record<UnitKind, string> = {
    worker:
      lines(gear.worker, INK, 2.6) +
      shape('M-9 0C-9-11-6-18 0-18S9-11 9 0Z', paint, 1.3) +
      head(-22) +
      emblem(owner, -7.5, 6.8),
    soldier:
      lines('M12 1V-31', INK, 2) +
      `<path d="M12-35l3 6h-6z" fill="${STEEL}" stroke="${INK}"/>` +
      shape('M-7 0C-7-11-6-18 0-18S7-11 7 0Z', '#8a3b2c', 1.3) +
      head(-22) +
      shape('M-6-21A6 6 0 0 1 6-21L4-22H-4Z', STEEL, 1) +
      shape('M-6-26Q0-35 7-27L4-26Q0-29-4-25Z', paint, 1) +
      shape('M-9-17Q0-20 9-17V-1Q0 2-9-1Z', paint, 1.3) +
      emblem(owner, -8.5, 6.8),
    mercenary:
      lines('M12 1V-22', INK, 2.2) +
      shape('M12-24C17-25 18-20 17-16C15-18 14-18 12-17Z', STEEL, 1) +
      shape('M-8 0C-8-11-6-18 0-18S8-11 8 0Z', '#6e6154', 1.3) +
      head(-22) +
      shape('M-5.5-22A5.5 5.5 0 0 1 5.5-22Z', '#6e6154', 1) +
      emblem(owner, -8, 8.5),
    explorer:
      lines('M11 1V-27', INK, 2.2) +
      shape('M-10 0L-4-18H4L10 0Z', paint, 1.3) +
      head(-21, 4.5) +
      `<ellipse cy="-24" rx="9" ry="2.6" fill="#b98a52" stroke="${INK}"/>` +
      shape('M-4.5-24Q0-31 4.5-24Z', '#b98a52', 1) +
      emblem(owner, -7.5, 6.5),
  };
  return halo + drawn[kind];
}

/** How large the image of a unit is; its foot stands in the middle, 6 above the lower edge. */
export const FIGURE = { width: 46, height: 48, foot: 42 };
const figures = new Map<string, string>();

/** A unit of an owner, standing or lying. */
export function unitImage(kind: UnitKind, owner: SeatStyle, lying = false): string {
  const key = `${kind} ${owner.colour} ${lying}`;
  if (!figures.has(key)) {
    const stand = `<g transform="translate(-1 18)">${shadow(11)}${figure(kind, owner)}</g>`;
    const lie = `<g opacity=".86" transform="translate(17 13) rotate(-90) scale(.94)">${figure(kind, owner)}</g>`;
    figures.set(key, image(lying ? lie : stand, FIGURE.width, FIGURE.height));
  }
  return figures.get(key)!;
}

/** A mercenary that belongs to nobody yet. */
export const FREE_MERCENARY = image(
  `<g transform="translate(-1 18)">${shadow(11)}${lines('M12 1V-22', INK, 2.2)}${shape('M12-24C17-25 18-20 17-16C15-18 14-18 12-17Z', STEEL, 1)}${shape('M-8 0C-8-11-6-18 0-18S8-11 8 0Z', '#6e6154', 1.3)}${disc(0, -22, 5, SKIN, INK, 1.2)}${shape('M-5.5-22A5.5 5.5 0 0 1 5.5-22Z', '#6e6154', 1)}${disc(0, -8, 8, '#a79c8c', INK, 1)}</g>`,
  FIGURE.width,
  FIGURE.height,
);

const SIGN: Record<Good, string> = {
  grain: lines('M0 5V-1M0-1L-3-4.5M0-1L3-4.5M0 2L-3-1M0 2L3-1M0-2V-5', '#5e430c'),
  wood: '<circle r="4.3" stroke="#fbe6c4"/><circle r="1.3" fill="#fbe6c4" stroke="none"/>',
  stone: lines('M-4.5 3.5V-1L-1.5-4H2.5L4.5-1V3.5Z', '#4a423a'),
  salt: lines('M0-5L4 0L0 5L-4 0ZM-4 0H4', '#12314f'),
  refined: lines('M-2-5H2M-1.5-5V-3C-4.5-1-4 3 0 5C4 3 4.5-1 1.5-3V-5', '#5a1e2c'),
};
const CUBE: Record<Good, string> = {
  grain: '#e8b93f',
  wood: '#9a6437',
  stone: '#f4f0e8',
  salt: '#6fa3d3',
  refined: '#e09bab',
};

/** A cube with its sign, 18 by 18. */
export const CUBES = Object.fromEntries(
  Object.entries(SIGN).map(([good, sign]) => [
    good,
    image(
      `<rect x="-7" y="-6" width="16" height="16" rx="3" opacity=".35"/><rect x="-8" y="-8" width="16" height="16" rx="3" fill="${CUBE[good as Good]}" stroke="${INK}" stroke-width="1.5"/><g fill="none" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${sign.replaceAll('stroke-width="1"', '')}</g>`,
      18,
      18,
    ),
  ]),
) as Record<Good, string>;

/** The colours of the event cubes of the solo game. */
export const EVENT_PAINT: Record<string, string> = {
  white: '#f4f0e8',
  yellow: '#e8b93f',
  pink: '#e09bab',
  blue: '#6fa3d3',
  brown: '#9a6437',
};

export const COIN = image(
  `<circle cx="0" cy="0" r="7" fill="#e3b23c" stroke="${INK}"/><circle r="4.4" fill="none" stroke="#8a5e14"/><path d="M0-2.6V2.6" stroke="#8a5e14" stroke-width="1.4"/>`,
  18,
  18,
);
