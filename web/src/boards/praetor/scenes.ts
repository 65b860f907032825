/** What each kind of tile shows: a scene from above in a box of 112 by 80 around the middle, as an image of its own. */

import amphora from 'icon:amphora';
import anvil from 'icon:anvil';
import bust from 'icon:stone-bust';
import caduceus from 'icon:caduceus';
import cornucopia from 'icon:cornucopia';
import eagle from 'icon:eagle-emblem';
import eye from 'icon:third-eye';
import flowers from 'icon:flowers';
import gladius from 'icon:gladius';
import lyre from 'icon:lyre';
import miner from 'icon:miner';
import rose from 'icon:rose';
import scroll from 'icon:scroll-unfurled';
import swords from 'icon:crossed-swords';
import toga from 'icon:roman-toga';
import {
  around,
  at,
  box,
  columns,
  disc,
  icon,
  image,
  INK,
  lines,
  roof,
  shade,
  shape,
  tent,
  tree,
  wedge,
} from './strokes';

const HILL = 'M-46 26C-50 2-34-28-6-30C24-32 50-12 48 26Z';
const RIM = 'M-47 8L-38-25L-6-31L30-27L49-8L44 22L8 32L-32 27Z';
const COURT = 'M-48-30H48V30H-48Z';
const BLOOD = '#6f1d15';

const goldMine = (): string =>
  [
    `<g transform="translate(3 4)">${shade(HILL)}</g>`,
    shape(HILL, '#a98357'),
    lines('M-38 14C-36-6-24-20-6-22M30-14C38-6 42 6 42 18', '#7e5c37', 3, 'stroke-linecap="round"'),
    shape('M-20 27V2C-20-14 12-14 12 2V27Z', '#6b4a2b'),
    shape('M-14 27V4C-14-7 6-7 6 4V27Z', '#241a14'),
    lines('M-20 5H12', '#c79a5c', 3.5),
    shape('M18 10H42L38 24H22Z', '#8b8b86'),
    ...[
      [23, 8],
      [30, 6],
      [37, 8],
      [30, 11],
    ].map(([x, y]) => disc(x!, y!, 4.2, '#ebbe45')),
    disc(24, 26, 3.5, INK) + disc(36, 26, 3.5, INK),
    ...[
      [-36, 4],
      [-28, -12],
      [18, -14],
      [-32, 18],
    ].map(([x, y]) => shape(`M${x} ${y}l3-3l3 3l-3 3z`, '#f2cf63', 0.8)),
  ].join('');

const sawmill = (): string =>
  [
    roof(-48, -30, 44, 34),
    shape('M4-27H46V-21H4Z', '#b98a52') + lines('M6-24h38', '#7a5230'),
    lines('M11-10a14 14 0 1 0 28 0a14 14 0 1 0-28 0', INK, 2.5, 'stroke-dasharray="4 2"'),
    disc(25, -10, 11.5, '#dde2e4', INK, 0.8) + disc(25, -10, 3, INK),
    shape('M0-12H52V-5H0Z', '#c48e52'),
    ...[-40, -27, -14, -1].map((x) => log(x, 24)),
    ...[-33, -20, -7].map((x) => log(x, 13)),
    tree(20, 20, 8) + tree(38, 14, 9) + tree(46, 27, 6),
  ].join('');

const log = (x: number, y: number): string =>
  disc(x, y, 6.5, '#ddb27a', '#6b4221', 2.4) + disc(x, y, 2.5, 'none', '#8a5a2e');

function quarry(rock: string, ledge: string, pit: string, block: string): string {
  const cracks = 'M-47 8L-22 3M-38-25L-18-9M-6-31L-2-12M30-27L14-9M49-8L22-1M44 22L19 8M8 32L2 12M-32 27L-14 10';
  const blocks = [
    [-7, -3],
    [4, 1],
    [26, 14],
    [36, 6],
    [-36, 14],
  ].map(
    ([x, y]) =>
      shade(box(x! + 1.5, y! + 2, 11, 8)) +
      shape(box(x!, y!, 11, 8), block, 1) +
      lines(`M${x} ${y! + 2.5}h11`, '#fffb'),
  );
  return [
    `<g transform="translate(3 3)">${shade(RIM)}</g>`,
    shape(RIM, rock),
    shape('M-35 5L-29-16L-4-21L22-18L36-5L32 15L4 22L-24 18Z', ledge),
    shape('M-22 3L-18-9L-2-12L14-9L22-1L19 8L2 12L-14 10Z', pit),
    lines(cracks, INK, 0.9, 'stroke-opacity=".35"'),
    ...blocks,
  ].join('');
}

