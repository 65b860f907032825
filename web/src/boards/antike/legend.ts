/** What the signs of Antike mean: for tooltips and for the legend. */

import type { Words } from '../../lib/words';
import { drawnPicture, iconPicture, tipOf, type LegendEntry } from '../kit/legend';
import { ADVANCES, FIELDS, GOODS, PERSONALITIES, sailboat, templeIcon, UNITS, wallIcon, WARES, swords } from './icons';

const line = (colour: string, dashes: string, more = ''): string =>
  drawnPicture(`<path d="M-13 0H13" stroke="${colour}" stroke-width="3.4" fill="none" ${dashes}/>${more}`, 28);
const RED = '#9c2f24';
const BLUE = '#2f5d8a';
const DOTS = 'stroke-dasharray="0.1 6" stroke-linecap="round"';
const CITY =
  '<path d="M0-9H-13V9H0Z" fill="#2e6da4"/><path d="M0-9H13V9H0Z" fill="#e6b640"/><rect x="-13" y="-9" width="26" height="18" rx="4" fill="none" stroke="#2b2320" stroke-width="1.6"/>';
const SHIELD =
  '<path d="M-10-11Q0-15 10-11V3Q8 11 0 13Q-8 11-10 3Z" fill="#2b2320"/><text y="5" font-size="14" font-weight="700" text-anchor="middle" fill="#fff8ea">3</text>';
const PEAKS = '<path d="M-12 8L-4-8L4 8ZM0 8L6-3L12 8Z" fill="#a79d8e" stroke="#2b2320" stroke-linejoin="round"/>';
const BATTLEMENTS = `<circle cy="-3" r="9" fill="none" stroke="currentColor"/><path d="M-8 9H8" stroke="currentColor" stroke-width="3" stroke-dasharray="3 2"/>`;
const FALLS = `<path d="M-9-9L9 9M9-9L-9 9" stroke="${RED}" stroke-width="4" stroke-linecap="round"/>`;

const PICTURES: Record<string, string> = {
  ...Object.fromEntries(Object.entries(UNITS).map(([id, icon]) => [id, iconPicture(icon)])),
  city: drawnPicture(CITY, 30),
  site: drawnPicture('<circle r="9" fill="#fbf4e4" stroke="#2b2320" stroke-dasharray="3.2 2.6"/>', 24),
  temple: iconPicture(templeIcon),
  wall: iconPicture(wallIcon),
  strength: drawnPicture(SHIELD, 30),
  ship: iconPicture(sailboat),
  'border-land': line(RED, 'stroke-dasharray="9 3.5"'),
  'border-sea': line(BLUE, DOTS),
  'border-both': line(
    RED,
    'stroke-dasharray="9 9"',
    `<path d="M-2 0H13" stroke="${BLUE}" stroke-width="3.6" ${DOTS}/>`,
  ),
  peaks: drawnPicture(PEAKS, 26),
  'track-wall': drawnPicture(BATTLEMENTS, 28),
  falls: drawnPicture(FALLS, 26),
};

function good(words: Words, id: (typeof GOODS)[number]): LegendEntry {
  const { icon, back, front } = WARES[id]!;
  return { id, picture: iconPicture(icon, front, back), name: words.good(id), text: words.own(`sign-${id}-hint`) };
}

/** What has a name and a hint among the things that answers name: fields, advances, personalities. */
function named(words: Words, kind: string, id: string, icon: string): LegendEntry {
  const key = id.replaceAll('_', '-');
  return {
    id: `${kind}-${key}`,
    picture: iconPicture(icon),
    name: words.own(`${kind}-${key}`),
    text: words.own(`${kind}-${key}-hint`),
  };
}

const drawn = (words: Words, id: string): LegendEntry => ({
  id,
  picture: PICTURES[id]!,
  name: words.own(`sign-${id}`),
  text: words.own(`sign-${id}-hint`),
});

export const legend = (words: Words): LegendEntry[] => [
  ...GOODS.map((id) => good(words, id)),
  ...Object.keys(PICTURES).map((id) => drawn(words, id)),
  ...Object.entries(FIELDS).map(([id, { icon }]) =>
    named(words, 'field', id, id.startsWith('duellum') ? swords : icon),
  ),
  ...Object.entries(ADVANCES).map(([id, icon]) => named(words, 'advance', id, icon)),
  ...Object.entries(PERSONALITIES).map(([id, icon]) => named(words, 'personality', id, icon)),
];

/** What pointing at a sign says. */
export const signTip = (words: Words, id: string): string => tipOf(legend(words).find((one) => one.id === id)!);
