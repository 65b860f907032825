/** What the signs of Praetor mean: for tooltips and for the legend. */

import type { Words } from '../../lib/words';
import { drawnPicture, imagePicture, tipOf, type LegendEntry } from '../kit/legend';
import { plazaImage } from './mosaics';
import { SIGNS } from './signs';
import { RESOURCES } from './tables';

const zone = (rim: string, inner: string, colour: string): string =>
  drawnPicture(
    `<g stroke="${colour}" stroke-width="4" stroke-linejoin="round">${rim}</g><g stroke="${colour}" stroke-width="2.8" fill="none">${inner}</g>`,
    40,
  );
const FEE =
  '<rect x="-14" y="-10" width="28" height="20" rx="10" fill="#fbf4e4" stroke="#2b2320"/><text x="-6" y="5" font-size="14" font-weight="700" text-anchor="middle" fill="#2b2320">1</text>' +
  `<g transform="translate(5 0) scale(.8)">${SIGNS.gold}</g>`;

/** Signs of the drawing besides the small ones. */
const DRAWN: Record<string, string> = {
  'zone-red': zone('<path d="M0-17L17 0L0 17L-17 0Z" fill="#fbf4e4"/>', '<path d="M-5 3L0-3L5 3"/>', '#b23a2e'),
  'zone-green': zone('<circle r="14" fill="#fbf4e4"/>', '<circle r="2"/>', '#3e8e4e'),
  'zone-grey': zone('<path d="M-13.5-13.5H13.5V13.5H-13.5Z" fill="#fbf4e4"/>', '<path d="M-6 0H6"/>', '#6f685f'),
  fee: drawnPicture(FEE, 32),
  owner: drawnPicture('<circle r="8" fill="#2e6da4" stroke="#fff8ea" stroke-width="1.6"/>', 20),
};
const SMALL = ['favour', 'morale', 'pips', 'worker', 'retired', 'tile', 'wall'];
const PLAZAS = ['A', 'B', 'C', 'D'] as const;

function entry(words: Words, id: string): LegendEntry {
  const good = (RESOURCES as readonly string[]).includes(id);
  const picture = DRAWN[id] ?? drawnPicture(SIGNS[id] ?? '', 20);
  return { id, picture, name: good ? words.good(id) : words.own(`sign-${id}`), text: words.own(`sign-${id}-hint`) };
}

const plaza = (words: Words, pattern: (typeof PLAZAS)[number]): LegendEntry => ({
  id: `plaza-${pattern}`,
  picture: imagePicture(plazaImage(pattern)),
  name: words.own(`board-plaza-${pattern}`),
  text: words.own(`sign-plaza-${pattern}-hint`),
});

export const legend = (words: Words): LegendEntry[] => [
  ...[...RESOURCES, ...SMALL, ...Object.keys(DRAWN)].map((id) => entry(words, id)),
  ...PLAZAS.map((pattern) => plaza(words, pattern)),
];

/** What pointing at a sign says. */
export const signTip = (words: Words, id: string): string => tipOf(entry(words, id));
