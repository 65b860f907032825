/** What the signs of a game mean: of one list each game makes its tooltips and its legend. */

import type { Words } from '../../lib/words';

/** One sign: how it looks, as HTML, and what it is called and means. */
export interface LegendEntry {
  id: string;
  picture: string;
  name: string;
  text: string;
}

/** What a game gives: all its signs in the order of the legend. */
export type LegendOf = (words: Words) => LegendEntry[];

/** A game icon; on a disc where goods are shown so. */
export function iconPicture(body: string, colour = 'currentColor', back = ''): string {
  const disc = back ? `<circle cx="256" cy="256" r="350" fill="${back}" stroke="#2b2320" stroke-width="24"/>` : '';
  const box = back ? '-110 -110 732 732' : '0 0 512 512';
  return `<svg viewBox="${box}" width="28" height="28" color="${colour}" aria-hidden="true">${disc}${body}</svg>`;
}

/** Something drawn around its middle. */
export const drawnPicture = (body: string, side: number): string =>
  `<svg viewBox="${-side / 2} ${-side / 2} ${side} ${side}" width="28" height="28" aria-hidden="true">${body}</svg>`;

/** A piece that is an image of its own. */
export const imagePicture = (address: string): string => `<img src="${address}" alt="" style="height:30px;width:auto">`;

/** What pointing at a sign says. */
export const tipOf = ({ name, text }: Pick<LegendEntry, 'name' | 'text'>): string => (text ? `${name}: ${text}` : name);
