import { describe, expect, it } from 'vitest';
import type { View } from '../../views/praetor';
import type { Question } from '../../wire';
import { home, wish } from './places';

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
    expect(wish('tile:0', question('Turn', {}), names)).toBe('activate market-1');
    expect(wish('offered:1', question('PlaceRetired', {}), names)).toBe('build forum-1');
    expect(wish('cell:1', question('Place', {}), names)).toBe('place x1y0');
    expect(wish('tile:0', question('Place', {}), names)).toBeNull();
    expect(wish('tile:0', null, names)).toBeNull();
  });
});
