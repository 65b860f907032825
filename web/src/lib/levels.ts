/** What the bots are called. */

import { find, t } from './texts.svelte';

/** A bot in words: `level-<name>`, or by its level for one that came later. */
export const levelText = (level: string): string => find(`level-${level}`) ?? t('seat-bot', { level });

/** Whether a player's name is that of a bot. */
export const isLevel = (name: string): boolean => find(`level-${name}`) !== undefined;
