/** What another page may put beside a game, above the question: a lesson does. Then no hints for a first game are given. */

import type { Snippet } from 'svelte';
import type { Live } from '../../lib/live.svelte';
import type { Words } from '../../lib/words';
import type { Turn } from './turn.svelte';

export const BESIDE = 'beside the game';

export interface Beside {
  guide?: Snippet<[{ live: Live; turn: Turn; words: Words }]>;
}
