/** How each event of Antike looks: which piece travels from where to where, and what the board shows after it. */

import type { CityView, UnitsView, View } from '../../views/antike';
import type { EventView } from '../../wire';
import { TRAVEL, type EventAnimation, type Mark, type Spot } from '../kit/eventPlayer.svelte';
import { GOODS } from './icons';
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
/** How long a moment is that is told across the board. */
const HERALDED = 1000;
const SHORT = 300;

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

type NewMark = Omit<Mark, 'id'>;

const number = (amount: number): Pick<NewMark, 'kind' | 'text'> => ({
  kind: 'number',
  text: amount < 0 ? `−${-amount}` : `+${amount}`,
});

function change(player: Player, good: string, amount: number): Partial<Player> {
  const key = good === 'coin' ? 'coins' : (good as 'gold' | 'iron' | 'marble');
  return { [key]: player[key] + amount };
}

/** The function that an EventPlayer calls, for one map. */
export function animator(
  { regions, fields }: Tables,
  chart: Chart,
): (view: View, event: EventView) => EventAnimation<View, Unit> | null {
  const site = (n: number): Site => chart.regions[regions[n]!.id]!;
  const spot = (n: number): Spot => at(site(n).spot);
  const [x, y, r] = chart.rondel;
  const onRondel = (field: number): Spot => {
    const angle = ((field + 0.5) * 2 * Math.PI) / fields.length;
    return { x: x + 0.66 * r * Math.sin(angle), y: y - 0.66 * r * Math.cos(angle) };
  };
  /** Where something happened last: goods come from there. */
  let last: Spot = { x, y };
  const actAt = (there: Spot): Spot => (last = there);
  const goods = (view: View, seat: number, amount: number, good: string): EventAnimation<View, Unit> => ({
    after: withPlayer(view, seat, (player) => change(player, good, amount)),
    marks: [{ ...number(amount), at: last, seat } satisfies NewMark],
    ms: SHORT,
    along: 'any',
    sound: good === 'coin' || good === 'gold' ? 'coins' : undefined,
  });

  return (view, { verb, targets }) => {
    const [seat = 0, a = 0, b = 0, c = 0] = targets.map(({ number }) => number);
    switch (verb) {
      case 'went': {
        const after = withPlayer(view, seat, () => ({ stone: a }));
        const round = view.players[seat]!.stone === a;
        actAt({ x, y });
        return {
          after,
          during: after,
          marks: round ? [{ kind: 'made', at: onRondel(a) }] : [],
          ms: TRAVEL,
          sound: 'piece',
        };
      }
      case 'gained':
        return goods(view, seat, a, GOODS[b]!);
      case 'paid':
      case 'lost':
        return goods(view, seat, -a, GOODS[b]!);
      case 'recruited':
        return { after: view, marks: [{ ...number(a), at: last, seat }], ms: SHORT, along: 'any' };
      case 'wall-taken': {
        const after = withPlayer(view, seat, ({ walls }) => ({ walls: walls + 1 }));
        return { after, marks: [{ ...number(1), at: last, seat }], ms: SHORT, along: 'any' };
      }
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
        const after = withUnits(view, piece, b, 1);
        return { after, flights: [{ piece, from: actAt(spot(b)), to }], along: 'same' };
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
          ms: SHORT,
          along: 'same',
          sound: 'combat',
        };
      }
      case 'declared':
        return {
          after: view,
          marks: [{ kind: 'clash', at: actAt(spot(a)), text: String(b) }],
          ms: MOMENT,
          sound: 'combat',
        };
      case 'held':
        return { after: view, marks: [{ kind: 'held', at: spot(a) }], ms: MOMENT };
      case 'conquered': {
        const after = withCity(view, a, { owner: seat, temple: false, wall: false });
        return {
          during: after,
          after,
          marks: [{ kind: 'taken', at: actAt(spot(a)) }],
          ms: HERALDED,
          herald: 'conquest',
        };
      }
      case 'founded': {
        const city = { region: a, owner: seat, resource: b, temple: false, wall: false, strength: 1 };
        const after = { ...view, cities: [...view.cities.filter(({ region }) => region !== a), city] };
        return { during: after, after, marks: [{ kind: 'made', at: actAt(spot(a)) }], ms: MOMENT, sound: 'piece' };
      }
      case 'built-temple':
      case 'built-wall': {
        const after = withCity(view, a, verb === 'built-temple' ? { temple: true } : { wall: true });
        return { during: after, after, marks: [{ kind: 'made', at: actAt(spot(a)) }], ms: MOMENT, sound: 'piece' };
      }
      case 'temple-fell':
      case 'wall-fell': {
        const after = withCity(view, a, verb === 'temple-fell' ? { temple: false } : { wall: false });
        return { during: after, after, marks: [{ kind: 'fallen', at: spot(a) }], ms: SHORT, along: 'any' };
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
        return { during: after, after, ms: HERALDED, herald: 'score' };
      }
      case 'chose':
        return {
          after: {
            ...withPlayer(view, seat, ({ cards }) => ({ cards: [...cards, a] })),
            display: view.display.filter((card) => card !== a),
          },
          marks: [{ ...number(1), at: last, seat }],
          ms: SHORT,
        };
      case 'shown':
        return { after: { ...view, display: [...view.display, seat] }, ms: SHORT, along: 'same' };
      case 'played':
        return {
          after: withPlayer(view, seat, ({ cards }) => ({ cards: cards.filter((card) => card !== a) })),
          ms: SHORT,
        };
      case 'won':
      case 'stopped':
        return { after: view, ms: HERALDED, herald: 'victory', sound: 'end' };
      default:
        return null;
    }
  };
}
