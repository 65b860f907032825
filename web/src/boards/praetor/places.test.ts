import { describe, expect, it } from 'vitest';
import type { View } from '../../views/praetor';
import type { Board, Question } from '../../wire';
import { home, likelyActions } from './places';

describe('beside the board', () => {
  const names = { tile: ['market-1', 'forum-1'], cell: ['x0y0', 'x1y0'] };
  const view = { city: [{ tile: 0 }] } as unknown as View;
  const question = (step: string, values: Record<string, string>): Question =>
    ({ step, values, seat: 0, choices: [] }) as unknown as Question;

  it('offers open at the tile or the cell they are about', () => {
    expect(home(question('ChooseWorker', { tile: 'market-1' }), view, names)).toBe('tile:0');
    expect(home(question('ChooseBuilder', { tile: 'forum-1' }), view, names)).toBe('offered:1');
    expect(home(question('Rotate', { tile: 'forum-1', cell: 'x1y0' }), view, names)).toBe('cell:1');
    expect(home(question('Rescue', {}), view, names)).toBeNull();
  });

  it('asks why something is not lit', () => {
    const verbs = { build: ['tile'], activate: ['tile'], academy: ['tile'], place: ['cell'] };
    const board = {
      vocabulary: {
        nouns: Object.fromEntries(Object.entries(names).map(([kind, list]) => [kind, { names: list }])),
        verbs: Object.fromEntries(Object.entries(verbs).map(([verb, nouns]) => [verb, { nouns }])),
      },
    } as unknown as Board;
    const academy = { ...question('UseAcademy', {}), choices: [{ notation: 'academy forum-1' }] } as Question;
    expect(likelyActions('tile:0', question('Turn', {}), board)[0]).toBe('activate market-1');
    expect(likelyActions('tile:0', academy, board)[0]).toBe('academy market-1');
    expect(likelyActions('offered:1', question('Turn', {}), board)).toEqual(['build forum-1']);
    expect(likelyActions('cell:1', question('Place', {}), board)).toEqual(['place x1y0']);
    expect(likelyActions('market:done', question('Sell', {}), board)).toEqual([]);
  });
});
