// Made by tools/wire_types.py from quadriga.games.antike.view; do not edit.

export interface View {
  active: number;
  bank_coins: number;
  bank_temples: number;
  bank_walls: number;
  cities: CityView[];
  deck: number;
  discards: number[];
  display: number[];
  modifiers: string[];
  players: PlayerView[];
  stacks: Record<string, number>;
  tiles_left: Record<string, number>;
  turn: number;
  units: UnitsView[];
}
export interface CityView {
  owner: number;
  region: number;
  resource: number;
  /**
   * ANT-12.3, without the Fortress.
   */
  strength: number;
  temple: boolean;
  wall: boolean;
}
export interface PlayerView {
  advances: string[];
  cards: number[];
  coins: number;
  gold: number;
  iron: number;
  marble: number;
  name: string;
  points: number;
  /**
   * The gold for each advance that this player does not have.
   */
  prices: Record<string, number>;
  progress: ProgressView[];
  recruits: Record<string, number>;
  sea_points: number;
  seat: number;
  side: string;
  /**
   * The rondel field, or -1 in the middle.
   */
  stone: number;
  supply: Record<string, number>;
  turns: number;
  walls: number;
  /**
   * What the move to each field of the rondel costs.
   */
  ways: number[];
}
/**
 * How far a player is on the way to the next personality of a kind.
 */
export interface ProgressView {
  earned: number;
  have: number;
  need: number;
  personality: string;
  taken: number;
}
export interface UnitsView {
  count: number;
  region: number;
  seat: number;
  unit: string;
}
