/** What a seat looks like: a colour and an emblem, both always shown. Games that name other colours are mapped here. */

import eagle from 'icon:eagle-emblem';
import sun from 'icon:heraldic-sun';
import column from 'icon:ionic-column';
import laurel from 'icon:laurels';
import trident from 'icon:trident';

export type Colour = 'red' | 'blue' | 'yellow' | 'green' | 'purple';

export interface SeatStyle {
  colour: Colour;
  /** The drawing inside the emblem, on a square of 512. */
  emblem: string;
}

const EMBLEMS: Record<Colour, string> = { red: eagle, blue: trident, yellow: sun, green: laurel, purple: column };

/** The names of seats that are not colours of ours. In Antike beige is Rome, whose eagle is red. */
const OTHERS: Record<string, Record<string, Colour>> = {
  antike: { brown: 'blue', beige: 'red' },
  praetor: { white: 'green', black: 'red' },
  romolo: { brown: 'green' },
  corduba: { orange: 'yellow', white: 'blue', black: 'purple', caepio: 'red' },
};

const IN_ORDER = Object.keys(EMBLEMS) as Colour[];

/** The style of a seat by the game's own name for it. */
export function seatStyleOf(game: string, name: string, number = 0): SeatStyle {
  const own = name in EMBLEMS ? (name as Colour) : OTHERS[game]?.[name];
  const colour = own ?? IN_ORDER[number % IN_ORDER.length]!;
  return { colour, emblem: EMBLEMS[colour] };
}

/** The styles of all seats of a game. */
export const seatStylesOf = (game: string, names: string[]): SeatStyle[] =>
  names.map((name, n) => seatStyleOf(game, name, n));
