// Made by tools/wire_types.py from quadriga.games.romolo.view; do not edit.

/**
 * `acting` is the unit that is being asked about, or -1; a combat is seen while units are still called to it.
 */
export interface View {
  acting: number;
  active: number;
  bank: Record<string, number>;
  board: number[][];
  closing: boolean;
  combat: CombatView | null;
  display: number[];
  dominion: number[];
  events: number[];
  exchange: ExchangeView | null;
  hexes: HexView[];
  phase: string;
  players: PlayerView[];
  prices: number[];
  round: number;
  stack: number[];
  start: number;
  units: UnitView[];
  water_stack: number;
}
export interface CombatView {
  hex: number;
  sides: SideView[];
}
/**
 * One side of a combat: what tower, hindrance and characters add; symbol and losses are "" and -1 until known.
 */
export interface SideView {
  helped: number;
  hindrance: number;
  losses: number;
  sealed: boolean;
  seat: number;
  symbol: string;
  tower: number;
  units: FighterView[];
  value: number;
}
export interface FighterView {
  kind: string;
  unit: number;
  value: number;
}
/**
 * What partners are about to exchange: who proposes it, what they give and what they ask for.
 */
export interface ExchangeView {
  get: string[];
  give: string[];
  partner: number;
  seat: number;
}
/**
 * Terrain -1 is face down; `peeked` is what this seat has seen beneath, or -1; token: -1 none, 0 face down.
 *
 *     `influence` is that of every owner; `control` is who controls the hex, of a team whoever has most influence.
 */
export interface HexView {
  buildings: Record<string, number>;
  control: number;
  influence: number[];
  peeked: number;
  peeked_token: number;
  stored: number[][];
  strength: number;
  terrain: number;
  token: number;
  tower: number;
  walls: number[];
}
/**
 * Coins are in halves; -1 where they are kept secret.
 *
 *     `points` are those of the player's side if the game ended now, without what depends on coins kept secret;
 *     `limits` the workers and the military that the capital supports. `upkeep` is known of oneself alone, from the
 *     first round on and until the own Supply phase takes it.
 */
export interface PlayerView {
  alive: boolean;
  battle_markers: number;
  capital: number;
  characters: CharacterView[];
  coins: number;
  cubes: Record<string, number>;
  damage: number;
  dice: string[];
  dice_count: number;
  dice_used: string[];
  fallen: number;
  hand: Record<string, number>;
  hire_cost: number;
  limits: number[];
  name: string;
  points: Record<string, number>;
  seat: number;
  strength: number;
  upkeep: UpkeepView | null;
}
/**
 * What lies on the tile: counters (-1: it has none), cubes; the hex it has named, or -1.
 */
export interface CharacterView {
  counters: number;
  cubes: string[];
  hex: number;
  name: string;
  tile: number;
  used: boolean;
}
/**
 * As things are, if everybody at the farms is friendly: storehouses count, and waived wages do not.
 *
 *     `hungry` units cost a grain each, `unpaid` mercenaries find no wage. `leaving` and `razed` are the units and the
 *     buildings that would be lost; `out`: the tower falls.
 */
export interface UpkeepView {
  grain: number;
  hungry: number;
  leaving: number;
  mercenaries: number;
  out: boolean;
  razed: number;
  salt: number;
  salt_due: number;
  unpaid: number;
}
export interface UnitView {
  hex: number;
  hindered: boolean;
  kind: string;
  lying: boolean;
  seat: number;
  unit: number;
}
