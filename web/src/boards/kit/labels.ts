/** What choosing a place means, in words and with what it gives or costs: for screen readers. */

import type { Words } from '../../lib/words';
import type { Question } from '../../wire';
import { picking } from './picking.svelte';

/** How many answers are named of those that a place leads to. */
const MOST = 3;

export function labels(words: Words, question: Question | null): (place: string) => string {
  return (place) => {
    const says = picking.through(place).map(({ say }) => say);
    if (says.length !== 1)
      return says
        .slice(0, MOST)
        .map((say) => words.say(say))
        .join(' / ');
    const price = question?.choices.find((choice) => choice.say === says[0])?.price ?? [];
    return [words.say(says[0]!), ...price.map((part) => words.amount(part))].join(', ');
  };
}
