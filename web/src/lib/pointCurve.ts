/** How the points of a finished game came about: sums by round, and the rounds in which they changed most. */

import type { Points, RoundPoints } from '../wire';

export interface SourceChange {
  source: string;
  change: number;
}

export interface SeatChange {
  seat: number;
  change: number;
  /** The largest first. */
  sources: SourceChange[];
}

export interface BigRound {
  round: number;
  /** The moment at which the round begins. */
  number: number;
  changes: SeatChange[];
}

export const sum = (scores: Record<string, number>): number => Object.values(scores).reduce((all, one) => all + one, 0);

/** The points of a seat before round 1, and after each round. */
export const seatTotals = (points: Points, seat: number): number[] =>
  points.rounds.map(({ scores }) => sum(scores[seat] ?? {}));

/** The rounds in which the points of all seats changed most, in the order in which they were played. */
export function bigRounds(points: Points, most = 3): BigRound[] {
  const found = points.rounds.slice(1).map((after, n) => bigRound(n + 1, points.rounds[n]!, after));
  return found
    .filter((one) => size(one) > 0)
    .sort((a, b) => size(b) - size(a))
    .slice(0, most)
    .sort((a, b) => a.round - b.round);
}

const size = ({ changes }: BigRound): number => changes.reduce((all, { change }) => all + Math.abs(change), 0);

function bigRound(round: number, before: RoundPoints, after: RoundPoints): BigRound {
  const changes = after.scores.map((now, seat): SeatChange => {
    const then = before.scores[seat] ?? {};
    const sources = [...new Set([...Object.keys(then), ...Object.keys(now)])]
      .map((source) => ({ source, change: (now[source] ?? 0) - (then[source] ?? 0) }))
      .filter(({ change }) => change)
      .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
    return { seat, change: sum(now) - sum(then), sources };
  });
  return { round, number: before.number, changes: changes.filter(({ change }) => change) };
}

/** Steps of an axis from 0 (or below) to the largest value: 1, 2 or 5 times a power of ten, a few of them. */
export function ticks(low: number, high: number, most = 5): number[] {
  const raw = Math.max(1, (high - low) / most);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((n) => n * power).find((one) => one >= raw)!;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, n) => first + n * step);
}
