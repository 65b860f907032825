/** What the things of Corduba look like: an icon for each, by its name in the game. */

import amphora from 'icon:amphora';
import anvil from 'icon:anvil';
import aqueduct from 'icon:aqueduct';
import arena from 'icon:arena';
import bath from 'icon:bathtub';
import books from 'icon:book-pile';
import bowl from 'icon:fire-bowl';
import bridge from 'icon:stone-bridge';
import bull from 'icon:bull';
import caduceus from 'icon:caduceus';
import caesar from 'icon:caesar';
import chariot from 'icon:chariot';
import coins from 'icon:coins';
import columns from 'icon:ancient-columns';
import crafting from 'icon:stone-crafting';
import dove from 'icon:dove';
import flame from 'icon:flame';
import gladius from 'icon:gladius';
import hammer from 'icon:3d-hammer';
import hammerNails from 'icon:hammer-nails';
import helmet from 'icon:crested-helmet';
import herbs from 'icon:herbs-bundle';
import horse from 'icon:horse-head';
import house from 'icon:family-house';
import laurelCrown from 'icon:laurel-crown';
import log from 'icon:log';
import lyre from 'icon:lyre';
import masks from 'icon:drama-masks';
import meeple from 'icon:meeple';
import prayer from 'icon:prayer';
import scales from 'icon:scales';
import scroll from 'icon:tied-scroll';
import shield from 'icon:checked-shield';
import romanShield from 'icon:roman-shield';
import spears from 'icon:spears';
import star from 'icon:round-star';
import stoneBlock from 'icon:stone-block';
import stonePile from 'icon:stone-pile';
import swapBag from 'icon:swap-bag';
import temple from 'icon:greek-temple';
import twoCoins from 'icon:two-coins';
import wall from 'icon:defensive-wall';
import wheat from 'icon:wheat';
import byzantin from 'icon:byzantin-temple';
import type { Guild } from './tables';

export { flame, house, meeple, scroll, star, swapBag, caesar, laurelCrown, dove };

/** Goods inside drawings: the bare icon, and its colour on stone, light and dark. */
export const GOODS: Record<string, { icon: string; fill: string }> = {
  food: { icon: wheat, fill: 'light-dark(#8f6410, #e2b45c)' },
  wood: { icon: log, fill: 'light-dark(#7e5230, #c99a6e)' },
  stone: { icon: stonePile, fill: 'light-dark(#5f6267, #b4b7bc)' },
  tools: { icon: hammerNails, fill: 'light-dark(#3f5162, #9db4ca)' },
  amphorae: { icon: amphora, fill: 'light-dark(#a5451f, #e68a64)' },
  marble: { icon: stoneBlock, fill: 'light-dark(#5a6a7a, #e6e8eb)' },
  denarii: { icon: twoCoins, fill: 'light-dark(#8f6410, #e2b45c)' },
  velites: { icon: spears, fill: 'var(--ink)' },
  legionaries: { icon: romanShield, fill: 'var(--ink)' },
  equites: { icon: horse, fill: 'var(--ink)' },
  offering1: { icon: bowl, fill: 'var(--aubergine)' },
  offering2: { icon: bull, fill: 'var(--aubergine)' },
};

/** What effects change besides goods. */
export const EFFECTS: Record<string, string> = {
  workers: meeple,
  register: meeple,
  worker_or_specialist: meeple,
  specialist: helmet,
  popularity: laurelCrown,
  harmony: dove,
  prestige: star,
  prestige_here: star,
  prestige_choice: star,
  prestige_least: star,
  prestige_most: star,
  prestige_two_districts: star,
  prestige_all: star,
  remove_unrest: flame,
  unrest: flame,
  trade: scales,
  buy_discount: scales,
  sell_premium: scales,
  exchange_basic: swapBag,
  first_senator: caesar,
  senators: caesar,
  insulae: house,
};

export const iconOf = (what: string): string => GOODS[what]?.icon ?? EFFECTS[what] ?? star;
export const fillOf = (what: string): string =>
  GOODS[what]?.fill ?? (what === 'unrest' || what === 'remove_unrest' ? 'var(--loss)' : 'var(--ink)');

export const BUILDINGS: Record<string, string> = {
  excubitorium: shield,
  herbarium: herbs,
  aerarium: coins,
  sanctuarium: bowl,
  collegium_fabrorum: hammer,
  cudendum: anvil,
  odeum: lyre,
  schola: scroll,
  balneum: bath,
  forum: columns,
  aedis: temple,
  officina_fabrorum: crafting,
  emporium: scales,
  librarium: books,
  ludus: gladius,
  sanatorium: caduceus,
  basilica: byzantin,
  amphitheatrum: arena,
};

export const MONUMENTS: Record<string, string> = {
  aqua_augusta: aqueduct,
  pons_baetis: bridge,
  theatrum: masks,
  circus: chariot,
  templum_divi_augusti: temple,
  moenia: wall,
};

export const SPECIALISTS: Record<Guild, string> = {
  red: helmet,
  purple: prayer,
  blue: gladius,
  yellow: scales,
  green: caduceus,
  brown: hammer,
};

export const GESTAE: Record<string, string> = {
  master_builder: crafting,
  insulae: house,
  specialists: caduceus,
  workers: meeple,
  popularity: laurelCrown,
  prestige: star,
  monuments: aqueduct,
  wealth: twoCoins,
};
