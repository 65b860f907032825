/** What the things of Antike look like: an icon for each, by its name in the game. */

import anvil from 'icon:anvil-impact';
import barbute from 'icon:barbute';
import bigWave from 'icon:big-wave';
import boots from 'icon:boot-prints';
import brokenShield from 'icon:broken-shield';
import camel from 'icon:camel-head';
import castle from 'icon:castle';
import centurion from 'icon:centurion-helmet';
import column from 'icon:ionic-column';
import coins from 'icon:coins';
import crack from 'icon:earth-crack';
import crane from 'icon:crane';
import crown from 'icon:crown';
import crystal from 'icon:crystal-ball';
import graduate from 'icon:graduate-cap';
import goldBar from 'icon:gold-bar';
import goldMine from 'icon:gold-mine';
import helmet from 'icon:crested-helmet';
import horse from 'icon:horse-head';
import huts from 'icon:huts-village';
import metalBar from 'icon:metal-bar';
import ore from 'icon:ore';
import pirate from 'icon:pirate-flag';
import quill from 'icon:scroll-quill';
import receive from 'icon:receive-money';
import road from 'icon:horizon-road';
import robber from 'icon:robber';
import sailboat from 'icon:sailboat';
import scales from 'icon:scales';
import scroll from 'icon:scroll-unfurled';
import siege from 'icon:siege-tower';
import stoneBlock from 'icon:stone-block';
import stonePile from 'icon:stone-pile';
import swords from 'icon:crossed-swords';
import temple from 'icon:greek-temple';
import toga from 'icon:roman-toga';
import treasure from 'icon:open-treasure-chest';
import trireme from 'icon:trireme';
import trowel from 'icon:trowel';
import twoCoins from 'icon:two-coins';
import wagon from 'icon:old-wagon';
import wall from 'icon:defensive-wall';
import anchor from 'icon:anchor';
import wheel from 'icon:ship-wheel';
import wind from 'icon:windy-stripes';

/** A good: its icon, the colour of its tile, and that of the icon on it. */
export interface Ware {
  icon: string;
  back: string;
  front: string;
}

export const WARES: Record<string, Ware> = {
  marble: { icon: stoneBlock, back: '#f6f1e7', front: '#2b2320' },
  iron: { icon: metalBar, back: '#5c7084', front: '#fff8ea' },
  gold: { icon: goldBar, back: '#e6b640', front: '#2b2320' },
  coin: { icon: twoCoins, back: '#c98a4b', front: '#2b2320' },
};
export const GOODS = ['marble', 'iron', 'gold', 'coin'] as const;
export const RESOURCES = ['marble', 'iron', 'gold'] as const;
export type Good = (typeof GOODS)[number];

export const UNITS: Record<string, string> = { legion: helmet, galley: trireme, general: centurion, admiral: anchor };

/** The fields of the rondel: an icon and the colour of the stone. */
export const FIELDS: Record<string, { icon: string; stone: string }> = {
  ferrum: { icon: metalBar, stone: '#aebbc6' },
  templum: { icon: temple, stone: '#e4d8c1' },
  aurum: { icon: goldBar, stone: '#f0d07e' },
  duellum_1: { icon: swords, stone: '#dda092' },
  militia: { icon: helmet, stone: '#e4d8c1' },
  marmor: { icon: stoneBlock, stone: '#f6f1e7' },
  scientia: { icon: scroll, stone: '#e4d8c1' },
  duellum_2: { icon: swords, stone: '#dda092' },
};

export const ADVANCES: Record<string, string> = {
  strata: road,
  navigatio: wheel,
  moneta: coins,
  res_publica: column,
  commercium: scales,
};

export const PERSONALITIES: Record<string, string> = {
  king: crown,
  general: centurion,
  citizen: toga,
  scholar: quill,
  seafarer: anchor,
};

export const CARDS: Record<string, string> = {
  akademie: graduate,
  erdbeben: crack,
  diebstahl: robber,
  festung: castle,
  steinbruch: stonePile,
  erzader: ore,
  goldader: goldMine,
  tribut: receive,
  muenzschatz: treasure,
  baumeister: trowel,
  orakel: crystal,
  befestigung: wall,
  waffenschmiede: anvil,
  soeldner: barbute,
  werft: crane,
  eilmarsch: boots,
  rueckenwind: wind,
  belagerungsturm: siege,
  kolonisten: huts,
  siedlerzug: wagon,
  sturm: bigWave,
  desertion: brokenShield,
  eilbote: horse,
  karawane: camel,
  piraten: pirate,
};

export { castle, sailboat, swords, temple as templeIcon, trireme, wall as wallIcon };
