// Made by tools/wire_types.py from quadriga.games.praetor.view; do not edit.

export interface View {
  city: TileView[];
  display: number[];
  /**
   * The tile that is being built, or -1.
   */
  in_hand: number;
  last: boolean;
  /**
   * Seats by their last move on the favour track, the latest first: the order of a stack from the top.
   */
  markers: number[];
  order: number[];
  players: PlayerView[];
  /**
   * The seats that have not passed, the next to act first.
   */
  queue: number[];
  round: number;
  sites: number[];
  stack: number;
  top_epoch: number;
  /**
   * The tiles in the stack, in no order.
   */
  unseen: number[];
  unseen_walls: number[];
  wall: number;
  wall_stack: number;
}
/**
 * A tile of the city; x grows to the east, y to the north.
 */
export interface TileView {
  builder: DieView | null;
  cell: number;
  /**
   * The patterns NW, NE, SE, SW as they lie.
   */
  corners: string[];
  kind: string;
  /**
   * Whether it is a red or green tile still to be activated this round.
   */
  open: boolean;
  owner: number;
  /**
   * The plaza points that each corner gives with the tiles laid before it.
   */
  plazas: number[];
  tile: number;
  /**
   * Quarter turns clockwise.
   */
  turn: number;
  worker: DieView | null;
  x: number;
  y: number;
  zone: string;
}
export interface DieView {
  experience: number;
  retired: boolean;
  seat: number;
}
export interface PlayerView {
  /**
   * All active workers, those on tiles included.
   */
  active: number;
  /**
   * The tiles of the largest group of own ones.
   */
  area: number;
  /**
   * 0 is side A; 1 to 5 are side B of that board.
   */
  board: number;
  camps_used: number[];
  favour: number;
  goods: Record<string, number>;
  morale: number;
  morale_space: number;
  name: string;
  passed: boolean;
  /**
   * The experience of the active workers at hand.
   */
  pool: number[];
  /**
   * In the expert game what area, wall and villagers are worth as things are.
   */
  prizes: Record<string, number>;
  /**
   * Retired workers at hand.
   */
  resting: number;
  retired: number;
  seat: number;
  sources: Record<string, number>;
  stage_one: number;
  stage_two: number;
  tiles: number;
  villagers: number;
  /**
   * What is due at the end of the round as things are.
   */
  wages: number;
  /**
   * What the walls add to the favour of the next one.
   */
  wall_bonus: number;
  walls: number[];
}
