/** What signs and places of Corduba's board say when they are pointed at. */

import type { Tips } from '../../lib/naming.svelte';
import type { Words } from '../../lib/words';
import type { View } from '../../views/corduba';
import { inWords, standingOn } from './figures';
import { signTip } from './legend';
import { tileLine } from './screenReader';
import type { Tables } from './tables';

export const tipsOf = (words: Words, now: () => View, tables: Tables): Tips => ({
  sign: (id) => signTip(words, id),
  place: (place) => {
    const [kind, n = ''] = place.split(':');
    const view = now();
    if (kind === 'tile') {
      const tile = view.tiles.find((one) => one.tile === Number(n));
      const standing = standingOn(view, 'tile', Number(n));
      return tile && [tileLine(tables, words, tile), inWords(standing, words)].filter(Boolean).join(' ');
    }
    if (kind === 'space') {
      const standing = inWords(standingOn(view, 'space', Number(n)), words);
      const shut = view.spaces.includes(Number(n)) && !standing ? words.own('board-blocked') : '';
      return [words.thingAt('space', Number(n)), standing, shut].filter(Boolean).join(': ');
    }
    if (kind === 'stock') {
      const { id, name } = tables.buildings[Number(place.split(':')[2])]!;
      return `${name}: ${words.own(`building-${id.replaceAll('_', '-')}-hint`)}`;
    }
    return undefined;
  },
});
