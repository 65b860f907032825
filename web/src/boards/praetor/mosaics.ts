/** The four mosaics of the plazas, told apart by colour and by figure: sun, well, rosette, chequer. Quarters as images. */

import { around, disc, image, INK, wedge } from './strokes';
import { CORNERS, PLAZA, SIDE, type Pattern } from './tables';

interface Mosaic {
  dark: string;
  light: string;
  figure: (dark: string, light: string) => string;
}

/** Figures are drawn for a radius of 31. */
const DRAWN = 31;

const ring = (r: number, width: number, dark: string, dashes = 'none'): string =>
  `<circle r="${r}" fill="none" stroke="${dark}" stroke-width="${width}" stroke-dasharray="${dashes}"/>`;

const sun = (dark: string, light: string): string =>
  around(12, (a) => `<path d="${wedge(7, 25, a, a + 15)}" fill="${dark}"/>`) +
  disc(0, 0, 7, dark, 'none') +
  disc(0, 0, 3, light, 'none');

const well = (dark: string): string =>
  ring(22.5, 5, dark) + ring(15, 4, dark, '4.2 1.69') + ring(7, 4.5, dark) + disc(0, 0, 2.6, dark, 'none');

const rosette = (dark: string, light: string): string =>
  around(
    8,
    (a) =>
      `<path transform="rotate(${a})" d="M3 0C9-8 18-8 25 0C18 8 9 8 3 0Z" fill="${dark}" stroke="${light}" stroke-width="1"/>`,
  ) + disc(0, 0, 4, light, dark, 2);

const chequer = (dark: string): string =>
  around(8, (a) => `<path d="${wedge(16.5, 25, a, a + 22.5)}${wedge(8, 16.5, a + 22.5, a + 45)}" fill="${dark}"/>`) +
  disc(0, 0, 4.5, dark, 'none');

const MOSAICS: Record<Pattern, Mosaic> = {
  A: { dark: '#9c2f24', light: '#f3ddb8', figure: sun },
  B: { dark: '#2f5d8a', light: '#efe6d2', figure: well },
  C: { dark: '#3f7f6b', light: '#f1e7cf', figure: rosette },
  D: { dark: '#3a2e28', light: '#dfa93e', figure: chequer },
};

/** A plaza as a whole. */
function whole({ dark, light, figure }: Mosaic): string {
  const drawn =
    disc(0, 0, DRAWN, light, 'none') + figure(dark, light) + ring(28, 5, light) + ring(28, 3, dark, '3 1.398');
  return drawn + ring(30.5, 1.6, INK);
}

const quarters = (mosaic: Mosaic): string[] =>
  CORNERS.map(([x, y]) => image(whole(mosaic), DRAWN + 1, DRAWN + 1, [x * -(DRAWN + 1), y * -(DRAWN + 1)]));

/** Whole plazas as images. */
export const plazaImage = (pattern: Pattern): string => image(whole(MOSAICS[pattern]), 2 * DRAWN + 2, 2 * DRAWN + 2);

const QUARTERS = Object.fromEntries(
  Object.entries(MOSAICS).map(([pattern, drawn]) => [pattern, quarters(drawn)]),
) as Record<Pattern, string[]>;
const REACH = (PLAZA * (DRAWN + 1)) / DRAWN;

/** The quarter of a plaza in each corner of a tile, as an image and where it lies. */
export const inCorners = (corners: Pattern[], scale = 1) =>
  corners.map((pattern, n) => {
    const [x, y] = CORNERS[n]!;
    const size = REACH * scale;
    return { href: QUARTERS[pattern][n]!, x: x * (SIDE - size), y: y * (SIDE - size), width: size, height: size };
  });
