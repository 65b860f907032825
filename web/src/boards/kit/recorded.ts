/** Screens of random games, for tests; written by tools/record_screens.py. */

import { readFileSync } from 'node:fs';
import type { Board, EventView, Preview, Question } from '../../wire';

export interface Position {
  seat: number;
  view: unknown;
  question: Question;
  previewed: string;
  preview: Preview;
  events: EventView[];
}

export interface Recorded {
  board: Board;
  positions: Position[];
}

export const GAMES = ['antike', 'praetor', 'romolo', 'corduba'];

export const recorded = (game: string): Recorded =>
  JSON.parse(readFileSync(new URL(`../../../tests/screens/${game}.json`, import.meta.url), 'utf-8')) as Recorded;
