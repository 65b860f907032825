// Made by tools/wire_types.py from quadriga.games.romolo.view; do not edit.

export interface View {
  active: number;
  bank: Record<string, number>;
  board: number[][];
  closing: boolean;
  display: number[];
  dominion: number[];
  events: number[];
  hexes: HexView[];
  players: PlayerView[];
  prices: number[];
  round: number;
  stack: number[];
  start: number;
  units: UnitView[];
  water_stack: number;
}
/**
 * Terrain -1 is face down; `peeked` is what this seat has seen beneath, or -1; token: -1 none, 0 face down.
 */
export interface HexView {
  buildings: Record<string, number>;
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
  name: string;
  seat: number;
  strength: number;
}
export interface CharacterView {
  name: string;
  note: number;
  tile: number;
  used: boolean;
}
export interface UnitView {
  hex: number;
  hindered: boolean;
  kind: string;
  lying: boolean;
  seat: number;
  unit: number;
}
