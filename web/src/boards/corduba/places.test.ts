import { describe, expect, it } from 'vitest';
import type { Question } from '../../wire';
import { CENTRE, home, ROME, likelyActions } from './places';
import { arm, outline, roof, turned } from './geometry';

const names = {
  tile: ['servorum-forum', 'servorum-aedis'],
  space: ['cibus-left', 'cibus-right'],
  monument: ['Moenia'],
  gesta: ['wealth'],
  district: ['servorum', 'plebeius', 'patricius'],
  building: ['forum', 'aedis'],
  plot: ['A', 'B'],
  cell: ['r0c0', 'r0c1'],
};
const question = (step: string, values: Record<string, string> = {}, path: string[] = []): Question =>
  ({ step, values, path, seat: 0, choices: [] }) as unknown as Question;

describe('beside the board', () => {
  it('offers open at what they are about', () => {
    expect(home(question('FirstUse', { tile: 'servorum-aedis' }), names)).toBe('tile:1');
    expect(home(question('HowTurned', { district: 'plebeius', anchor: '23' }), names)).toBe('cell:plebeius:23');
    expect(home(question('OwnInsulae', { district: 'servorum', cells: '68736253952' }), names)).toBe(
      'cell:servorum:24',
    );
    expect(home(question('Send', { need: '2' }, ['produce cibus-right']), names)).toBe('space:1');
    expect(home(question('Send', {}, ['build plebeius', 'raise forum']), names)).toBe('district:1');
    expect(home(question('Deliver'), names)).toBe(ROME);
    expect(home(question('TakeBasic', { left: '5' }), names)).toBe(CENTRE);
  });

  it('asks why something is not lit', () => {
    expect(likelyActions('tile:0', question('Turn'), names)).toEqual(['activate servorum-forum']);
    expect(likelyActions('district:2', question('Turn'), names)).toEqual(['build patricius']);
    expect(likelyActions('stock:servorum:1', question('RaiseWhat'), names)).toEqual(['raise aedis']);
    expect(likelyActions('cell:servorum:1', question('Where'), names)).toEqual(['place r0c1']);
    expect(likelyActions('trade:sell:wood', question('Visit'), names)).toEqual(['sell wood 1']);
    expect(likelyActions('merchant', question('Turn'), names)).toEqual(['merchant']);
    expect(likelyActions('tile:0', question('Deliver'), names)).toEqual([]);
    expect(likelyActions('tile:0', null, names)).toEqual([]);
  });
});

describe('shapes of cells', () => {
  it('have an outline that can be moved inwards', () => {
    expect(outline([0], 10, 0)).toBe('M0 0L10 0L10 10L0 10Z');
    expect(outline([0, 1], 10, 1)).toBe('M1 1L19 1L19 9L1 9Z');
    expect(outline([0, 1, 11], 10, 1)).toBe('M1 1L19 1L19 9L9 9L9 19L1 19Z');
    expect(outline([0, 2], 10, 0).match(/M/g)).toHaveLength(2);
  });

  it('turn clockwise with their first cell in place', () => {
    const bar: [number, number][] = [
      [0, 0],
      [0, 1],
      [0, 2],
    ];
    expect(turned(bar, 0, 12)).toEqual([12, 13, 14]);
    expect(turned(bar, 1, 12)).toEqual([12, 23, 34]);
    const corner: [number, number][] = [
      [0, 0],
      [1, 0],
      [1, 1],
    ];
    expect(turned(corner, 1, 12)).toEqual([12, 13, 23]);
    expect(turned(corner, 3, 12)).toEqual([12, 22, 23]);
  });

  it('have a roof of eight triangles for each cell, and write along their longest arm', () => {
    expect(roof([0, 1, 12], 10).slopes.join('').match(/M/g)).toHaveLength(24);
    expect(arm([0, 11, 22, 23], 10)).toEqual({ x: 5, y: 15, length: 30, upright: true });
    expect(arm([0, 1], 10).upright).toBe(false);
  });
});
