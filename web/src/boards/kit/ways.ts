/** Whether every answer of a question can be clicked: what a board's test over recorded games asks. */

import type { Question } from '../../wire';
import { isOffer, type Way } from './picking.svelte';

/**
 * What is wrong with the ways to the answers of a question: an answer without a way or with that of another, a way that
 * begins like a whole other one, a place that the board does not draw.
 */
export function problems(question: Question, ways: Way[], drawn: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const whole = new Map<string, string>();
  for (const { say, path } of ways) {
    const key = path.join(' ');
    if (!path.length) found.push(`${say}: no way`);
    if (whole.has(key)) found.push(`${say}: the same way as ${whole.get(key)}`);
    whole.set(key, say);
    for (const place of path) if (!isOffer(place) && !drawn.has(place)) found.push(`${say}: ${place} is not drawn`);
  }
  for (const { say, path } of ways)
    for (let n = 1; n < path.length; n += 1) {
      const other = whole.get(path.slice(0, n).join(' '));
      if (other) found.push(`${say}: clicking there says ${other}`);
    }
  const reached = new Set(ways.map(({ say }) => say));
  for (const { say } of question.choices) if (!reached.has(say)) found.push(`${say}: not among the ways`);
  return found;
}
