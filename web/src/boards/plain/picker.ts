/** Choosing and asking by pointing at things, the same for the plain board and the players' panels. */

import type { Words } from '../../lib/words';
import type { Choice, Question } from '../../wire';
import type { Thing } from './meaning';
import { Lights, meant } from './targets';

export interface Acts {
  choose: (say: string) => void;
  narrow: (says: string[]) => void;
  explain: (says: string[]) => void;
  hover: (say: string | null) => void;
}

export class Picker {
  readonly lights: Lights;
  readonly #chosen: Set<string>;

  constructor(
    private readonly words: Words,
    private readonly question: Question | null,
    chosen: string[],
    private readonly acts: Acts,
  ) {
    this.lights = new Lights(question);
    const named = chosen.slice(-1).flatMap((say) => words.parse(say).things.map(({ kind, name }) => `${kind} ${name}`));
    this.#chosen = new Set(named);
  }

  isChosen(thing: Thing): boolean {
    const name = this.words.board.vocabulary.nouns[thing.kind]?.names[thing.number];
    return name !== undefined && this.#chosen.has(`${thing.kind} ${name}`);
  }

  /** What choosing a thing means, for a screen reader; begins with what is read on it. */
  label(thing: Thing, choices: Choice[]): string {
    const said = choices.slice(0, 3).map((choice) => this.words.say(choice.say));
    return `${thing.text}: ${said.join('; ')}${choices.length > 3 ? ' …' : ''}`;
  }

  press(thing: Thing): void {
    const choices = this.lights.of(thing.kind, thing.number);
    if (choices.length === 1) this.acts.choose(choices[0]!.say);
    else if (choices.length) this.acts.narrow(choices.map((choice) => choice.say));
    else this.acts.explain(meant(this.words.board, this.question, thing.kind, thing.number));
  }

  hover(say: string | null): void {
    this.acts.hover(say);
  }
}
