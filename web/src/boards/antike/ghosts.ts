/** What a preview shows: pieces that would come or go, and what it would give or cost. */

import type { CityView, View } from '../../views/antike';
import { GOODS, type Good } from './icons';

export interface Ghosts {
  /** Units that would stand there: more (or fewer) than now. */
  units: { region: number; seat: number; unit: string; change: number }[];
  /** Units that would fall, by where they stand now. */
  falls: { region: number; seat: number; unit: string; count: number }[];
  /** Cities as they would be, where something of them would change. */
  cities: CityView[];
  /** The goods of each seat that would change. */
  goods: Partial<Record<Good, number>>[];
  /** Where stones would go on the rondel: by seat. */
  stones: Partial<Record<number, number>>;
  /** The region where it would happen: the badge goes there. */
  where: number | null;
}

const key = ({ seat, unit, region }: { seat: number; unit: string; region: number }): string =>
  `${seat} ${unit} ${region}`;

export const held = (player: View['players'][number], good: Good): number =>
  good === 'coin' ? player.coins : player[good];

export function ghosts(view: View, then: View): Ghosts {
  const before = new Map(view.units.map((stack) => [key(stack), stack]));
  const changed = new Map(view.units.map((stack) => [key(stack), { ...stack, change: -stack.count }]));
  for (const stack of then.units)
    changed.set(key(stack), { ...stack, change: stack.count - (before.get(key(stack))?.count ?? 0) });
  const units = [...changed.values()].filter(({ change }) => change);
  /** What a seat has less of on the whole map has not moved. */
  const gone = (seat: number, unit: string): number =>
    -units.reduce((sum, one) => (one.seat === seat && one.unit === unit ? sum + one.change : sum), 0);
  const falls = units.flatMap(({ region, seat, unit, change }) =>
    change < 0 && gone(seat, unit) > 0 ? [{ region, seat, unit, count: Math.min(-change, gone(seat, unit)) }] : [],
  );
  const was = new Map(view.cities.map((city) => [city.region, city]));
  const cities = then.cities.filter((city) => {
    const old = was.get(city.region);
    return !old || old.owner !== city.owner || old.temple !== city.temple || old.wall !== city.wall;
  });
  const stones: Ghosts['stones'] = {};
  for (const { seat, stone } of then.players) if (stone !== view.players[seat]!.stone) stones[seat] = stone;
  return {
    units,
    falls,
    cities,
    goods: then.players.map((player, seat) =>
      Object.fromEntries(
        GOODS.map((good) => [good, held(player, good) - held(view.players[seat]!, good)]).filter(([, n]) => n),
      ),
    ),
    stones,
    where: cities[0]?.region ?? units.find(({ change }) => change > 0)?.region ?? units[0]?.region ?? null,
  };
}
