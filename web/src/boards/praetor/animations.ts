/** How each event of Praetor looks: workers walk to their tiles and home again, tiles appear, numbers rise. */

import type { DieView, PlayerView, TileView, View } from '../../views/praetor';
import type { EventView } from '../../wire';
import type { EventAnimation, Mark, NewFlight, Spot } from '../kit/eventPlayer.svelte';
import { frame } from './geometry';
import { RESOURCES, SIDE, spotOf, type Resource, type Tables } from './tables';

/** A worker under way. */
export interface Piece {
  seat: number;
  pips: number;
}

const MOMENT = 500;
const SHORT = 300;
/** How long a moment is that is told across the board. */
const HERALDED = 1000;
const HOME = 60;

type BoardAnimation = EventAnimation<View, Piece>;
type NewMark = Omit<Mark, 'id'>;

function withPlayer(view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View {
  return {
    ...view,
    players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
  };
}

const withTile = (view: View, tile: number, change: Partial<TileView>): View => ({
  ...view,
  city: view.city.map((laid) => (laid.tile === tile ? { ...laid, ...change } : laid)),
});

const withGood = (view: View, seat: number, good: Resource, change: number): View =>
  withPlayer(view, seat, ({ goods }) => ({ goods: { ...goods, [good]: goods[good]! + change } }));

const withFavour = (view: View, seat: number, change: number): View => ({
  ...withPlayer(view, seat, ({ favour }) => ({ favour: favour + change })),
  markers: [seat, ...view.markers.filter((other) => other !== seat)],
});

/** Where the workers of a seat come from and go to: the left edge of the city, where the players' boards are. */
function home(view: View, seat: number): Spot {
  const { x, y, height } = frame(view.city, { w: 0, h: 0 });
  return { x: x - HOME, y: y + (height * (seat + 1)) / (view.players.length + 1) };
}

const middle = ({ x, y }: Pick<TileView, 'x' | 'y'>, down: number): Spot => ({
  x: (x + 0.5) * SIDE,
  y: -y * SIDE + down,
});

/** All workers leave the city. */
function leave(view: View): BoardAnimation | null {
  const dice = view.city.flatMap((laid) =>
    [laid.builder, laid.worker].flatMap((die: DieView | null) => (die ? [{ die, from: middle(laid, 40) }] : [])),
  );
  if (!dice.length) return null;
  const after = { ...view, city: view.city.map((laid) => ({ ...laid, builder: null, worker: null })) };
  return {
    during: after,
    after,
    flights: dice.map(({ die, from }): NewFlight<Piece> => ({
      piece: { seat: die.seat, pips: die.experience },
      from,
      to: home(view, die.seat),
    })),
  };
}

/**
 * The function that an EventPlayer calls. The place of the last action is where its numbers rise.
 * @param next the view that the events lead to: events do not name how a tile lies
 */
export function animator(tables: Tables, next: () => View): (view: View, event: EventView) => BoardAnimation | null {
  let last: Spot | null = null;
  let floated = 0;
  const number = (view: View, seat: number, text: string): NewMark[] => {
    const from = last ?? home(view, seat);
    floated += 1;
    return [{ kind: 'number', at: { x: from.x, y: from.y + (last ? 26 * floated : 0) }, text, seat }];
  };
  const actAt = (spot: Spot | null): void => {
    [last, floated] = [spot, 0];
  };

  return (view, { verb, targets }) => {
    const [seat = 0, a = 0, b = 0, c = 0] = targets.map((target) => target.number);
    switch (verb) {
      case 'built': {
        const tile = next().city.find((laid) => laid.tile === a);
        if (!tile) return null;
        const after = {
          ...view,
          city: [...view.city.filter((laid) => laid.tile !== a), { ...tile, worker: null }],
          sites: view.sites.filter((site) => site !== b),
          display: view.display.filter((shown) => shown !== a),
          in_hand: -1,
        };
        actAt(middle(tile, 40));
        return { during: after, after, marks: [{ kind: 'new', at: spotOf(tables, b) }], ms: MOMENT, sound: 'piece' };
      }
      case 'activated': {
        const laid = view.city.find(({ tile }) => tile === a);
        if (!laid) return null;
        const worker = { seat, experience: b, retired: false };
        const pool = view.players[seat]!.pool;
        const at = pool.indexOf(b);
        actAt(middle(laid, 60));
        return {
          during: withPlayer(view, seat, () => ({ pool: pool.filter((_, n) => n !== at) })),
          after: withTile(view, a, { worker, open: false }),
          flights: [{ piece: { seat, pips: b }, from: home(view, seat), to: middle(laid, 20) }],
        };
      }
      case 'gained':
      case 'bought': {
        const after = withGood(view, seat, RESOURCES[b]!, a);
        return { during: after, after, marks: number(view, seat, `+${a}`), ms: SHORT, along: 'any', sound: 'coins' };
      }
      case 'paid':
      case 'sold': {
        const after = withGood(view, seat, RESOURCES[b]!, -a);
        return { during: after, after, marks: number(view, seat, `−${a}`), ms: SHORT, along: 'any' };
      }
      case 'fee': {
        const after = withGood(withGood(view, seat, RESOURCES[b]!, -a), c, RESOURCES[b]!, a);
        return { during: after, after, marks: number(view, seat, `−${a}`), ms: SHORT, along: 'any', sound: 'coins' };
      }
      case 'scored':
      case 'lost': {
        const change = verb === 'scored' ? a : -a;
        const after = withFavour(view, seat, change);
        const marks = number(view, seat, change > 0 ? `+${a}` : `−${a}`);
        return { during: after, after, marks, ms: MOMENT, along: 'any' };
      }
      case 'rose':
      case 'fell': {
        const steps = verb === 'rose' ? a : -a;
        const after = withPlayer(view, seat, (player) => ({ morale_space: player.morale_space + steps }));
        return { during: after, after, ms: SHORT, along: 'any' };
      }
      case 'took-wall':
        return {
          after: { ...withPlayer(view, seat, ({ walls }) => ({ walls: [...walls, a] })), wall: -1 },
          marks: number(view, seat, '+1'),
          ms: MOMENT,
          sound: 'piece',
        };
      case 'recruited':
        return { after: view, marks: number(view, seat, `+${a}`), ms: SHORT, along: 'any' };
      case 'rescued':
        return { after: view, marks: number(view, seat, '+1'), ms: SHORT, along: 'any' };
      case 'used-camp':
        return { after: view, marks: number(view, seat, '+1'), ms: SHORT, along: 'any' };
      case 'passed': {
        const after = { ...view, queue: view.queue.filter((other) => other !== seat) };
        return { during: after, after, ms: SHORT };
      }
      case 'trained':
      case 'studied':
        actAt(null);
        return { after: view, marks: number(view, seat, `+${a}`), ms: SHORT, along: 'same' };
      case 'retired': {
        actAt(null);
        const moment = { after: view, ms: HERALDED, herald: 'retirement' as const };
        return { ...moment, ...leave(view) };
      }
      case 'wages': {
        actAt(null);
        const paid = { after: view, marks: number(view, seat, `−${a}`), ms: SHORT, along: 'same' as const };
        return { ...paid, ...leave(view) };
      }
      case 'shown': {
        const after = { ...view, display: [...view.display, seat], stack: view.stack - 1 };
        return { during: after, after, ms: MOMENT, along: 'same' };
      }
      case 'revealed': {
        const after = { ...view, wall: seat, wall_stack: view.wall_stack - 1 };
        return { during: after, after, ms: MOMENT };
      }
      case 'removed':
        return { after: { ...view, wall: -1 }, ms: SHORT };
      case 'round': {
        const after = { ...view, round: seat };
        return { during: after, after, ms: SHORT };
      }
      case 'last-round':
        return { after: view, ms: HERALDED, herald: 'score' };
      case 'won':
        return { after: view, ms: HERALDED, herald: 'victory', sound: 'end' };
      default:
        return null;
    }
  };
}
