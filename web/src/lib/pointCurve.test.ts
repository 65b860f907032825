import { describe, expect, it } from 'vitest';
import { bigRounds, seatTotals, ticks } from './pointCurve';

const POINTS = {
  rounds: [
    {
      number: 2,
      scores: [
        { tiles: 0, gold: 0 },
        { tiles: 0, gold: 0 },
      ],
    },
    {
      number: 9,
      scores: [
        { tiles: 4, gold: 1 },
        { tiles: 0, gold: 0 },
      ],
    },
    {
      number: 15,
      scores: [
        { tiles: 4, gold: 1 },
        { tiles: 0, gold: 1 },
      ],
    },
    {
      number: 21,
      scores: [
        { tiles: 4, gold: 1 },
        { tiles: 0, gold: 1 },
      ],
    },
    {
      number: 30,
      scores: [
        { tiles: 2, gold: 1 },
        { tiles: 9, gold: 3 },
      ],
    },
    {
      number: 40,
      scores: [
        { tiles: 2, gold: 5 },
        { tiles: 9, gold: 3 },
      ],
    },
  ],
};

describe('the points of a game by rounds', () => {
  it('adds up the sources', () => {
    expect(seatTotals(POINTS, 1)).toEqual([0, 0, 1, 1, 12, 12]);
  });

  it('finds the three rounds that changed most, where each begins, and by what', () => {
    const found = bigRounds(POINTS);
    expect(found.map(({ round, number }) => [round, number])).toEqual([
      [1, 2],
      [4, 21],
      [5, 30],
    ]);
    expect(found[1]!.changes).toEqual([
      { seat: 0, change: -2, sources: [{ source: 'tiles', change: -2 }] },
      {
        seat: 1,
        change: 11,
        sources: [
          { source: 'tiles', change: 9 },
          { source: 'gold', change: 2 },
        ],
      },
    ]);
  });

  it('names no round in which nothing changed', () => {
    expect(bigRounds({ rounds: POINTS.rounds.slice(2, 4) })).toEqual([]);
  });

  it('marks an axis with round numbers', () => {
    expect(ticks(0, 9)).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(0, 293)).toEqual([0, 100, 200]);
    expect(ticks(-3, 1)).toEqual([-3, -2, -1, 0, 1]);
  });
});
