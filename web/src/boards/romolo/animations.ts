/** How each event of Romolo o Remo? looks: units travel, tiles turn over, walls rise, numbers float, combats come to their end. */

import type { CombatView, HexView, PlayerView, SideView, UnitView, View } from '../../views/romolo';
import type { EventView } from '../../wire';
import type { EventAnimation, Mark, Spot } from '../kit/eventPlayer.svelte';
import { BUILDINGS, GOODS, money, spotOf, SYMBOLS, UNITS, type Tables, type UnitKind } from './tables';

/** A unit under way. */
export interface Piece {
  seat: number;
  kind: UnitKind;
}

type BoardAnimation = EventAnimation<View, Piece>;
type NewMark = Omit<Mark, 'id'>;

const MOMENT = 500;
const SHORT = 300;
/** How long the tiles of a combat, and its result, stay in sight. */
const REVEAL = 900;
const RESULT = 1200;
/** How long a moment is that is told across the board. */
const HERALDED = 1000;
/** In the notation of events 20 stands for a combat value of 0. */
const VALUE_ZERO = 20;

const withHex = (view: View, n: number, change: (hex: HexView) => Partial<HexView>): View => ({
  ...view,
  hexes: view.hexes.map((hex, at) => (at === n ? { ...hex, ...change(hex) } : hex)),
});
const withPlayer = (view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
});
const withGood = (view: View, seat: number, good: string, change: number): View =>
  withPlayer(view, seat, ({ cubes }) => ({ cubes: { ...cubes, [good]: (cubes[good] ?? 0) + change } }));
const withCoins = (view: View, seat: number, change: number): View =>
  withPlayer(view, seat, ({ coins }) => ({ coins: coins < 0 ? coins : coins + change }));
const withoutUnit = (view: View, gone: UnitView | undefined): View => ({
  ...view,
  units: view.units.filter((piece) => piece !== gone),
});
const withBuilding = (view: View, n: number, kind: string, change: number): View =>
  withHex(view, n, ({ buildings }) => {
    const count = (buildings[kind] ?? 0) + change;
    const others = Object.fromEntries(Object.entries(buildings).filter(([name]) => name !== kind));
    return { buildings: count > 0 ? { ...others, [kind]: count } : others };
  });
const withSide = (view: View, seat: number, change: Partial<SideView>): View => ({
  ...view,
  combat: view.combat && {
    ...view.combat,
    sides: view.combat.sides.map((side) => (side.seat === seat ? { ...side, ...change } : side)),
  },
});

/** A unit of that sort on a hex; the one that acts first. */
const unitOn = (view: View, seat: number, kind: string, hex: number): UnitView | undefined => {
  const all = view.units.filter((piece) => piece.seat === seat && piece.kind === kind && piece.hex === hex);
  return all.find(({ unit }) => unit === view.acting) ?? all[0];
};

/**
 * The function that an EventPlayer calls.
 * @param next the view that the events lead to: which piece came, how a combat stands
 */
