/** The choices of a question in an order that is easy to read: like with like, what ends something last. */

import type { Words } from '../../lib/words';
import type { Choice, Question } from '../../wire';

export interface Group {
  /** What the choices of the group have in common, where that helps; else empty. */
  title: string;
  choices: Shown[];
}

export interface Shown {
  choice: Choice;
  /** The whole action in words. */
  text: string;
  /** What is enough to read under the group's title. */
  short: string;
}

export interface Arranged {
  groups: Group[];
  /** Answers that name nothing, such as to pass or to be done. */
  plain: Shown[];
  count: number;
}

/** From this number of choices on there is a search field. */
export const MANY = 12;
/** From this number of actions with the same verb on, they are grouped by what they name first. */
const CROWD = 7;

export function arrange(words: Words, question: Question, wanted = ''): Arranged {
  const shown = question.choices.map((choice) => {
    const text = words.action(choice.notation);
    return { choice, text, short: text };
  });
  const matching = shown.filter((one) => matches(one.text, wanted));
  const plain = matching.filter((one) => !one.choice.targets.length);
  const naming = matching.filter((one) => one.choice.targets.length);
  const groups = together(naming, (one) => one.choice.verb).flatMap((choices) => byFirst(words, choices));
  return { groups, plain, count: matching.length };
}

/** Whether a text has all the words of a search. */
function matches(text: string, wanted: string): boolean {
  const plain = (raw: string): string => raw.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain(wanted)
    .split(/\s+/)
    .every((word) => plain(text).includes(word));
}

/** Many actions of a verb: under the thing each names first, where several name the same; else as short names. */
function byFirst(words: Words, choices: Shown[]): Group[] {
  if (choices.length < CROWD) return [{ title: '', choices }];
  const targets = choices[0]!.choice.targets;
  if (targets.length === 1) {
    const short = choices.map((one) => ({ ...one, short: name(words, one, 0) }));
    return [{ title: '', choices: short }];
  }
  const first = targets.findIndex((_, n) => {
    const different = new Set(choices.map((one) => one.choice.targets[n]!.number)).size;
    return different > 1 && different < choices.length;
  });
  if (first < 0) return [{ title: '', choices }];
  const grouped = together(choices, (one) => one.choice.targets[first]!.number);
  return grouped.map((same) => ({ title: name(words, same[0]!, first), choices: same }));
}

/** Those with the same key together, in the order of the first of each. */
function together(choices: Shown[], key: (one: Shown) => string | number): Shown[][] {
  const byKey = new Map<string | number, Shown[]>();
  for (const one of choices) byKey.set(key(one), [...(byKey.get(key(one)) ?? []), one]);
  return [...byKey.values()];
}

function name(words: Words, { choice }: Shown, place: number): string {
  const target = choice.targets[place]!;
  return words.thingAt(target.kind, target.number);
}
