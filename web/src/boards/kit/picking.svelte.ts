/** Which places on a board are lit, and how clicks on them become an answer. One table is shown at a time: one instance. */

import { SvelteSet } from 'svelte/reactivity';

/**
 * The way to one answer: the places that are clicked for it, in order. A place is a short name such as `region:12`;
 * no way may be the beginning of another. Places that begin with `offer:` are not drawn on the board: the `Fan`
 * shows them.
 */
export interface Way {
  say: string;
  path: string[];
}

export const isOffer = (place: string): boolean => place.startsWith('offer:');

/** Of the answers picked so far the one to this question, if there is one yet; the others led to it. */
export function current({ path }: { path: string[] }, chosen: string[]): string[] {
  const led = path.length >= chosen.length && path.at(-1) === chosen.at(-1);
  return led ? [] : chosen.slice(-1);
}

/** What a board is told to do with what is picked or asked about; as in BoardProps. */
export interface Told {
  choose: (say: string) => void;
  explain?: (...says: string[]) => void;
  hover?: (say: string | null) => void;
  narrow?: (says: string[]) => void;
}

class Picking {
  /** The ways to all answers of the question. */
  ways = $state.raw<Way[]>([]);
  /** The places clicked so far on the way to an answer. */
  picked = $state.raw<string[]>([]);
  /** The places of answers that were given but not yet sent: thick gold. */
  chosen: ReadonlySet<string> = $state.raw(new Set());
  /** The place that Tab reaches, once the person has been on one. */
  at = $state('');
  /** The lit places inside drawings; only one of them is reached by Tab, arrows go on from there. */
  readonly stops = new SvelteSet<string>();

  #question = '';
  #told: Told = { choose: () => {} };
  #wishes: (place: string) => string[] = () => [];

  /** The ways that are still open. */
  open = $derived(this.ways.filter(({ path }) => this.picked.every((place, n) => path[n] === place)));
  /** What can be clicked to go on. */
  next: ReadonlySet<string> = $derived(new Set(this.open.map(({ path }) => path[this.picked.length]!)));
  /** What can be clicked at all: to go on, or to begin anew elsewhere. */
  lit: ReadonlySet<string> = $derived(
    new Set([...this.next, ...this.ways.map(({ path }) => path[0]!).filter((place) => !isOffer(place))]),
  );
  /** What the fan shows. */
  offers = $derived([...this.next].filter(isOffer));

  /**
   * A board says what is asked; `question` names it, so that a new question starts afresh.
   * @param wishes what clicking a place would say if it were lit, the likeliest first: what to ask about when it is not
   */
  ask(
    question: string,
    ways: Way[],
    chosen: string[],
    told: Told,
    wishes: (place: string) => string[] = () => [],
  ): void {
    if (question !== this.#question) this.picked = [];
    this.#question = question;
    this.ways = ways;
    this.#told = told;
    this.#wishes = wishes;
    this.chosen = new Set(ways.filter(({ say }) => chosen.includes(say)).flatMap(({ path }) => path));
  }

  /** The answers that a place leads to now. */
  through(place: string): Way[] {
    if (this.next.has(place)) return this.open.filter(({ path }) => path[this.picked.length] === place);
    return this.ways.filter(({ path }) => path[0] === place);
  }

  /** A lit place was clicked: go on, or answer if nothing is left to say; the same again takes it back. */
  pick(place: string): void {
    const found = this.through(place);
    if (this.picked.at(-1) === place) this.back();
    else if (found.length > 1) {
      this.picked = this.next.has(place) ? [...this.picked, place] : [place];
      this.#told.narrow?.(found.map(({ say }) => say));
    } else if (found.length) {
      this.picked = [];
      this.#told.choose(found[0]!.say);
    }
  }

  /** A lit place is pointed at or focused: show what it would change, if it means one answer. Empty looks away. */
  hover(place: string): void {
    const found = place ? this.through(place) : [];
    this.#told.hover?.(found.length === 1 ? found[0]!.say : null);
  }

  /** A place that is not lit was clicked: why not? Where nobody can say, the last click is taken back. */
  wonder(place: string): void {
    const says = this.ways.length ? this.#wishes(place) : [];
    if (says.length) this.#told.explain?.(...says);
    else this.back();
  }

  /** Take back the last click. */
  back(): void {
    this.picked = this.picked.slice(0, -1);
    this.#told.narrow?.(this.picked.length ? this.open.map(({ say }) => say) : []);
  }

  isStop(place: string): boolean {
    const stop = this.stops.has(this.at) ? this.at : this.stops.values().next().value;
    return stop === place;
  }
}

export const picking = new Picking();
