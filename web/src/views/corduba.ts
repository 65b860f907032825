// Made by tools/wire_types.py from quadriga.games.corduba.view; do not edit.

export interface View {
  active: number;
  bought: string[];
  built_pile: number[];
  caepio_card: number;
  caepio_row: number;
  /**
   * This seat's own cards of set-up: Hereditas cards, then the family card.
   */
  dealt: number[];
  decade: number;
  demand: number;
  demands_left: number;
  districts: DistrictView[];
  /**
   * Who stands where, those who came first before the others.
   */
  figures: FiguresView[];
  gestae: number[];
  laying: LayingView | null;
  macellum_left: number;
  /**
   * Unrest markers on the board, reminders included.
   */
  markers: number;
  market: Record<string, number>;
  minimum: number;
  monuments: number[];
  offerings_minimum: number;
  order: number[];
  passed: number[];
  players: PlayerView[];
  price: Record<string, number>;
  round: number;
  /**
   * Resources that whose turn it is has bought and sold in it: each goes one way only.
   */
  sold: string[];
  /**
   * Spaces of sites and of the Castra that are closed in this round.
   */
  spaces: number[];
  /**
   * Whether three districts in revolt would not end the game yet (COR-R82).
   */
  spares: boolean;
  /**
   * Solo: how many Aedificium cards are left in each stack.
   */
  stacks: number[];
  supply: Record<string, number>;
  tiles: TileView[];
  troops_minimum: number;
}
export interface DistrictView {
  district: number;
  /**
   * Cells with an own insula, by side.
   */
  insulae: number[][];
  /**
   * Cells with a neutral insula.
   */
  neutral: number[];
  revolt: boolean;
  /**
   * Whether the senator token is still at the end of the track.
   */
  senator: boolean;
  /**
   * Kinds that can still be built here.
   */
  stock: number[];
}
/**
 * Figures of one side on one place.
 */
export interface FiguresView {
  side: number;
  /**
   * -1 if they stand on a tile.
   */
  space: number;
  special_workers: number;
  specialists: string[];
  /**
   * -1 if they stand on a space.
   */
  tile: number;
  workers: number;
}
/**
 * A tile on its way to the board; without cells while its place is being chosen.
 */
export interface LayingView {
  building: number;
  cells: number[];
  /**
   * Cells with the neutral insulae that lead to it, as far as they are chosen.
   */
  chain: number[];
  district: number;
  side: number;
}
export interface PlayerView {
  bonuses: string[];
  character: number;
  /**
   * How far the player is with what each Res Gestae asks for.
   */
  deeds: number[];
  /**
   * Units of what Rome demands that the player owns, amphorae in its place included.
   */
  deliverable: number;
  goods: Record<string, number>;
  harmony: number;
  held: number;
  inheritance: number;
  insulae_left: number[];
  late_unrest: number;
  merchant: number;
  monuments: number;
  name: string;
  /**
   * The value of all tokens.
   */
  offerings: number;
  passed: boolean;
  popularity: number;
  power: number;
  prestige: number[];
  /**
   * Available now.
   */
  ready: string[];
  register: number;
  seat: number;
  senators: number;
  sources: Record<string, number>;
  special_workers: number;
  special_workers_owned: number;
  /**
   * Freed.
   */
  specialists: string[];
  tiles_built: number;
  troops: number;
  unrest: number;
  /**
   * What phase 4 would cost now (COR-17.1).
   */
  upkeep: number;
  workers: number;
}
export interface TileView {
  builder: number;
  building: number;
  cells: number[];
  district: number;
  occupied: boolean;
  tile: number;
  unrest: boolean;
}
