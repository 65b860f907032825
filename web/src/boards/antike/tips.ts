/** What signs and places of Antike's board say when they are pointed at. */

import type { Tips } from '../../lib/naming.svelte';
import type { Words } from '../../lib/words';
import type { View } from '../../views/antike';
import { signTip } from './legend';
import { screenReaderLines } from './screenReader';
import type { Tables } from './tables';

export const tipsOf = (words: Words, now: () => View, tables: Tables): Tips => ({
  sign: (id) => signTip(words, id),
  place: (place) => {
    const [kind, a = '', b = '', c = ''] = place.split(':');
    switch (kind) {
      case 'region':
        return screenReaderLines(now(), tables, words)[Number(a)];
      case 'units':
        return `${words.own('board-units', { unit: words.own(`unit-${b}`, { count: 2 }), region: words.thingAt('region', Number(c)) })}. ${signTip(words, b)}`;
      case 'field':
        return signTip(words, `field-${tables.fields[Number(a)]!.replaceAll('_', '-')}`);
      default:
        return undefined;
    }
  },
});
