import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Board, Choice, Question } from '../wire';
import * as antike from './antike/places';
import * as corduba from './corduba/places';
import { clickPathProblems, type ClickPath } from './kit/clickPaths';
import * as praetor from './praetor/places';
import * as romolo from './romolo/places';

/** A drawn board: the click path to each action, and what is drawn in a position. */
interface DrawnBoard {
  clickPaths: (question: Question) => ClickPath[];
  places: (view: any, board: Board) => Set<string>;
  /** What a click on a place that is not lit may mean. */
  likelyActions: (place: string, question: Question, view: any, board: Board) => string[];
  /** Verbs of chance, which nobody clicks. */
  ofChance: string[];
}
const all = ({ choices }: Question): string[] => choices.map(({ notation }) => notation);
const BOARDS: Record<string, DrawnBoard> = {
  antike: {
    ...antike,
    likelyActions: (place, question, view, board) =>
      antike.likelyActions(place, question, all(question), view, { ...board, tables: { borders: [{ a: 0, b: 1 }] } }),
    ofChance: ['draw', 'start'],
  },
  corduba: {
    ...corduba,
    likelyActions: (place, question, _, board) => corduba.likelyActions(place, question, corduba.namesOf(board)),
    ofChance: ['start', 'token', 'deal', 'house', 'demand', 'prices', 'card', 'draw', 'roll', 'icons'],
  },
  praetor: {
    ...praetor,
    likelyActions: (place, question, _, board) => praetor.likelyActions(place, question, board),
    ofChance: ['deal', 'start', 'draw', 'reveal'],
  },
  romolo: {
    ...romolo,
    ofChance: ['start', 'draw', 'away', 'tile', 'token', 'roll', 'event', 'group', 'march'],
  },
};

interface Asked {
  view: unknown;
  question: Question;
}

/** Questions of many games, a line each after a first line with the board; without them, those of the recorded screens. */
function* games(game: string): Generator<{ board: Board; asked: Iterable<Asked> }> {
  const many = process.env.QUADRIGA_QUESTIONS;
  if (many) {
    for (const text of readFileSync(many, 'utf-8').trim().split('\n\n')) {
      const [first = '{}', ...rest] = text.split('\n');
      const board = JSON.parse(first) as Board;
      if (board.game === game) yield { board, asked: rest.map((line) => JSON.parse(line) as Asked) };
    }
    return;
  }
  const file = new URL(`../../tests/screens/${game}.json`, import.meta.url);
  const { board, positions } = JSON.parse(readFileSync(file, 'utf-8')) as { board: Board; positions: Asked[] };
  yield { board, asked: positions };
}

/** The game whose questions the file holds; without one, all boards are tried. */
const only = process.env.QUADRIGA_GAME;

describe.each(Object.keys(BOARDS).filter((game) => !only || game === only))('the board of %s', (game) => {
  const { clickPaths, places, likelyActions, ofChance } = BOARDS[game]!;

  it('has a click path for every action of every question', () => {
    let count = 0;
    for (const { board, asked } of games(game))
      for (const { view, question } of asked) {
        const problems = clickPathProblems(question, clickPaths(question), places(view, board));
        if (problems.length) expect(problems, JSON.stringify(question).slice(0, 400)).toEqual([]);
        count += question.choices.length;
      }
    expect(count).toBeGreaterThan(20);
    console.log(`${game}: ${count} actions can be clicked`);
  });

  it.runIf(!only)('has likely actions for places that are not lit', () => {
    const asked = new Set<string>();
    for (const { board, asked: screens } of games(game))
      for (const { view, question } of screens) {
        const lit = new Set(clickPaths(question).map(({ path }) => path[0]!));
        for (const place of places(view, board)) {
          if (lit.has(place)) continue;
          const actions = likelyActions(place, question, view, board);
          if (actions.length) asked.add(place.split(':')[0]!);
          for (const action of actions) {
            const [verb = '', ...things] = action.split(' ');
            const kinds = board.vocabulary.verbs[verb]?.nouns ?? [];
            expect(kinds.length, action).toBe(things.length);
            for (const [n, kind] of kinds.entries())
              expect(board.vocabulary.nouns[kind]!.names, action).toContain(things[n]);
          }
        }
      }
    expect(asked.size).toBeGreaterThan(2);
    console.log(`${game}: ${[...asked].join(', ')} can be asked about`);
  });

  it('has a click path for every verb of a player', () => {
    const { board } = games(game).next().value as { board: Board };
    const { verbs, nouns } = board.vocabulary;
    for (const [verb, { nouns: kinds }] of Object.entries(verbs)) {
      if (ofChance.includes(verb)) continue;
      const choices: Choice[] = [0, 1].map((number) => ({
        notation: [verb, ...kinds.map((kind) => nouns[kind]!.names[number])].join(' '),
        verb,
        targets: kinds.map((kind) => ({ kind, number })),
        price: [],
      }));
      const question = { id: '', seat: 0, step: '', values: {}, path: [], choices };
      const [first, other] = clickPaths(question).map(({ path }) => path.join(' '));
      expect(first, verb).not.toBe('');
      if (kinds.length) expect(first, verb).not.toBe(other);
    }
  });
});

describe('the check itself', () => {
  const question = { choices: [{ notation: 'a' }, { notation: 'b' }] } as Question;
  const drawn = new Set(['here', 'there']);

  it('finds actions that cannot be clicked', () => {
    const fine = [
      { action: 'a', path: ['here', 'offer:1'] },
      { action: 'b', path: ['there'] },
    ];
    expect(clickPathProblems(question, fine, drawn)).toEqual([]);
    expect(clickPathProblems(question, [fine[0]!], drawn)).toHaveLength(1);
    expect(clickPathProblems(question, [fine[0]!, { action: 'b', path: [] }], drawn)).toHaveLength(1);
    expect(clickPathProblems(question, [fine[0]!, { action: 'b', path: ['nowhere'] }], drawn)).toHaveLength(1);
    expect(clickPathProblems(question, [fine[0]!, { action: 'b', path: ['here'] }], drawn)).toHaveLength(1);
    expect(clickPathProblems(question, [fine[0]!, { action: 'b', path: ['here', 'offer:1'] }], drawn)).toHaveLength(1);
  });
});
