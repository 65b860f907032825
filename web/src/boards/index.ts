/** Where the drawn boards plug in: a game that has one is listed here and loaded when a table of it is opened. */

import type { Component } from 'svelte';
import type { SeatStyle } from '../lib/seats';
import type { Words } from '../lib/words';
import type { Board, News, Preview, Question } from '../wire';

/**
 * What every board gets. A board draws `view`, lights what `question` lets choose, and says what was chosen;
 * it computes no rules and sends nothing itself.
 */
export interface BoardProps<View = unknown> {
  /** What never changes in this game: vocabulary, names of seats, the game's tables. */
  board: Board;
  /** The game's own view; types are in src/views/<game>.ts. */
  view: View;
  /** Says sentences, names and amounts in the person's language. */
  words: Words;
  /** Colour and emblem of each seat, by number. */
  seatStyles: SeatStyle[];
  /** What the looking seat is asked now, or null. `choices[].targets` are what lights up. */
  question: Question | null;
  /** The seat through whose eyes the view is made; null watches. */
  seat: number | null;
  /** The answers picked so far but not yet sent, in notation: drawn as ghosts with thick gold. Empty: none. */
  chosen: string[];
  /** What `chosen` would change; null while it is not known. */
  preview: Preview | null;
  /** Events to animate, in order, that lead from the view before to `view`; empty when the view is just to be shown. */
  news: News[];
  /** To be called when `news` has been played, or at once under reduced motion; a click skips ahead. */
  played: () => void;
  /** Something lit was picked: the answer in notation. The table decides whether it is sent or first shown. */
  choose: (action: string) => void;
  /** Something lit is pointed at or focused: what it would change is shown; null looks away. */
  hover?: (action: string | null) => void;
  /** Something unlit was asked about: why is this answer, in notation, not possible? Or of several the likeliest first. */
  explain: (...actions: string[]) => void;
  /** Something lit was picked that several answers name: the prompt shows these alone, to choose among them. */
  narrow?: (actions: string[]) => void;
}

/** What a game's own part of a player's panel gets: the same as its board, and whose it is. */
export interface PlayerProps<View = unknown> extends BoardProps<View> {
  player: number;
  /** In the strip of a phone: a line of what matters most. */
  small: boolean;
}

/** What a drawn board brings: the board, and where it likes its part of each player's panel. */
export interface BoardModule {
  default: Component<BoardProps<any>>;
  Player?: Component<PlayerProps<any>>;
}

/** Boards by game. One that is not here is shown as tidy tables. */
export const boards: Partial<Record<string, () => Promise<BoardModule>>> = {
  antike: () => import('./antike'),
  corduba: () => import('./corduba'),
  praetor: () => import('./praetor'),
  romolo: () => import('./romolo'),
};
