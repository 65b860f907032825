/** How each event of Antike looks: which piece travels from where to where, and what the board shows after it. */

import type { CityView, UnitsView, View } from '../../views/antike';
import type { EventView } from '../../wire';
import type { EventAnimation, Spot } from '../kit/eventPlayer.svelte';
import { UNIT_NAMES } from './places';
import { at, standing, type Chart, type Site, type Tables } from './tables';

/** A unit under way. */
export interface Unit {
  seat: number;
  unit: string;
}

const ADVANCE_NAMES = ['strata', 'navigatio', 'moneta', 'res_publica', 'commercium'];
const PERSONALITY_NAMES = ['king', 'general', 'citizen', 'scholar', 'seafarer'];
const MOMENT = 520;
const SHORT = 160;

function withUnits(view: View, { seat, unit }: Unit, region: number, change: number): View {
  const same = (one: UnitsView): boolean => one.seat === seat && one.unit === unit && one.region === region;
  const stack = view.units.find(same);
  const count = (stack?.count ?? 0) + change;
  const others = view.units.filter((one) => !same(one));
  return { ...view, units: count > 0 ? [...others, { seat, unit, region, count }] : others };
}

function withCity(view: View, region: number, change: Partial<CityView>): View {
  return { ...view, cities: view.cities.map((city) => (city.region === region ? { ...city, ...change } : city)) };
}

type Player = View['players'][number];

function withPlayer(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  return {
    ...view,
    players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
  };
}

/** The function that an EventPlayer calls, for one map. */
export function animator(
  { regions }: Tables,
  chart: Chart,
): (view: View, event: EventView) => EventAnimation<View, Unit> | null {
  const site = (n: number): Site => chart.regions[regions[n]!.id]!;
  const spot = (n: number): Spot => at(site(n).spot);

  return (view, { verb, targets }) => {
    const [seat = 0, a = 0, b = 0, c = 0] = targets.map(({ number }) => number);
    switch (verb) {
      case 'went':
        return {
          after: withPlayer(view, seat, () => ({ stone: a })),
          during: withPlayer(view, seat, () => ({ stone: a })),
          ms: 340,
        };
      case 'moved': {
        const piece = { seat, unit: UNIT_NAMES[a]! };
        const during = withUnits(view, piece, b, -1);
        return {
          during,
          after: withUnits(during, piece, c, 1),
          flights: [{ piece, from: standing(site(b), piece.unit), to: standing(site(c), piece.unit) }],
        };
      }
      case 'armed': {
        const piece = { seat, unit: UNIT_NAMES[a]! };
        const to = standing(site(b), piece.unit);
        return { after: withUnits(view, piece, b, 1), flights: [{ piece, from: spot(b), to }] };
      }
      case 'fell': {
        const piece = { seat, unit: UNIT_NAMES[a]! };
        const where = standing(site(b), piece.unit);
        return {
          during: withUnits(view, piece, b, -1),
          after: withUnits(view, piece, b, -1),
          marks: [
            { kind: 'fallen', at: where },
            { kind: 'number', at: where, text: '−1' },
          ],
          ms: SHORT * 2,
        };
      }
      case 'declared':
        return { after: view, marks: [{ kind: 'clash', at: spot(a), text: String(b) }], ms: MOMENT };
      case 'held':
        return { after: view, marks: [{ kind: 'held', at: spot(a) }], ms: MOMENT };
      case 'conquered': {
        const after = withCity(view, a, { owner: seat, temple: false, wall: false });
        return { during: after, after, marks: [{ kind: 'taken', at: spot(a) }], ms: MOMENT };
      }
      case 'founded': {
        const city = { region: a, owner: seat, resource: b, temple: false, wall: false, strength: 1 };
        const after = { ...view, cities: [...view.cities.filter(({ region }) => region !== a), city] };
        return { during: after, after, marks: [{ kind: 'made', at: spot(a) }], ms: 300 };
      }
      case 'built-temple':
      case 'built-wall': {
        const after = withCity(view, a, verb === 'built-temple' ? { temple: true } : { wall: true });
        return { during: after, after, marks: [{ kind: 'made', at: spot(a) }], ms: 300 };
      }
      case 'temple-fell':
      case 'wall-fell': {
        const after = withCity(view, a, verb === 'temple-fell' ? { temple: false } : { wall: false });
        return { during: after, after, marks: [{ kind: 'fallen', at: spot(a) }], ms: SHORT * 2 };
      }
      case 'learned': {
        const after = withPlayer(view, seat, ({ advances }) => ({ advances: [...advances, ADVANCE_NAMES[a]!] }));
        return { during: after, after, ms: SHORT };
      }
      case 'took': {
        const name = PERSONALITY_NAMES[a]!;
        const after = withPlayer(view, seat, ({ progress }) => ({
          progress: progress.map((one) => (one.personality === name ? { ...one, taken: one.taken + 1 } : one)),
        }));
        return { during: after, after, ms: SHORT * 2 };
      }
      case 'chose':
        return {
          after: {
            ...withPlayer(view, seat, ({ cards }) => ({ cards: [...cards, a] })),
            display: view.display.filter((card) => card !== a),
          },
          ms: SHORT,
        };
      case 'shown':
        return { after: { ...view, display: [...view.display, seat] }, ms: SHORT };
      case 'played':
        return {
          after: withPlayer(view, seat, ({ cards }) => ({ cards: cards.filter((card) => card !== a) })),
          ms: SHORT,
        };
      default:
        return null;
    }
  };
}