const marbleQuarry = (): string =>
  quarry('#efeae1', '#dad6d0', '#b9b9ba', '#fff') +
  lines('M-40 0l8-8l-2-8M30-20l6 8l8 2M-20 24l10-2l6 4', '#8e99a6', 1.3);

const smithy = (): string =>
  [
    roof(-46, -28, 58, 32, '#7a6a66', '#5b4d4a'),
    disc(-32, -18, 6, '#4a3e3a') + disc(-32, -18, 3.5, '#f08a3c', 'none'),
    '<circle cx="-24" cy="-26" r="4" fill="#fff" opacity=".6"/><circle cx="-17" cy="-31" r="3" fill="#fff" opacity=".45"/>',
    shape('M-46 4H48V30H-46Z', '#cdb894'),
    icon(anvil, -12, 17, 34, '#3a3330'),
    shape('M18 8H44V28H18Z', '#6b4a3a'),
    '<path d="M22 12H40V24H22Z" fill="#e8632c"/><path d="M26 22L30 13L33 18L36 14L38 22Z" fill="#ffd36b"/>',
  ].join('');

const curia = (): string =>
  [
    shape(COURT, '#e9dfc6'),
    roof(-36, -28, 72, 26, '#b5533a', '#8e3d29'),
    columns(-32, 3, 32, 3, 9),
    ...[
      [38, '#d8c9a6'],
      [29, '#eadfc4'],
      [20, '#d8c9a6'],
    ].map(([r, fill]) => shape(`M${-r!} 30A${r} ${Number(r) * 0.55} 0 0 1 ${r} 30Z`, String(fill), 1)),
    icon(toga, 0, 20, 18, BLOOD),
  ].join('');

const forum = (): string =>
  [
    shape(COURT, '#efe3cb'),
    lines('M-24-30V30M0-30V30M24-30V30M-48-15H48M-48 0H48M-48 15H48', '#c9b48c', 0.7),
    roof(-48, -30, 96, 13) +
      roof(-48, -17, 13, 47, undefined, undefined, 'y') +
      roof(35, -17, 13, 47, undefined, undefined, 'y'),
    columns(-30, -13, 30, -13, 8) + columns(-31, -5, -31, 26, 4) + columns(31, -5, 31, 26, 4),
    disc(0, 10, 11, '#d8c39a') + icon(eagle, 0, 10, 18, BLOOD),
  ].join('');

const temple = (light: string, dark: string, sign: string): string =>
  [
    shade('M-43-25H47V33H-43Z'),
    shape('M-46-30H44V30H-46Z', '#ede6d8') + shape('M-42-26H40V26H-42Z', '#f8f3e8', 0.8),
    columns(-38, -22.5, 36, -22.5, 9) + columns(-38, 22.5, 36, 22.5, 9),
    roof(-36, -17, 56, 34, light, dark),
    columns(27, -14, 27, 14, 4),
    disc(-8, 0, 14.5, '#fbf4e4', INK, 1.4) + icon(sign, -8, 0, 21, dark),
  ].join('');

const colosseum = (): string => {
  const tier = (rx: number, ry: number, fill: string, width = 0.9): string =>
    `<ellipse rx="${rx}" ry="${ry}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;
  const stairs = around(24, (degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${(23 * c).toFixed(1)} ${(12 * s).toFixed(1)}L${(49 * c).toFixed(1)} ${(30 * s).toFixed(1)}`;
  });
  return [
    `<ellipse cx="3" cy="4" rx="50" ry="31" fill="${INK}" opacity=".25"/>`,
    tier(50, 31, '#d9c39b', 1.4) + tier(43, 26, '#c9ad7e') + tier(36, 21, '#e3d0a9') + tier(29, 16, '#c9ad7e'),
    tier(22, 11, '#e9c98b'),
    lines(stairs, INK, 1, 'stroke-opacity=".5"'),
    icon(gladius, 0, 0, 17, BLOOD),
  ].join('');
};

