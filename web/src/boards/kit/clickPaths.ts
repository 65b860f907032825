/** The places that are clicked to give an action, and the check that every action of a question can be clicked. */

import type { Question } from '../../wire';

/**
 * The places that are clicked, in order, to give one action. A place is a short name such as `region:12`; no path may
 * be the beginning of another. Places that begin with `offer:` are not drawn on the board: the `Fan` shows them.
 */
export interface ClickPath {
  /** In notation. */
  action: string;
  path: string[];
}

export const isOffer = (place: string): boolean => place.startsWith('offer:');

/**
 * What is wrong with the click paths of a question: an action without a path or with that of another, a path that begins
 * like a whole other one, a place that the board does not draw.
 */
export function clickPathProblems(question: Question, clickPaths: ClickPath[], drawn: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const actionByPath = new Map<string, string>();
  for (const { action, path } of clickPaths) {
    const key = path.join(' ');
    if (!path.length) problems.push(`${action}: no path`);
    if (actionByPath.has(key)) problems.push(`${action}: the same path as ${actionByPath.get(key)}`);
    actionByPath.set(key, action);
    for (const place of path)
      if (!isOffer(place) && !drawn.has(place)) problems.push(`${action}: ${place} is not drawn`);
  }
  for (const { action, path } of clickPaths)
    for (let n = 1; n < path.length; n += 1) {
      const other = actionByPath.get(path.slice(0, n).join(' '));
      if (other) problems.push(`${action}: clicking there gives ${other}`);
    }
  const reachable = new Set(clickPaths.map(({ action }) => action));
  for (const { notation } of question.choices)
    if (!reachable.has(notation)) problems.push(`${notation}: without a click path`);
  return problems;
}
