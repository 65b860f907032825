/** Choosing things and asking about them by pointing, for the plain board and the players' panels. */

import type { Words } from '../../lib/words';
import type { Choice, Question } from '../../wire';
import type { Thing } from './meaning';
import type { BoardCallbacks } from './picking.svelte';
import { Lights, actionsNaming } from './targets';

export class Picker {
  readonly lights: Lights;
  readonly #chosen: Set<string>;

  constructor(
    private readonly words: Words,
    private readonly question: Question | null,
    chosen: string[],
    private readonly callbacks: BoardCallbacks,
  ) {
    this.lights = new Lights(question);
    const named = chosen
      .slice(-1)
      .flatMap((action) => words.parse(action).things.map(({ kind, name }) => `${kind} ${name}`));
    this.#chosen = new Set(named);
  }

  isChosen(thing: Thing): boolean {
    const name = this.words.board.vocabulary.nouns[thing.kind]?.names[thing.number];
    return name !== undefined && this.#chosen.has(`${thing.kind} ${name}`);
  }

  /** What choosing a thing means, for a screen reader; begins with the text that is visible. */
  label(thing: Thing, choices: Choice[]): string {
    const texts = choices.slice(0, 3).map((choice) => this.words.action(choice.notation));
    return `${thing.text}: ${texts.join('; ')}${choices.length > 3 ? ' …' : ''}`;
  }

  press(thing: Thing): void {
    const choices = this.lights.of(thing.kind, thing.number);
    if (choices.length === 1) this.callbacks.choose(choices[0]!.notation);
    else if (choices.length) this.callbacks.narrow?.(choices.map((choice) => choice.notation));
    else this.callbacks.explain?.(...actionsNaming(this.words.board, this.question, thing.kind, thing.number));
  }

  hover(action: string | null): void {
    this.callbacks.hover?.(action);
  }
}
