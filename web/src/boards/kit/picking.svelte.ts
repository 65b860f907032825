/** Which places on a board are lit, and how clicks on them become an action. One instance, as one table is shown at a time. */

import { SvelteSet } from 'svelte/reactivity';
import { isOffer, type ClickPath } from './clickPaths';

/** Of the actions picked so far the one that answers this question, if there is one yet; the others led to it. */
export function current({ path }: { path: string[] }, chosen: string[]): string[] {
  const led = path.length >= chosen.length && path.at(-1) === chosen.at(-1);
  return led ? [] : chosen.slice(-1);
}

/** What a board may call; actions are in notation. See BoardProps. */
export interface BoardCallbacks {
  choose: (action: string) => void;
  explain?: (...actions: string[]) => void;
  hover?: (action: string | null) => void;
  narrow?: (actions: string[]) => void;
}

class Picking {
  /** The click paths to all actions of the question. */
  clickPaths = $state.raw<ClickPath[]>([]);
  /** The places clicked so far. */
  picked = $state.raw<string[]>([]);
  /** The places of actions that were picked but not sent yet: thick gold. */
  chosen: ReadonlySet<string> = $state.raw(new Set());
  /** The places of what happened last, or of what is pointed at in the chronicle. */
  marked: ReadonlySet<string> = $state.raw(new Set());
  /** The action that a hint says to choose; empty: none. */
  hint = $state('');
  /** In a replay: the places where it happens, which the board brings into sight. */
  followed: readonly string[] = $state.raw([]);
  /** The place that Tab reaches, once the person has been on one. */
  at = $state('');
  /** The lit places inside drawings: Tab reaches only one of them, arrows go on from there. */
  readonly stops = new SvelteSet<string>();

  #question = '';
  #callbacks: BoardCallbacks = { choose: () => {} };
  #likelyActions: (place: string) => string[] = () => [];

  /** The click paths that begin with what was clicked. */
  open = $derived(this.clickPaths.filter(({ path }) => this.picked.every((place, n) => path[n] === place)));
  /** What can be clicked to go on. */
  next: ReadonlySet<string> = $derived(new Set(this.open.map(({ path }) => path[this.picked.length]!)));
  /** What can be clicked at all: to go on, or to start again elsewhere. */
  lit: ReadonlySet<string> = $derived(
    new Set([...this.next, ...this.clickPaths.map(({ path }) => path[0]!).filter((place) => !isOffer(place))]),
  );
  /** The places that the hint leads over. */
  hinted: ReadonlySet<string> = $derived(
    new Set(this.clickPaths.filter(({ action }) => action === this.hint).flatMap(({ path }) => path)),
  );
  /** What the fan shows. */
  offers = $derived([...this.next].filter(isOffer));

  /**
   * Tell what is asked.
   * @param question identifies it: clicks made for another question are dropped
   * @param likelyActions what a click on a place that is not lit may have meant, the likeliest first
   */
  ask(
    question: string,
    clickPaths: ClickPath[],
    chosen: string[],
    callbacks: BoardCallbacks,
    likelyActions: (place: string) => string[] = () => [],
  ): void {
    if (question !== this.#question) this.picked = [];
    this.#question = question;
    this.clickPaths = clickPaths;
    this.#callbacks = callbacks;
    this.#likelyActions = likelyActions;
    this.chosen = new Set(clickPaths.filter(({ action }) => chosen.includes(action)).flatMap(({ path }) => path));
  }

  /** The click paths that a click on this place would leave open. */
  pathsThrough(place: string): ClickPath[] {
    if (this.next.has(place)) return this.open.filter(({ path }) => path[this.picked.length] === place);
    return this.clickPaths.filter(({ path }) => path[0] === place);
  }

  /** A lit place was clicked: go on, or choose the only action left; the same place again takes the click back. */
  pick(place: string): void {
    const paths = this.pathsThrough(place);
    if (this.picked.at(-1) === place) this.back();
    else if (paths.length > 1) {
      this.picked = this.next.has(place) ? [...this.picked, place] : [place];
      this.#callbacks.narrow?.(paths.map(({ action }) => action));
    } else if (paths.length) {
      this.picked = [];
      this.#callbacks.choose(paths[0]!.action);
    }
  }

  /** A lit place is hovered or focused: preview its action, if it leads to one alone. An empty place ends the preview. */
  hover(place: string): void {
    const paths = place ? this.pathsThrough(place) : [];
    this.#callbacks.hover?.(paths.length === 1 ? paths[0]!.action : null);
  }

  /** A place that is not lit was clicked: ask why not. Where the click means nothing, the last click is taken back. */
  explain(place: string): void {
    const actions = this.clickPaths.length ? this.#likelyActions(place) : [];
    if (actions.length) this.#callbacks.explain?.(...actions);
    else this.back();
  }

  /** Take back the last click. */
  back(): void {
    this.picked = this.picked.slice(0, -1);
    this.#callbacks.narrow?.(this.picked.length ? this.open.map(({ action }) => action) : []);
  }

  isStop(place: string): boolean {
    const stop = this.stops.has(this.at) ? this.at : this.stops.values().next().value;
    return stop === place;
  }
}

export const picking = new Picking();
