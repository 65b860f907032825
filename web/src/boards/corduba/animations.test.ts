import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { View } from '../../views/corduba';
import type { EventView } from '../../wire';
import { animator } from './animations';
import type { DistrictLayout } from './geometry';
import type { Tables } from './tables';

interface Recorded {
  positions: { view: View }[];
}
const recorded = JSON.parse(readFileSync('tests/screens/corduba.json', 'utf-8')) as Recorded;
const event = (verb: string, ...numbers: number[]): EventView =>
  ({ verb, targets: numbers.map((number) => ({ kind: '', number })) }) as unknown as EventView;

describe('the animation of an event', () => {
  const layouts = [0, 1, 2].map((number) => ({ number, size: 45, plan: { x: 90 * number, y: 98 } }) as DistrictLayout);
  const [tile, other] = [37, 3];
  const burning = { district: 2, building: 1, cells: [2, 3, 13], builder: 0, unrest: true, occupied: false };
  const view = {
    ...recorded.positions[0]!.view,
    markers: 2,
    tiles: [
      { ...burning, tile },
      { ...burning, tile: other, district: 0 },
    ],
  } as View;
  const animate = animator(
    {} as Tables,
    () => layouts,
    () => view,
  );

  it('a city that is spared has a moment of its own, and a flame leaves the calmest district', () => {
    const spared = animate(view, event('spared'))!;
    expect(spared.herald).toBe('revolt');
    const { flights, after } = animate(view, event('abated', tile))!;
    expect(flights).toHaveLength(1);
    expect(flights![0]!.from).not.toEqual(flights![0]!.to);
    expect(after.markers).toBe(1);
    expect(after.tiles.map(({ unrest }) => unrest)).toEqual([false, true]);
  });

  it('a specialist that is freed stands ready', () => {
    const after = animate(view, event('freed', 0, 3))!.after.players[0]!;
    expect([after.specialists, after.ready]).toEqual([['yellow'], ['yellow']]);
  });
});
