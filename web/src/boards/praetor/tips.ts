/** What signs and places of Praetor's board say when they are pointed at. */

import type { Tips } from '../../lib/naming.svelte';
import type { Words } from '../../lib/words';
import type { View } from '../../views/praetor';
import { signTip } from './legend';
import { tileLine } from './screenReader';
import type { Tables } from './tables';

export const tipsOf = (words: Words, now: () => View, tables: Tables): Tips => ({
  sign: (id) => signTip(words, id),
  place: (place) => {
    const [kind, n = ''] = place.split(':');
    if (kind === 'tile') {
      const laid = now().city.find(({ tile }) => tile === Number(n));
      return laid && tileLine(now(), tables, words, laid);
    }
    if (kind !== 'offered') return undefined;
    const name = words.board.vocabulary.nouns.tile!.names[Number(n)];
    return `${words.thingAt('tile', Number(n))}: ${words.own(`tile-${name}-hint`)}`;
  },
});
