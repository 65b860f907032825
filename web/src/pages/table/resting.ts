/** A pointer that rests: what comes to lie under it with a new question has not been pointed at. */

export class Resting {
  #rests = false;
  #under: string | null = null;
  #at = '';

  /** @param show previews an action, or none */
  constructor(private readonly show: (action: string | null) => void) {}

  /** A new question has come. */
  begin(): void {
    this.#rests = true;
    this.#under = null;
  }

  /** An action lies under the pointer or has the focus, or none does any more. */
  hover(action: string | null): void {
    this.#under = action;
    if (!this.#rests || action === null) this.show(action);
  }

  /** Browsers also tell of moves that nobody made, when something else comes to lie under the pointer. */
  readonly moved = ({ screenX, screenY }: { screenX: number; screenY: number }): void => {
    const at = `${screenX} ${screenY}`;
    if (at === this.#at) return;
    this.#at = at;
    this.stir();
  };

  /** The person has moved the pointer or pressed a key. */
  readonly stir = (): void => {
    if (!this.#rests) return;
    this.#rests = false;
    if (this.#under !== null) this.show(this.#under);
  };
}