export function animator(tables: Tables, next: () => View): (view: View, event: EventView) => BoardAnimation | null {
  let last: Spot | null = null;
  let floated = 0;
  const actAt = (n: number): Spot => {
    floated = 0;
    last = spotOf(tables, n);
    return last;
  };
  const number = (view: View, seat: number, text: string): NewMark[] => {
    const home = view.players[seat]?.capital ?? -1;
    const at = last ?? (home >= 0 ? spotOf(tables, home) : null);
    floated += 1;
    return at ? [{ kind: 'number', at: { x: at.x + 18 * (floated % 3) - 18, y: at.y + 8 }, text, seat }] : [];
  };
  const shown = (view: View): CombatView | null => view.combat ?? next().combat;

  return (view, { verb, targets }) => {
    const [a = 0, b = 0, c = 0, d = 0] = targets.map((target) => target.number);
    switch (verb) {
      case 'laid': {
        const after = withHex(view, c, () => ({ terrain: b }));
        return { during: after, after, marks: [{ kind: 'turn', at: actAt(c) }], ms: MOMENT };
      }
      case 'discovered': {
        const after = withHex(view, a, () => ({ terrain: b }));
        return { during: after, after, marks: [{ kind: 'turn', at: actAt(a) }], ms: MOMENT };
      }
      case 'flooded': {
        const after = { ...withHex(view, a, () => ({ terrain: 3 })), water_stack: view.water_stack - 1 };
        return { during: after, after, marks: [{ kind: 'turn', at: spotOf(tables, a) }], ms: MOMENT };
      }
      case 'token': {
        const after = withHex(view, a, () => ({ token: b + 2 }));
        return { during: after, after, marks: [{ kind: 'new', at: spotOf(tables, a) }], ms: SHORT };
      }
      case 'founded':
      case 'created': {
        const after = {
          ...view,
          units: next().units.filter(({ unit, hex }) => hex === c || view.units.some((old) => old.unit === unit)),
        };
        const kept = after.units.map((piece) => view.units.find(({ unit }) => unit === piece.unit) ?? piece);
        const piece = ['tower', 'farm', 'storehouse'][b];
        const grown =
          verb === 'founded' && piece
            ? piece === 'tower'
              ? withHex(view, c, () => ({ tower: a }))
              : withBuilding(view, c, piece, 1)
            : { ...view, units: kept };
        return { during: grown, after: grown, marks: [{ kind: 'new', at: actAt(c) }], ms: MOMENT, sound: 'piece' };
      }
      case 'moved': {
        const unit = unitOn(view, a, UNITS[b]!, c);
        const gone = withoutUnit(view, unit);
        const after = unit ? { ...gone, units: [...gone.units, { ...unit, hex: d }] } : view;
        const from = spotOf(tables, c);
        return { during: gone, after, flights: [{ piece: { seat: a, kind: UNITS[b]! }, from, to: actAt(d) }] };
      }
      case 'went-home':
      case 'unfed':
      case 'fell': {
        const after = withoutUnit(view, unitOn(view, a, UNITS[b]!, c));
        return { during: after, after, marks: [{ kind: 'gone', at: actAt(c) }], ms: MOMENT };
      }
      case 'hindered': {
        const unit = unitOn(view, a, UNITS[b]!, c);
        const units = view.units.map((piece) => (piece === unit ? { ...piece, hindered: true } : piece));
        return { after: { ...view, units }, marks: [{ kind: 'number', at: spotOf(tables, c), text: '−3' }], ms: SHORT };
      }
      case 'built': {
        const after = withBuilding(view, c, BUILDINGS[b]!, 1);
        return { during: after, after, marks: [{ kind: 'new', at: actAt(c) }], ms: MOMENT, sound: 'piece' };
      }
      case 'demolished': {
        const after = withBuilding(view, b, BUILDINGS[a]!, -1);
        return { during: after, after, marks: [{ kind: 'gone', at: actAt(b) }], ms: MOMENT };
      }
      case 'wall-built': {
        const after = withHex(view, c, ({ walls }) => ({ walls: [...walls, b] }));
        actAt(c);
        return { during: after, after, ms: SHORT, sound: 'piece' };
      }
      case 'wall-gone': {
        const after = withHex(view, b, ({ walls }) => ({ walls: walls.filter((side) => side !== a) }));
        return { during: after, after, ms: SHORT };
      }
      case 'stored': {
        const after = withHex(view, d, ({ stored }) => ({ stored: [...stored, [c, b]] }));
        actAt(d);
        return { during: after, after, marks: number(view, a, `+${b}`), ms: SHORT, along: 'any' };
      }
      case 'gained':
      case 'paid': {
        const amount = verb === 'gained' ? b : -b;
        const after = withGood(view, a, GOODS[c]!, amount);
        const marks = number(view, a, `${amount < 0 ? '−' : '+'}${b}`);
        return { during: after, after, marks, ms: SHORT, along: 'any' };
      }
      case 'earned':
      case 'spent': {
        const after = withCoins(view, a, verb === 'earned' ? b : -b);
        return {
          during: after,
          after,
          marks: number(view, a, `${verb === 'earned' ? '+' : '−'}${money(b)}`),
          ms: SHORT,
          along: 'any',
          sound: 'coins',
        };
      }
      case 'sold': {
        const after = { ...withGood(view, a, GOODS[b]!, -1), board: [...view.board, [c, b]] };
        return { during: after, after, marks: number(view, a, '−1'), ms: SHORT, along: 'same', sound: 'coins' };
      }
      case 'price': {
        const after = { ...view, prices: view.prices.map((price, n) => (n === a ? b : price)), board: [] };
        return { during: after, after, ms: SHORT };
      }
      case 'attacked': {
        const after = { ...view, combat: shown(view) };
        return { during: after, after, marks: [{ kind: 'clash', at: actAt(c) }], ms: MOMENT, sound: 'combat' };
      }
      case 'raided':
        return { after: view, marks: [{ kind: 'clash', at: actAt(b) }], ms: MOMENT, sound: 'combat' };
      case 'showed': {
        if (!view.combat) return null;
        const after = withSide(view, a, { symbol: SYMBOLS[b]! });
        return { during: after, after, ms: REVEAL };
      }
      case 'fought': {
        if (!view.combat) return null;
        const [first, second] = view.combat.sides as [SideView, SideView];
        const one = withSide(view, first.seat, { value: a - VALUE_ZERO, losses: c });
        const after = withSide(one, second.seat, { value: b - VALUE_ZERO, losses: d });
        return { during: after, after, ms: RESULT };
      }
      case 'battle-marker': {
        const after = withPlayer(view, a, ({ battle_markers: won }) => ({ battle_markers: won + 1 }));
        return { during: after, after, ms: SHORT };
      }
      case 'tower-hit': {
        const home = view.players[a]!.capital;
        const after = withPlayer(view, a, ({ damage }) => ({ damage: damage + 1 }));
        return {
          during: after,
          after,
          marks: home < 0 ? [] : [{ kind: 'gone', at: spotOf(tables, home) }],
          ms: MOMENT,
        };
      }
      case 'hired':
        return { after: { ...view, display: next().display }, marks: number(view, a, '+1'), ms: SHORT };
      case 'shown':
        return { after: { ...view, display: next().display }, ms: SHORT, along: 'any' };
      case 'eliminated':
        return { after: view, ms: HERALDED, herald: 'elimination', sound: 'combat' };
      case 'closing':
        return { after: view, ms: HERALDED, herald: 'score' };
      case 'won':
        return { after: view, ms: HERALDED, herald: 'conquest' };
      case 'ended':
      case 'stopped':
        return { after: view, ms: HERALDED, herald: 'victory', sound: 'end' };
      case 'turn':
        last = null;
        return { after: { ...view, active: a, combat: null } };
      case 'event':
        return { after: { ...view, events: next().events }, ms: MOMENT };
      default:
        return null;
    }
  };
}
