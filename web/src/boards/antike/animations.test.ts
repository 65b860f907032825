import { describe, expect, it } from 'vitest';
import type { View } from '../../views/antike';
import type { EventView } from '../../wire';
import { chart as chartOf, type Tables } from './tables';
import { animator } from './animations';

const ids = ['roma', 'neapolis', 'mare_tyrrhenum'];
const tables = { regions: ids.map((id) => ({ id })), fields: [] } as unknown as Tables;
const view = {
  units: [{ seat: 0, unit: 'legion', region: 0, count: 2 }],
  cities: [{ region: 1, owner: 1, resource: 0, temple: true, wall: true, strength: 4 }],
  players: [0, 1].map((seat) => ({ seat, stone: -1, advances: [], cards: [], progress: [] })),
  display: [3],
} as unknown as View;
const event = (verb: string, ...numbers: number[]): EventView =>
  ({ verb, targets: numbers.map((number) => ({ kind: '', number })) }) as unknown as EventView;

describe('the animation of an event', async () => {
  const animate = animator(tables, await chartOf('west'));

  it('a legion travels: it leaves first and stands there in the end', () => {
    const animation = animate(view, event('moved', 0, 0, 0, 1))!;
    expect(animation.during!.units).toEqual([{ seat: 0, unit: 'legion', region: 0, count: 1 }]);
    expect(animation.after.units).toEqual([0, 1].map((region) => ({ seat: 0, unit: 'legion', region, count: 1 })));
    expect(animation.flights).toHaveLength(1);
    expect(animation.flights![0]!.from).not.toEqual(animation.flights![0]!.to);
  });

  it('combat and conquest are a moment of their own', () => {
    const clash = animate(view, event('declared', 0, 1, 3))!;
    const taken = animate(view, event('conquered', 0, 1))!;
    expect([clash, taken].map(({ marks }) => marks![0]!.kind)).toEqual(['clash', 'taken']);
    expect([clash, taken].every(({ ms }) => ms! > 300)).toBe(true);
    expect(taken.after.cities[0]).toMatchObject({ owner: 0, temple: false, wall: false });
    expect(animate(view, event('fell', 0, 0, 0))!.marks!.map(({ text }) => text)).toContain('−1');
    expect(animate(view, event('wall-fell', 1, 1))!.after.cities[0]!.wall).toBe(false);
  });

  it('what is not shown takes no time', () => {
    expect(animate(view, event('nothing-of-the-kind'))).toBeNull();
  });
});
