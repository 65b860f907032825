/** What choosing a place means, in words and with what it gives or costs: for screen readers. */

import type { Words } from '../../lib/words';
import type { Question } from '../../wire';
import { picking } from '../kit/picking.svelte';

export function labels(words: Words, question: Question | null): (place: string) => string {
  return (place) => {
    const say = picking.through(place)[0]?.say;
    if (!say) return '';
    const price = question?.choices.find((choice) => choice.say === say)?.price ?? [];
    return [words.say(say), ...price.map((part) => words.amount(part))].join(', ');
  };
}
