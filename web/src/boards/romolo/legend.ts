/** What the signs of Romolo o Remo? mean: for tooltips and for the legend. */

import { seatStylesOf } from '../../lib/seats';
import type { Words } from '../../lib/words';
import { drawnPicture, imagePicture, tipOf, type LegendEntry } from '../kit/legend';
import { COIN, CUBES, houseImage, tower, unitImage } from './pieces';
import { outline, BUILDINGS, GOODS, UNITS, type Building, type Good, type UnitKind } from './tables';
import { tile } from './terrain';

const SHIELD =
  '<path d="M-11-8H11V3Q11 9 0 13Q-11 9-11 3Z" fill="#fbf4e4" stroke="#2b2320" stroke-width="1.3"/><text y="6" font-size="14" font-weight="700" text-anchor="middle" fill="#2b2320">4</text>';
const round = (text: string, fill: string, front: string): string =>
  drawnPicture(
    `<circle r="12" fill="${fill}" stroke="#2b2320" stroke-width="1.3"/><text y="5" font-size="13" font-weight="700" text-anchor="middle" fill="${front}">${text}</text>`,
    28,
  );
const BORDER = `<path d="${outline(11)}" fill="#c9b98a" stroke="#2e6da4" stroke-width="3"/>`;

const HOUSES: readonly Building[] = BUILDINGS.filter((kind) => kind !== 'tower');
const AFTER_UNITS = ['lying', 'hindrance', 'tower', 'strength'] as const;
const LAST = ['token', 'hidden', 'border'] as const;

function picture(words: Words, id: string): string {
  const [style] = seatStylesOf('romolo', words.board.seat_names);
  if ((GOODS as readonly string[]).includes(id)) return imagePicture(CUBES[id as Good]);
  if ((UNITS as readonly string[]).includes(id)) return imagePicture(unitImage(id as UnitKind, style!));
  if ((HOUSES as readonly string[]).includes(id)) return imagePicture(houseImage(BUILDINGS.indexOf(id as Building)));
  switch (id) {
    case 'coins':
      return imagePicture(COIN);
    case 'lying':
      return imagePicture(unitImage('worker', style!, true));
    case 'tower':
      return imagePicture(tower(style!));
    case 'hindrance':
      return round('−3', '#9c2f24', '#fff8ea');
    case 'strength':
      return drawnPicture(SHIELD, 28);
    case 'token':
      return round('×2', '#e3b23c', '#2b2320');
    case 'hidden':
      return imagePicture(tile('back', 0, false));
    default:
      return drawnPicture(BORDER, 26);
  }
}

function entry(words: Words, id: string): LegendEntry {
  const good = (GOODS as readonly string[]).includes(id);
  const house = (HOUSES as readonly string[]).includes(id);
  return {
    id,
    picture: picture(words, id),
    name: good ? words.good(id, 2) : words.own(house ? `building-${id}` : `sign-${id}`),
    text: words.own(house ? `building-${id}-hint` : `sign-${id}-hint`),
  };
}

export const legend = (words: Words): LegendEntry[] =>
  [...GOODS, 'coins', ...UNITS, ...AFTER_UNITS, ...HOUSES, ...LAST].map((id) => entry(words, id));

/** What pointing at a sign says. */
export const signTip = (words: Words, id: string): string => tipOf(entry(words, id));
