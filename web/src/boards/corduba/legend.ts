/** What the signs of Corduba mean: for tooltips and for the legend. */

import type { Words } from '../../lib/words';
import { goodStyle } from '../../lib/goods';
import { drawnPicture, iconPicture, tipOf, type LegendEntry } from '../kit/legend';
import { GOODS as ALL_GOODS } from './ghosts';
import { EFFECTS, fillOf, flame, iconOf, meeple } from './icons';

const HOUSE =
  '<path d="M-8-8h16v16h-16Z" fill="#c9c0ae" stroke="#1d1714"/><path d="M-3-3h6v6h-6Z" fill="#f3ecdc" stroke="#4a3a30"/>';
const PLATE =
  '<rect x="-12" y="-7" width="24" height="14" rx="7" fill="#f3ecdc" stroke="#4a3a30"/><text y="4.5" text-anchor="middle" font-size="12" font-weight="700" fill="#2b2320">−1</text>';
const TOKEN = '<circle r="8" fill="#2e6da4" stroke="#fff8ea" stroke-width="1.6"/>';

/** Signs of the drawing that no cost and no effect counts. */
const DRAWN: Record<string, string> = {
  neutral: drawnPicture(HOUSE, 20),
  bonus: drawnPicture(PLATE, 26),
  revolt: iconPicture(flame, '#e2451f'),
  occupied: iconPicture(meeple, '#2e6da4'),
  builder: drawnPicture(TOKEN, 20),
};
/** Effects that are prestige in one way or another are explained as prestige. */
const EFFECT_IDS = Object.keys(EFFECTS).filter((id) => !id.startsWith('prestige_'));

function entry(words: Words, id: string): LegendEntry {
  const key = id.replaceAll('_', '-');
  const good = (ALL_GOODS as readonly string[]).includes(id);
  const style = goodStyle(id);
  const name = good ? words.good(id, 2) : words.own(id in DRAWN ? `sign-${key}` : `effect-${key}`);
  const picture =
    DRAWN[id] ?? (style ? iconPicture(style.icon, style.front, style.back) : iconPicture(iconOf(id), fillOf(id)));
  return { id, picture, name, text: words.own(`sign-${key}-hint`) };
}

export const legend = (words: Words): LegendEntry[] =>
  [...ALL_GOODS, ...EFFECT_IDS, ...Object.keys(DRAWN)].map((id) => entry(words, id));

/** What pointing at a sign says; an effect on prestige says besides where. */
export function signTip(words: Words, id: string): string {
  if (!id.startsWith('prestige_')) return tipOf(entry(words, id));
  return tipOf({ name: words.own(`effect-${id.replaceAll('_', '-')}`), text: entry(words, 'prestige').text });
}
