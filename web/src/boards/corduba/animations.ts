/** How each event of Corduba looks: figures walk to their places, insulae and flames come to the board, numbers rise. */

import type { PlayerView, View } from '../../views/corduba';
import type { EventView } from '../../wire';
import type { EventAnimation, Mark, NewFlight, Spot } from '../kit/eventPlayer.svelte';
import { GOODS } from './ghosts';
import { WHOLE, type DistrictLayout } from './geometry';
import { onCells, onSpace, onTile } from './spots';
import { GUILDS, RESOURCES, type Tables } from './tables';

/** What is under way: a figure, an insula or a flame. */
export interface Piece {
  kind: 'figure' | 'house' | 'flame';
  side: number;
}

const MOMENT = 420;
const SHORT = 300;
/** How long a moment is that is told across the board. */
const HERALDED = 1000;
/** The number of workers among the figures: after the special worker and the six specialists. */
const WORKER = 7;

type BoardAnimation = EventAnimation<View, Piece>;

function withPlayer(view: View, side: number, change: (player: PlayerView) => Partial<PlayerView>): View {
  return {
    ...view,
    players: view.players.map((player) => (player.seat === side ? { ...player, ...change(player) } : player)),
  };
}

const withGood = (view: View, side: number, good: string, change: number): View =>
  withPlayer(view, side, ({ goods }) => ({ goods: { ...goods, [good]: (goods[good] ?? 0) + change } }));

const withTile = (view: View, tile: number, change: Partial<View['tiles'][number]>): View => ({
  ...view,
  tiles: view.tiles.map((laid) => (laid.tile === tile ? { ...laid, ...change } : laid)),
});

/** Where the figures of a side come from: the left edge, where the players' boards are. */
const home = (view: View, side: number): Spot => ({
  x: -20,
  y: (WHOLE.height * (side + 1)) / (view.players.length + 1),
});

/**
 * The function that an EventPlayer calls. The place of the last action is where its numbers rise.
 * @param layouts where the districts are drawn
 * @param next the view that the events lead to: events do not name the cells of a new tile
 */
