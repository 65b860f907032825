/** What goods look like in lists: an icon on a disc of the good's colour. The name stands beside it or is its label. */

import food from 'icon:bread';
import tools from 'icon:hammer-nails';
import equites from 'icon:horse-head';
import offering from 'icon:incense';
import amphora from 'icon:amphora';
import iron from 'icon:metal-bar';
import legionary from 'icon:roman-shield';
import salt from 'icon:salt-shaker';
import velites from 'icon:spears';
import marble from 'icon:stone-block';
import stone from 'icon:stone-pile';
import refined from 'icon:cargo-crate';
import coins from 'icon:two-coins';
import grain from 'icon:wheat';
import wood from 'icon:wood-pile';
import weapon from 'icon:gladius';
import gold from 'icon:gold-nuggets';

export interface GoodStyle {
  icon: string;
  back: string;
  front: string;
}

const INK = '#2b2320';
const CREAM = '#fff8ea';

const STYLES: Record<string, GoodStyle> = {
  marble: { icon: marble, back: '#fbf7ee', front: INK },
  iron: { icon: iron, back: '#566b87', front: CREAM },
  gold: { icon: gold, back: '#e0b040', front: INK },
  coins: { icon: coins, back: '#c07f45', front: INK },
  denarii: { icon: coins, back: '#c9c4b8', front: INK },
  wood: { icon: wood, back: '#8a5a34', front: CREAM },
  stone: { icon: stone, back: '#8c8478', front: INK },
  weapon: { icon: weapon, back: '#566b87', front: CREAM },
  grain: { icon: grain, back: '#e0b040', front: INK },
  salt: { icon: salt, back: '#e4e6e6', front: INK },
  refined: { icon: refined, back: '#7a4e9b', front: CREAM },
  food: { icon: food, back: '#d9a65c', front: INK },
  tools: { icon: tools, back: '#6f6a62', front: CREAM },
  amphorae: { icon: amphora, back: '#b8623c', front: INK },
  velites: { icon: velites, back: '#9c2f24', front: CREAM },
  legionaries: { icon: legionary, back: '#9c2f24', front: CREAM },
  equites: { icon: equites, back: '#9c2f24', front: CREAM },
  offering1: { icon: offering, back: '#5b3a5e', front: CREAM },
  offering2: { icon: offering, back: '#5b3a5e', front: CREAM },
};

export const goodStyle = (name: string): GoodStyle | null => STYLES[name] ?? null;
