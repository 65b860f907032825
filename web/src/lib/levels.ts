/** What the bots are called. */

import { find } from './texts.svelte';

/** A bot's level in words: `level-<name>`, or the name itself for one that came later. */
export const levelText = (level: string): string => find(`level-${level}`) ?? level;
