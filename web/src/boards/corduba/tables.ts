/** What never changes in a game of Corduba: the tables that come with its board. */

import { seatStyleOf, type SeatStyle } from '../../lib/seats';
import type { Words } from '../../lib/words';
import type { View } from '../../views/corduba';
import type { Board } from '../../wire';

export const RESOURCES = ['food', 'wood', 'stone', 'tools', 'amphorae', 'marble'] as const;
export type Resource = (typeof RESOURCES)[number];
export const TROOPS = ['velites', 'legionaries', 'equites'] as const;
export const OFFERINGS = ['offering1', 'offering2'] as const;
export const DISTRICTS = ['servorum', 'plebeius', 'patricius'] as const;
export type District = (typeof DISTRICTS)[number];
export const METALS: Record<District, string> = { servorum: 'bronze', plebeius: 'silver', patricius: 'gold' };
/** The metal of a district, as a plate with dark letters on it. */
export const PLATES: Record<District, string> = {
  servorum: 'linear-gradient(100deg, #c98c55, #e6b98a 45%, #c18a57)',
  plebeius: 'linear-gradient(100deg, #b7bec3, #eef0f1 45%, #a9b2b8)',
  patricius: 'linear-gradient(100deg, #ddae45, #f8e0a0 45%, #ce9a34)',
};
export const GUILDS = ['red', 'purple', 'blue', 'yellow', 'green', 'brown'] as const;
export type Guild = (typeof GUILDS)[number];

/** The colour of a guild: on walls, ribbons and medals. */
export const GUILD_FILLS: Record<Guild, string> = {
  red: 'light-dark(#8e3128, #9c3c32)',
  purple: 'light-dark(#65447f, #7a579a)',
  blue: 'light-dark(#2f5f86, #3b729f)',
  yellow: 'light-dark(#94690f, #8f6715)',
  green: 'light-dark(#456b3b, #4a7440)',
  brown: 'light-dark(#6b4528, #835a38)',
};

/** Amounts by what they are: goods, tracks, words of effects. */
export type Parts = Record<string, number>;

export interface Building {
  id: string;
  name: string;
  colour: Guild;
  prestige: number;
  cost: Parts;
  /** Cells as row and column, as drawn. */
  shape: [number, number][];
  action: { id: string; workers: number; pay: Parts; gain: Parts }[];
}

export interface Site {
  id: string;
  resource: string;
  unlimited?: boolean;
  spaces: { id: string; workers: number; take: number }[];
}

export interface Monument {
  id: string;
  name: string;
  cost: Parts;
  prestige: Partial<Record<District, number>>;
  bonus: string;
}

export interface Demand {
  id: string;
  name: string;
  resource: string;
  amphora_value: number;
  rank1: Parts;
  rank2: Parts;
  rank3: Parts;
  rank4: Parts;
}

export interface Hereditas {
  name: string;
  denarii: number;
  basic: number;
  extra: Parts;
  register: number;
  specialist: string;
  prestige: Partial<Record<District, number>>;
  popularity: number;
  harmony: number;
}

export interface Character {
  id: string;
  name: string;
  district: District;
  kind: 'permanent' | 'decade' | 'round' | 'start';
  ability: string;
}

export interface Tables {
  /** Rows of letters: equal letters are one plot, a dot is no cell. */
  districts: { id: District; rows: string[] }[];
  buildings: Building[];
  monuments: Monument[];
  sites: Site[];
  castra: { spaces: { id: string; workers: number; pay: Parts; gain: Parts }[]; values: Parts };
  spaces: string[];
  specialists: { colour: Guild; title: string; peculium: Parts }[];
  prestige_tracks: { district: District; bonus: Record<string, Parts> }[];
  insula_tracks: { district: District; slots: number; bonus: Record<string, Parts> }[];
  construction_bonus: Record<District, Parts>;
  demands: Demand[];
  ultimo_decade: { most: Parts; fewest: Parts };
  res_gestae: { id: string; condition: Parts; claim_with: string }[];
  hereditas: Hereditas[];
  families: { id: string; sides: Character[] }[];
  caepio_cards: { id: string; rows: string[][]; sell: Resource; buy: Resource }[];
  capacity: number[];
  price_max: number[];
  storage_limit: number;
  tracks: { prestige_max: number; worker_register_max: number; popularity_max: number; unrest_max: number };
  unrest_track: { senators_lost: number[]; cannot_win_at: number };
  sides: string[];
  decade_of_round: number[];
  markers: number;
  solo: { district_of_die: number[]; goals: number[]; variant: string; monuments: number } | null;
}

export const tables = (board: Board): Tables => board.tables as unknown as Tables;

/** All characters in the order of their numbers. */
export const characters = ({ families }: Tables): Character[] => families.flatMap(({ sides }) => sides);

/** The styles of all sides: the seats and Caepio. */
export const sideStyles = ({ sides }: Tables, seatStyles: SeatStyle[]): SeatStyle[] =>
  sides.map((name, n) => seatStyles[n] ?? seatStyleOf('corduba', name, n));

/** Rome's card of this decade, once it is known. */
export const demanded = ({ demand }: View, { demands }: Tables, words: Words): Demand | undefined => {
  const name = words.board.vocabulary.nouns.demand!.names[demand];
  return demands.find(({ id }) => id.replaceAll('_', '-') === name);
};
