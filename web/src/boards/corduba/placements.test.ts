import { describe, expect, it } from 'vitest';
import { ROW } from './geometry';
import { direction, nearest, turnOn, neighbour, waysRound, type Placement } from './placements';
import { Placing } from './placing.svelte';

const place = (row: number, column: number, turns: number): Placement => {
  const first = row * ROW + column;
  const cells = turns % 2 ? [first, first + ROW] : [first, first + 1];
  const middle = turns % 2 ? { x: column + 0.5, y: row + 1 } : { x: column + 1, y: row + 0.5 };
  return { action: `${row} ${column} ${turns}`, answers: [], turns, cells, middle };
};
const ALL = [place(0, 0, 0), place(0, 4, 0), place(5, 4, 0), place(0, 0, 1), place(5, 5, 1)];

describe('The places where a tile may lie', () => {
  it('are looked for near a point, by the way it is turned', () => {
    expect(nearest(ALL, { x: 5, y: 4 }, 0)).toBe(ALL[2]);
    expect(nearest(ALL, { x: 5, y: 4 }, 1)).toBe(ALL[4]);
    expect(nearest([], { x: 5, y: 1 })).toBeNull();
  });

  it('are walked over by arrows, and none is passed at the edge', () => {
    expect(neighbour(ALL, ALL[0]!, [1, 0])).toBe(ALL[1]);
    expect(neighbour(ALL, ALL[1]!, [0, 1])).toBe(ALL[2]);
    expect(neighbour(ALL, ALL[2]!, [0, 1])).toBe(ALL[2]);
  });

  it('are turned on to the nearest one that is turned otherwise, all round', () => {
    expect(waysRound(ALL)).toEqual([0, 1]);
    expect(turnOn(ALL, ALL[2]!, 1)).toBe(ALL[4]);
    expect(turnOn(ALL, ALL[4]!, 1)).toBe(ALL[2]);
    expect(turnOn(ALL, ALL[4]!, -1)).toBe(ALL[2]);
  });

  it('lie in the parts of a district', () => {
    expect(direction({ x: 1, y: 1 })).toBe('north-west');
    expect(direction({ x: 4.5, y: 8 })).toBe('south');
    expect(direction({ x: 4.5, y: 4.5 })).toBe('middle');
  });
});

describe('A tile on its way', () => {
  it('snaps to a place near the pointer, and hangs on the pointer where none is', () => {
    const placing = new Placing();
    placing.ask('1', ALL, null);
    placing.point({ x: 5.2, y: 0.3 });
    expect(placing.at).toBe(ALL[1]);
    expect(placing.loose).toBeNull();
    placing.point({ x: 9, y: 9 });
    expect(placing.loose).toEqual({ x: 9, y: 9 });
    placing.leave();
    expect(placing.at).toBe(ALL[1]);
  });

  it('stays where it was laid until it is taken up', () => {
    const placing = new Placing();
    placing.ask('1', ALL, ALL[0]!);
    placing.laid = true;
    placing.point({ x: 5, y: 5 });
    expect(placing.at).toBe(ALL[0]);
    placing.turn(1);
    expect(placing.laid).toBe(false);
    expect(placing.at).toBe(ALL[3]);
  });

  it('goes on from where it is when the same question comes again', () => {
    const placing = new Placing();
    placing.ask('1', ALL, ALL[0]!);
    placing.ask(
      '1',
      ALL.map((one) => ({ ...one })),
      null,
    );
    expect(placing.at?.action).toBe(ALL[0]!.action);
    placing.ask('2', ALL, null);
    expect(placing.at?.action).not.toBe(ALL[0]!.action);
  });
});
