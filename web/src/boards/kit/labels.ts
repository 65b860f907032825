/** What choosing a place means, in words and with what it gives or costs: for screen readers. */

import type { Words } from '../../lib/words';
import type { Question } from '../../wire';
import { picking } from './picking.svelte';

/** How many of the actions that a place leads to are named. */
const NAMED = 3;

export function labels(words: Words, question: Question | null): (place: string) => string {
  return (place) => {
    const actions = picking.pathsThrough(place).map(({ action }) => action);
    if (actions.length !== 1)
      return actions
        .slice(0, NAMED)
        .map((action) => words.action(action))
        .join(' / ');
    const price = question?.choices.find((choice) => choice.notation === actions[0])?.price ?? [];
    return [words.action(actions[0]!), ...price.map((part) => words.amount(part))].join(', ');
  };
}
