/** Questions of random games, for the tests of boards; written by tests/web/questions.py. */

import { readFileSync } from 'node:fs';
import type { Question } from '../../wire';
import { after } from './after';

export interface Asked<View, Tables> {
  game: string;
  tables: Tables;
  view: View;
  question: Question;
}

/** The folder that the tests are given; without it there is nothing recorded. */
export const folder = process.env.QUADRIGA_QUESTIONS;

type Line = Pick<Question, 'seat' | 'step' | 'values'> & {
  game?: string;
  tables?: unknown;
  choices: [say: string, targets: Question['choices'][number]['targets']][];
  changes: { path: string; before: unknown; after: unknown }[];
};

/** Every question of the games of one kind, one after the other. */
export function* asked<View, Tables>(name: string): Generator<Asked<View, Tables>> {
  let [game, tables, view] = ['', {} as unknown, {} as unknown];
  for (const text of readFileSync(`${folder}/${name}.jsonl`, 'utf-8').trimEnd().split('\n')) {
    const line = JSON.parse(text) as Line;
    if (line.game) {
      [game, tables, view] = [line.game, line.tables, {}];
      continue;
    }
    view = after(view, { changes: line.changes });
    const choices = line.choices.map(([say, targets]) => ({ say, targets, verb: say.split(' ')[0]!, price: [] }));
    const question = { id: '', path: [], seat: line.seat, step: line.step, values: line.values, choices };
    yield { game, tables: tables as Tables, view: view as View, question };
  }
}
