/** What never changes in a game of Antike: the tables that come with its board, and the drawing of its map. */

import type { Board } from '../../wire';

export interface Region {
  id: string;
  name: string;
  kind: 'coast' | 'land' | 'island' | 'sea' | 'mountain';
  city: boolean;
  ship: boolean;
}

export interface Border {
  a: number;
  b: number;
  type: 'land' | 'sea' | 'both';
}

export interface Tables {
  map: 'west' | 'east';
  regions: Region[];
  borders: Border[];
  fields: string[];
  cards: { id: string }[];
  wall_symbols: number[];
  win_at: number;
  sides: string[];
}

export const tables = (board: Board): Tables => board.tables as unknown as Tables;

/** The drawing of a map, made by tools/antike_map.py. Regions are named by id, borders by both ids in order. */
export interface Chart {
  width: number;
  height: number;
  /** Middle and radius of the rondel. */
  rondel: [x: number, y: number, r: number];
  rose: [x: number, y: number];
  legend: [x: number, y: number];
  coast: string;
  regions: Record<string, Site>;
  borders: Record<string, string[]>;
  /** Mountains: place and size. */
  peaks: [x: number, y: number, size: number][];
  reefs: [x: number, y: number][];
  waves: [x: number, y: number][];
}

export interface Site {
  shape: string;
  /** Where the city or the ship symbol is, where the name stands, and where units gather. */
  spot: [x: number, y: number];
  name: [x: number, y: number];
  units: Partial<Record<'legion' | 'galley', [x: number, y: number]>>;
}

const charts = import.meta.glob<{ default: unknown }>('./maps/*.json');

export async function chart(map: string): Promise<Chart> {
  return (await charts[`./maps/${map}.json`]!()).default as Chart;
}

/** A spot as the kit names it. */
export const at = ([x, y]: [number, number]): { x: number; y: number } => ({ x, y });

/** Where units of a kind stand in a region; special units above those they move like. */
export function standing(site: Site, unit: string): { x: number; y: number } {
  const like = unit === 'legion' || unit === 'general' ? 'legion' : 'galley';
  const [x, y] = site.units[like] ?? site.spot;
  return unit === 'general' || unit === 'admiral' ? { x: x + 4, y: y - 26 } : { x, y };
}