const oracle = (): string =>
  [
    tree(-40, -18, 8) + tree(41, -16, 8) + tree(-42, 16) + tree(42, 18),
    `<circle cx="3" cy="4" r="31" fill="${INK}" opacity=".22"/>`,
    disc(0, 0, 31, '#efe8da', INK, 1.3),
    around(14, (degrees) => {
      const [x, y] = at(26.5, degrees).split(' ').map(Number);
      return disc(x!, y!, 2.6, '#fff', INK, 0.9);
    }),
    disc(0, 0, 21, '#7a6a9a', INK, 1.2),
    around(10, (degrees) => `<path d="${wedge(4, 21, degrees, degrees + 18)}" fill="#5e4f7e"/>`),
    disc(0, 0, 11, '#fbf4e4', 'none') + icon(eye, 0, 0, 19, '#4b3650'),
  ].join('');

const trainingCamp = (): string =>
  [
    shape('M-46-26H46V28H-46Z', '#dcc08a') + lines('M-46-26H46V28H-46Z', '#7a5230', 4, 'stroke-dasharray="4 2"'),
    tent(-38, -19, 20) + tent(-38, 4, 20, '#d9a98b'),
    disc(14, 1, 20, '#ead7ab', '#7a5230', 2) + icon(swords, 14, 1, 30, '#5a2a20'),
  ].join('');

function market(): string {
  const stall = (x: number, y: number, cloth: string): string =>
    shade(box(x + 2, y + 3, 28, 21)) +
    `<path d="${box(x, y, 28, 21)}" fill="#fbf4e4"/>` +
    [0, 9.3, 18.6].map((step) => `<path d="${box(x + step, y, 4.7, 21)}" fill="${cloth}"/>`).join('') +
    lines(box(x, y, 28, 21), INK, 1.2);
  return [
    shape(COURT, '#e7d6b2'),
    stall(-44, -26, '#9c2f24') + stall(-14, -26, '#3f7f6b') + stall(16, -26, '#2f5d8a'),
    stall(-44, 6, '#b9832b') + stall(16, 6, '#7a4e9b'),
    icon(amphora, 0, 15, 24, '#8a4a2c'),
  ].join('');
}

function outpost(): string {
  const towers = [
    [-50, -34],
    [32, -34],
    [-50, 16],
    [32, 16],
  ].map(([x, y]) => shape(box(x!, y!, 18, 18), '#8e816b') + shape(box(x! + 4, y! + 4, 10, 10), '#a99b82', 0.8));
  return [
    shade('M-41-25H47V33H-41Z'),
    shape('M-44-29H44V29H-44Z', '#b7a98f') + shape('M-34-19H34V19H-34Z', '#dac9a4'),
    lines('M-44-29H44V29H-44Z', '#fff8ea', 3, 'stroke-dasharray="4 3"'),
    ...towers,
    roof(-20, -15, 40, 20, '#9c2f24', '#74211a'),
    shape('M-7 19H7V31H-7Z', '#5a3a20'),
    icon(eagle, 0, 12, 14, BLOOD),
  ].join('');
}

const academy = (): string =>
  [
    shape(COURT, '#c9d2a4'),
    roof(-48, -30, 96, 16, '#8e7aa0', '#6c5a80'),
    roof(-48, -14, 16, 44, '#8e7aa0', '#6c5a80', 'y') + roof(32, -14, 16, 44, '#8e7aa0', '#6c5a80', 'y'),
    columns(-27, -10, 27, -10, 7) + tree(-22, 20, 6) + tree(22, 20, 6),
    icon(scroll, 0, 11, 32, '#4b3650'),
  ].join('');

