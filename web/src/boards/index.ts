/** Where the drawn boards plug in: a game that has one is listed here and loaded when a table of it is opened. */

import type { Component } from 'svelte';
import type { SeatStyle } from '../lib/seats';
import type { Words } from '../lib/words';
import type { Board, EventView, Preview, Question } from '../wire';

/**
 * What every board gets. A board draws `view`, lights what `question` lets choose, and reports what was
 * chosen; it computes no rules and sends nothing itself.
 */
export interface BoardProps<View = unknown> {
  /** What never changes in this game: vocabulary, names of seats, the game's tables. */
  board: Board;
  /** The game's own view; types are in src/views/<game>.ts. */
  view: View;
  /** Puts actions, names and amounts into the person's language. */
  words: Words;
  /** Colour and emblem of each seat, by number. */
  seatStyles: SeatStyle[];
  /** What the viewer is asked now, or null. `choices[].targets` are what lights up. */
  question: Question | null;
  /** The viewer: the seat that the view is made for; null for a spectator. */
  seat: number | null;
  /** The answers picked so far but not yet sent, in notation: drawn as ghosts with thick gold. Empty: none. */
  chosen: string[];
  /** What `chosen` would change; null while it is not known. */
  preview: Preview | null;
  /** Events to animate, in order, that lead from the view before to `view`; empty when the view is just to be shown. */
  events: EventView[];
  /** To be called when `events` has been played, or at once under reduced motion; a click skips ahead. */
  played: () => void;
  /** Something lit was picked: the action in notation. The table decides whether it is sent or first shown; if the
   * person has confirmed it already, as with a tick, it need not be confirmed again. */
  choose: (action: string, sure?: boolean) => void;
  /** Something lit is hovered or focused: its action is previewed; null ends the preview. */
  hover?: (action: string | null) => void;
  /** Something unlit was clicked: why is this action, in notation, not possible? If it may mean several, the likeliest first. */
  explain: (...actions: string[]) => void;
  /** Something lit was picked that several actions name: the prompt then offers only these. */
  narrow?: (actions: string[]) => void;
  /** Whether the board's `Aside` is shown beside it: then the board need not have a place for it. */
  aside?: boolean;
}

/** What a game's own part of a player's panel gets: the same as its board, and whose it is. */
export interface PlayerProps<View = unknown> extends BoardProps<View> {
  player: number;
  /** In the strip of a phone: a line of what matters most. */
  small: boolean;
}

/** What the module of a drawn board exports: the board, and if it wants one its own part of each player's panel. */
export interface BoardModule {
  default: Component<BoardProps<any>>;
  Player?: Component<PlayerProps<any>>;
  /** Tables that stand below the players where there is room for a column of them. */
  Aside?: Component<BoardProps<any>>;
}

/** Boards by game. One that is not here is shown as tidy tables. */
export const boards: Partial<Record<string, () => Promise<BoardModule>>> = {
  antike: () => import('./antike'),
  corduba: () => import('./corduba'),
  praetor: () => import('./praetor'),
  romolo: () => import('./romolo'),
};
