/** What a screen reader says of its own accord: `announce(words.news(...))`. Shown nowhere else. */

class Announcer {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  #last = 0;

  say(text: string): void {
    this.#last += 1;
    this.lines = [...this.lines.slice(-4), { id: this.#last, text }];
  }
}

export const announcer = new Announcer();
export const announce = (text: string): void => announcer.say(text);