const laborCamp = (): string =>
  [
    shape('M-48-28H48V29H-48Z', '#cdb48a'),
    tent(-44, -24, 24, '#dcc7a0') + tent(-15, -24, 24, '#cfb893') + tent(-44, 4, 24, '#cfb893'),
    icon(miner, 18, 10, 36, '#4a3a2c'),
    shape('M26-22H42V-10H26Z', '#948c82') + shape('M30-16H46V-4H30Z', '#a9a196'),
  ].join('');

const statue = (): string =>
  [
    `<ellipse cx="3" cy="5" rx="36" ry="28" fill="${INK}" opacity=".2"/>`,
    disc(0, 0, 31, '#e9e1d0', INK, 1.2) + disc(0, 0, 25, '#cfe0d8', INK, 0.8),
    tree(-42, -20, 6) + tree(42, -20, 6) + tree(-42, 20, 6) + tree(42, 20, 6),
    icon(bust, 0, -1, 42, '#6b6259'),
  ].join('');

const arch = (): string =>
  [
    shade('M-34-26H40V34H-34Z'),
    shape('M-38-30H38V32H24V4A8 8 0 0 0 13 4V32H11V-2A11 11 0 0 0-11-2V32H-13V4A8 8 0 0 0-24 4V32H-38Z', '#efe6d3'),
    shape('M-42-30H42V-24H-42Z', '#d5c7a8') + shape('M-34-22H34V-14H-34Z', '#fbf6ea', 0.9),
    lines('M-28-18H28', '#9c2f24', 2.5, 'stroke-dasharray="5 2"'),
    ...[-36, -15.5, 11.5, 32].map((x) => shape(`M${x}-12h4V32h-4z`, '#fffdf6', 0.9)),
    disc(-23, -6, 4, '#b9832b', INK, 0.8) + disc(23, -6, 4, '#b9832b', INK, 0.8),
  ].join('');

const DRAWN: Record<string, string> = {
  gold_mine: goldMine(),
  sawmill: sawmill(),
  stone_quarry: quarry('#b4ab9d', '#989084', '#7b746a', '#c6beb2'),
  marble_quarry: marbleQuarry(),
  smithy: smithy(),
  curia: curia(),
  forum: forum(),
  temple_maia: temple('#6f9a62', '#4b7345', flowers),
  temple_apollo: temple('#d2a13c', '#a5761f', lyre),
  temple_plutus: temple('#7a8ba0', '#566880', cornucopia),
  temple_mercury: temple('#5e8ca8', '#3f6a85', caduceus),
  temple_venus: temple('#c77f8b', '#9e5763', rose),
  colosseum: colosseum(),
  oracle: oracle(),
  training_camp: trainingCamp(),
  market: market(),
  imperial_outpost: outpost(),
  academy: academy(),
  labor_camp: laborCamp(),
  statue: statue(),
  triumphal_arch: arch(),
};

/** How large a scene is, around its middle. */
export const SCENE = { width: 112, height: 80 };
export const SCENES: Record<string, string> = Object.fromEntries(
  Object.entries(DRAWN).map(([kind, drawn]) => [kind, image(drawn, SCENE.width, SCENE.height)]),
);

/** The ground of each kind of tile. */
export const GROUND: Record<string, string> = {
  gold_mine: '#d9c08f',
  sawmill: '#c3cc9a',
  stone_quarry: '#cfc5ae',
  marble_quarry: '#d3d5cc',
  smithy: '#d5bfa0',
  curia: '#decba2',
  forum: '#e3d2ac',
  temple_maia: '#cbd4ac',
  temple_apollo: '#e6d6a6',
  temple_plutus: '#cfcfc4',
  temple_mercury: '#c9d2d0',
  temple_venus: '#e3cfc4',
  colosseum: '#e2d3b0',
  oracle: '#c8cfac',
  training_camp: '#cfc08c',
  market: '#dec99b',
  imperial_outpost: '#d8cbae',
  academy: '#c2cb9c',
  labor_camp: '#d6c397',
  statue: '#d6dac2',
  triumphal_arch: '#d9d0b8',
};
