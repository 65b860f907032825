/** What signs and places of Romolo's board say when they are pointed at. */

import type { Tips } from '../../lib/naming.svelte';
import type { Words } from '../../lib/words';
import type { View } from '../../views/romolo';
import { signTip } from './legend';
import { screenReaderLines } from './screenReader';
import { BUILDINGS } from './tables';

export const tipsOf = (words: Words, now: () => View): Tips => ({
  sign: (id) => signTip(words, id),
  place: (place) => {
    const [kind, a = '', , c = ''] = place.split(':');
    switch (kind) {
      case 'hex': {
        const line = screenReaderLines(now(), words)[Number(a)]!;
        return now().hexes[Number(a)]!.terrain < 0 ? `${line} ${words.own('sign-hidden-hint')}` : line;
      }
      case 'unit':
        return screenReaderLines(now(), words)[Number(c)];
      case 'bank':
        return signTip(words, a === 'mercenary' ? a : BUILDINGS[Number(a)]!);
      default:
        return undefined;
    }
  },
});
