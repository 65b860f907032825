/** What a screen reader says of its own accord: `announce(words.event(...))`. Shown nowhere else. */

import { untrack } from 'svelte';

class Announcer {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  #last = 0;

  say(text: string): void {
    this.#last += 1;
    const before = untrack(() => this.lines.slice(-4)); // an effect that announces must not depend on earlier lines
    this.lines = [...before, { id: this.#last, text }];
  }
}

export const announcer = new Announcer();
export const announce = (text: string): void => announcer.say(text);