export function animator(
  tables: Tables,
  layouts: () => DistrictLayout[],
  next: () => View,
): (view: View, event: EventView) => BoardAnimation | null {
  let last: Spot | null = null;
  let floated = 0;
  const actAt = (spot: Spot | null): void => {
    [last, floated] = [spot, 0];
  };
  const number = (text: string): Omit<Mark, 'id'>[] => {
    if (!last) return [];
    floated += 1;
    return [{ kind: 'number', at: { x: last.x, y: last.y + 18 * (floated - 1) }, text }];
  };
  const flight = (kind: Piece['kind'], side: number, from: Spot, to: Spot | null): NewFlight<Piece>[] =>
    to ? [{ piece: { kind, side }, from, to }] : [];
  /** What takes no longer than a number changing goes along with what brought it. */
  const moment = (after: View, ms = SHORT, marks: Omit<Mark, 'id'>[] = []): BoardAnimation => ({
    during: after,
    after,
    marks,
    ms,
    along: ms <= SHORT ? 'any' : 'same',
  });

  /** A flame leaves a tile. */
  const putOut = (view: View, tile: number, side: number): BoardAnimation => {
    const after = withTile({ ...view, markers: view.markers - 1 }, tile, { unrest: false });
    const from = onTile(layouts(), view, tile) ?? home(view, side);
    return { during: after, after, flights: flight('flame', side, from, home(view, side)) };
  };

  return (view, { verb, targets }) => {
    const [side = 0, a = 0, b = 0] = targets.map((target) => target.number);
    switch (verb) {
      case 'built': {
        const tile = next().tiles.find((laid) => laid.tile === a);
        if (!tile) return null;
        const after = {
          ...view,
          tiles: [...view.tiles, { ...tile, unrest: false, occupied: false }],
          laying: null,
        };
        actAt(onTile(layouts(), after, a));
        return moment(after, MOMENT);
      }
      case 'laid': {
        const to = onCells(layouts(), a, [b]);
        const after = {
          ...withPlayer(view, side, ({ insulae_left: left }) => ({
            insulae_left: left.map((n, d) => (d === a ? n - 1 : n)),
          })),
          districts: view.districts.map((one) =>
            one.district === a
              ? { ...one, insulae: one.insulae.map((cells, who) => (who === side ? [...cells, b] : cells)) }
              : one,
          ),
        };
        return { after, flights: flight('house', side, home(view, side), to), along: 'same' };
      }
      case 'filled': {
        const after = {
          ...view,
          districts: view.districts.map((one) =>
            one.district === side ? { ...one, neutral: [...one.neutral, a] } : one,
          ),
        };
        return moment(after);
      }
      case 'burned':
        return {
          after: withTile({ ...view, markers: view.markers + 1 }, a, { unrest: true }),
          flights: flight('flame', side, home(view, side), onTile(layouts(), view, a)),
        };
      case 'quelled':
        return putOut(view, a, side);
      case 'abated':
        return putOut(view, side, 0);
      case 'activated':
      case 'occupied': {
        const spot = onTile(layouts(), view, a);
        actAt(spot);
        return {
          after: withTile(view, a, { occupied: true }),
          flights: flight('figure', side, home(view, side), spot),
        };
      }
      case 'produced': {
        const spot = onSpace(layouts(), tables, a);
        actAt(spot);
        return {
          after: { ...view, spaces: [...view.spaces, a] },
          flights: flight('figure', side, home(view, side), spot),
        };
      }
      case 'sent':
        return {
          after: withPlayer(view, side, ({ workers, special_workers: special, ready }) =>
            b === WORKER
              ? { workers: workers - a }
              : b
                ? { ready: ready.filter((guild) => guild !== GUILDS[b - 1]) }
                : { special_workers: special - a },
          ),
        };
      case 'freed':
        return moment(
          withPlayer(view, side, ({ specialists, ready }) => ({
            specialists: [...specialists, GUILDS[a]!],
            ready: [...ready, GUILDS[a]!],
          })),
          MOMENT,
        );
      case 'hired':
        return moment(withPlayer(view, side, ({ workers }) => ({ workers: workers + a })));
      case 'gained':
        return moment(withGood(view, side, GOODS[b]!, a), SHORT, number(`+${a}`));
      case 'paid':
      case 'returned':
      case 'delivered':
        return moment(withGood(view, side, GOODS[b]!, -a), verb === 'delivered' ? MOMENT : SHORT);
      case 'bought':
        return moment({
          ...withGood(view, side, RESOURCES[b]!, a),
          market: { ...view.market, [RESOURCES[b]!]: view.market[RESOURCES[b]!]! - a },
        });
      case 'sold':
        return moment(withGood(view, side, RESOURCES[b]!, -a));
      case 'priced':
        return moment({ ...view, price: { ...view.price, [RESOURCES[side]!]: a } });
      case 'popularity':
      case 'harmony':
        return moment(
          withPlayer(view, side, () => ({ [verb]: a })),
          220,
        );
      case 'registered':
        return moment(withPlayer(view, side, () => ({ register: a })));
      case 'unrest':
      case 'calmed':
        return moment(
          withPlayer(view, side, () => ({ unrest: a })),
          220,
        );
      case 'rose':
      case 'fell':
        return moment(
          withPlayer(view, side, ({ prestige }) => ({ prestige: prestige.map((n, d) => (d === a ? b : n)) })),
          220,
        );
      case 'erected':
        actAt(null);
        return moment({ ...view, monuments: view.monuments.map((who, n) => (n === a ? side : who)) }, MOMENT);
      case 'claimed':
        return moment({ ...view, gestae: view.gestae.map((who, n) => (n === a ? side : who)) }, MOMENT);
      case 'senator':
      case 'senator-lost':
        return moment(
          withPlayer(view, side, ({ senators }) => ({ senators: senators + (verb === 'senator' ? 1 : -1) })),
          MOMENT,
        );
      case 'passed':
        return moment({ ...view, passed: [...view.passed, side] });
      case 'demanded':
        return moment({ ...view, demand: side }, MOMENT);
      case 'drew':
        return moment({ ...view, caepio_card: side, caepio_row: 0 }, MOMENT);
      case 'round': {
        actAt(null);
        const after = {
          ...view,
          round: side,
          spaces: [],
          passed: [],
          tiles: view.tiles.map((laid) => ({ ...laid, occupied: false })),
        };
        return moment(after, MOMENT);
      }
      case 'rebelled':
      case 'spared':
        return { after: view, ms: HERALDED, herald: 'revolt', sound: 'combat' };
      case 'ended':
        return { after: view, ms: HERALDED, herald: 'victory', sound: 'end' };
      default:
        return null;
    }
  };
}
