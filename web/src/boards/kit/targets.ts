/** What lights up for a question, the choices behind it, and which actions a thing that stays dark may stand for. */

import type { Board, Choice, Question } from '../../wire';

const id = (kind: string, number: number): string => `${kind} ${number}`;

/** For everything that a question lets choose: the choices that name it. What all of them name is no choice. */
export class Lights {
  readonly #choices = new Map<string, Choice[]>();

  constructor(question: Question | null) {
    for (const choice of question?.choices ?? []) {
      for (const name of new Set(choice.targets.map((target) => id(target.kind, target.number)))) {
        const known = this.#choices.get(name);
        if (known) known.push(choice);
        else this.#choices.set(name, [choice]);
      }
    }
    const count = question?.choices.length ?? 0;
    for (const [name, choices] of this.#choices) if (count > 1 && choices.length === count) this.#choices.delete(name);
  }

  /** The choices that name a thing; none: it is dark. */
  of(kind: string, number: number): Choice[] {
    return this.#choices.get(id(kind, number)) ?? [];
  }

  /** Everything lit, by kind. */
  all(): { kind: string; number: number }[] {
    return [...this.#choices.keys()].map((name) => {
      const [kind = '', number = ''] = name.split(' ');
      return { kind, number: Number(number) };
    });
  }
}

/** Kinds whose things are amounts: they are chosen from the list of choices, not on the board. */
export function isAmount(board: Board, kind: string): boolean {
  return /^\d+$/.test(board.vocabulary.nouns[kind]?.names.at(-1) ?? '');
}

const MOST = 6;

/**
 * Actions that a click on a thing that is not lit may mean, the likeliest first: actions offered now with this thing in
 * the place of another of its kind, then any action that can name it.
 * @param only the verbs to consider
 */
export function actionsNaming(
  board: Board,
  question: Pick<Question, 'choices'> | null,
  kind: string,
  number: number,
  only?: string[],
): string[] {
  const { verbs, nouns } = board.vocabulary;
  const name = nouns[kind]?.names[number];
  if (name === undefined) return [];
  const actions = new Set<string>();
  const fits = (verb: string): boolean => !only || only.includes(verb);
  for (const choice of question?.choices ?? []) {
    const [verb = '', ...things] = choice.notation.split(' ');
    const place = (verbs[verb]?.nouns ?? []).lastIndexOf(kind);
    if (place >= 0 && fits(verb)) actions.add([verb, ...things.with(place, name)].join(' '));
  }
  for (const [verb, { nouns: kinds }] of Object.entries(verbs)) {
    if (actions.size >= MOST) break;
    const place = kinds.indexOf(kind);
    if (place >= 0 && fits(verb) && kinds.every((other, n) => n === place || nouns[other]))
      actions.add([verb, ...kinds.map((other, n) => (n === place ? name : nouns[other]!.names[0]!))].join(' '));
  }
  return [...actions].slice(0, MOST);
}

/** Things of the kinds that are asked for but missing in the view: they are listed beside it. */
export function unshown(board: Board, question: Question | null, shown: Set<string>): Map<string, number[]> {
  const byKind = new Map<string, number[]>();
  const lights = new Lights(question);
  const kinds = new Set(lights.all().map((target) => target.kind));
  for (const kind of kinds) {
    const names = board.vocabulary.nouns[kind]?.names ?? [];
    if (isAmount(board, kind)) continue;
    const few = names.length <= 12;
    const missing = names.map((_, n) => n).filter((n) => !shown.has(id(kind, n)) && (few || lights.of(kind, n).length));
    if (missing.length) byKind.set(kind, missing);
  }
  return byKind;
}

export const shownId = id;
