/** A person's move: answers picked one after the other, each tried at the server, and sent as one. */

import { ApiError, api } from '../../lib/api';
import type { Live } from '../../lib/live.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Answers, Choice, Preview, Question } from '../../wire';

/** What a turn asks of the server; tests give their own. */
export type Server = Pick<typeof api, 'answer' | 'preview' | 'undo' | 'hint' | 'offerHints' | 'standing'>;

/** What has been picked of a question, kept over a reload. */
interface Kept {
  question: string;
  chain: string[];
  defaults?: boolean[];
}

/** An answer that was picked, or an obvious one that the table put in, and the question it answers. */
interface Link {
  answer: string;
  default: boolean;
  question: Question;
}

/** Verbs that only say that one does no more. */
const ENOUGH = ['pass', 'done'];

/** So long a turn of one click can be taken back, in milliseconds; with fewer seconds on the clock it cannot. */
const MOMENT = 3000;
const SHORT = 10;

export class Turn {
  /** The answers picked but not sent, with those that the table put in. */
  links = $state.raw<Link[]>([]);
  /** What they would change. */
  preview = $state.raw<Preview | null>(null);
  /** The action that is hovered but not picked, and what it would change. */
  hovered = $state.raw<{ action: string; preview: Preview | null } | null>(null);
  /** The answer that is on its way. */
  pending = $state<string | null>(null);
  /** Sent and not yet come back as a new screen. */
  sent = $state.raw<Answers | null>(null);
  /** What a bot would answer. */
  hint = $state.raw<string[]>([]);
  error = $state.raw<unknown>(null);
  /** When a turn of one click is sent by itself: until then it can be taken back; 0 where none waits. */
  sendsAt = $state(0);

  #tried = new Map<string, Promise<Preview>>();
  #id = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the screen came whose clocks we see. */
  #seen = Date.now();
  /** How often something was picked or dropped: only the last pick counts. */
  #picks = 0;

  constructor(
    private readonly live: Live,
    private readonly server: Server = api,
    private readonly store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined = globalThis.sessionStorage,
  ) {}

  /** What the server asks the viewer. */
  get asked(): Question | null {
    const screen = this.live.screen;
    return screen?.questions.find((question) => question.seat === screen.viewer) ?? null;
  }

  /** The answers picked but not sent. */
  get chain(): string[] {
    return this.links.map((link) => link.answer);
  }

  /**
   * What is to be answered now: the next question of the move, or at its end the last one, to change one's mind. What
   * can be done after doing no more here can be chosen too.
   */
  get question(): Question | null {
    if (this.sent) return null;
    if (!this.links.length) return withImplied(this.asked);
    return withImplied(this.complete ? (this.links[this.#lastOwn]?.question ?? null) : this.preview!.question);
  }

  /** What may be done beside the move now: also where the table has passed over a question that offers nothing else. */
  freeChoices(verbs: string[]): Choice[] {
    const skipped = this.complete ? this.links.slice(this.#lastOwn + 1).map((link) => link.question) : [];
    const choices = [this.question, ...skipped].flatMap((question) => question?.choices ?? []);
    return choices.filter(
      (choice, n) =>
        verbs.includes(choice.verb) && choices.findIndex((other) => other.notation === choice.notation) === n,
    );
  }

  /** Whether the move has come to its end: a new move, chance or somebody else is next. */
  get complete(): boolean {
    return this.links.length > 0 && !goesOn(this.preview);
  }

  /** Everything answered in this move, sent or not. */
  get path(): string[] {
    return [...(this.asked?.path ?? []), ...this.chain];
  }

  /** The answers before the question: those that stay when another is picked now. At the end of a move the last goes. */
  get before(): string[] {
    return this.complete ? this.chain.slice(0, this.#lastOwn) : this.chain;
  }

  get #lastOwn(): number {
    return this.links.findLastIndex((link) => !link.default);
  }

  /** The answers before an action: where only a question that was passed over offers it, those before that. */
  #leadingTo(action: string): string[] {
    if (offers(this.question, action)) return this.before;
    const skipped = this.links.findIndex((link, n) => n > this.#lastOwn && offers(link.question, action));
    return skipped < 0 ? this.before : this.chain.slice(0, skipped);
  }

  /** The answers to draw as if given. */
  get shown(): string[] {
    if (this.sent) return this.sent.answers;
    if (this.pending) return [...this.before, this.pending];
    return this.hovered ? [...this.before, this.hovered.action] : this.chain;
  }

  /** What these would change, where it is known. */
  get changes(): Preview | null {
    return this.hovered ? this.hovered.preview : this.preview;
  }

  /** A new screen has come: what was picked stands as long as the question is the same. */
  async follow(): Promise<void> {
    const asked = this.asked;
    const id = asked ? `${asked.seat} ${asked.id}` : '';
    this.#seen = Date.now();
    if (id === this.#id) return;
    this.#id = id;
    this.#clear();
    this.sent = null;
    this.error = null;
    this.hint = [];
    this.#tried.clear();
    if (asked) await this.#restore(asked);
  }

  /** Preview an action without picking it; null ends the preview. */
  async hover(action: string | null): Promise<void> {
    if (action === null || !offers(this.question, action) || this.pending) {
      this.hovered = null;
      return;
    }
    if (this.hovered?.action === action) return;
    this.hovered = { action, preview: null };
    try {
      const preview = await this.#try([...this.before, action], this.before.length);
      if (this.hovered?.action === action) this.hovered = { action, preview };
    } catch {
      if (this.hovered?.action === action) this.hovered = null;
    }
  }

  /**
   * Pick an answer, several times in a row if need be, also instead of one that is still on its way. A move that ends
   * with its first answer, or by saying that one does no more, is sent at once, unless the person wants to confirm each,
   * or after a moment where another person is at the table.
   */
  async pick(action: string, times = 1): Promise<void> {
    if (!this.question || this.pending === action || this.sent) return;
    const before = this.#leadingTo(action);
    const answers = [...before, ...Array<string>(times).fill(action)];
    const nth = ++this.#picks;
    this.pending = action;
    this.error = null;
    try {
      const preview = await this.#try(answers, before.length);
      if (nth !== this.#picks) return;
      this.hovered = null;
      const links = this.#linked(answers, preview, this.links.slice(0, before.length));
      const ends = !goesOn(preview) && !settings.confirm && (links.length === 1 || ENOUGH.includes(action));
      if (ends && !this.#waits) await this.#send(links.map((link) => link.answer));
      else {
        this.#accept(links, preview);
        if (ends) this.#sendLater();
      }
    } catch (problem) {
      if (nth === this.#picks) this.error = problem;
    } finally {
      if (nth === this.#picks) this.pending = null;
    }
  }

  /** Send what was picked. */
  async confirm(): Promise<void> {
    if (this.links.length && !this.sent) await this.#send(this.chain);
  }

  /** Send again what may have been lost on the way; the server takes it once. */
  async again(): Promise<void> {
    const sent = this.sent;
    if (sent) await this.#deliver(sent);
  }

  /** Take back the last pick, with what the table put in after it, or what was sent last. */
  async undo(): Promise<void> {
    this.hovered = null;
    if (this.links.length) await this.#shorten(Math.max(0, this.#lastOwn));
    else if (this.live.screen?.undo !== 'none') await this.#attempt((seat) => this.server.undo(this.live.id, seat));
  }

  /** Drop all that was picked. */
  reset(): void {
    this.#clear();
    this.#keep();
  }

  /** Go back along the path: the first `count` answers stay, and what comes after them is asked. */
  async backTo(count: number): Promise<void> {
    if (count < this.links.length) await this.#shorten(count);
  }

  async askHint(): Promise<void> {
    const asked = this.asked;
    if (!asked) return;
    this.reset();
    try {
      this.error = null;
      this.hint = (await this.server.hint(this.live.id, asked.seat)).answers;
    } catch (problem) {
      this.error = problem;
    }
  }

  /** Ask the others whether there may be hints. */
  async offerHints(): Promise<void> {
    await this.#attempt((seat) => this.server.offerHints(this.live.id, seat));
  }

  /** Answer a question so from now on, this time included; an empty answer ends it. */
  async always(step: string, answer: string): Promise<void> {
    if (answer && this.chain.length) await this.#send([...this.before, answer]);
    await this.#attempt((seat) => this.server.standing(this.live.id, { seat, question: step, answer }));
  }

  async #attempt(act: (seat: number) => Promise<unknown>): Promise<void> {
    const seat = this.live.screen?.viewer;
    if (seat === null || seat === undefined) return;
    try {
      this.error = null;
      await act(seat);
    } catch (problem) {
      this.error = problem;
    }
  }

  // -- inside ------------------------------------------------------------------------------------------------------

  /** Whether a turn of one click waits for a moment: not alone with bots, nor when the clock is about to run out. */
  get #waits(): boolean {
    const screen = this.live.screen;
    const seats = screen?.table?.seats ?? [];
    if (!settings.takeback || !seats.some(({ kind, mine, stand_in }) => kind === 'person' && !mine && !stand_in))
      return false;
    const clock = seats[screen!.viewer ?? -1]?.clock;
    return !clock || clock.left - (clock.runs ? (Date.now() - this.#seen) / 1000 : 0) >= SHORT;
  }

  #sendLater(): void {
    clearTimeout(this.#timer);
    this.sendsAt = Date.now() + MOMENT;
    this.#timer = setTimeout(() => void this.confirm(), MOMENT);
  }

  #stay(): void {
    clearTimeout(this.#timer);
    this.sendsAt = 0;
  }

  #clear(): void {
    this.#stay();
    this.links = [];
    this.preview = null;
    this.hovered = null;
    this.pending = null;
    this.#picks += 1;
  }

  #accept(links: Link[], preview: Preview): void {
    this.links = links;
    this.preview = preview;
    this.#keep();
  }

  /** All that was tried, each with its question; those of the first ones are known. */
  #linked(answers: string[], preview: Preview, known: Link[]): Link[] {
    const tried = preview.chain ?? answers.map((answer) => ({ answer, default: false, question: undefined }));
    const last = this.question ?? this.asked!;
    return tried.map((link, n) => known[n] ?? { ...link, question: link.question ?? last });
  }

  async #shorten(count: number): Promise<void> {
    if (!count) {
      this.reset();
      return;
    }
    const links = this.links.slice(0, count);
    try {
      const answers = links.map((link) => link.answer);
      this.#accept(links, await this.#try(answers, null));
    } catch (problem) {
      this.reset();
      this.error = problem;
    }
  }

  /** With a number of answers whose questions are known, obvious ones are put in between and after those that follow. */
  #try(answers: string[], known: number | null): Promise<Preview> {
    const name = `${known} ${answers.join('\n')}`;
    const seat = this.asked?.seat ?? 0;
    let preview = this.#tried.get(name);
    if (!preview) {
      const filled = known === null ? {} : { defaults: true, known };
      preview = this.server.preview(this.live.id, { seat, answers, ...filled });
      this.#tried.set(name, preview);
      preview.catch(() => this.#tried.delete(name));
    }
    return preview;
  }

  async #send(answers: string[]): Promise<void> {
    const asked = this.asked;
    this.#stay();
    if (!asked) return;
    this.sent = { seat: asked.seat, question: asked.id, answers };
    await this.#deliver(this.sent);
  }

  async #deliver(answers: Answers): Promise<void> {
    this.error = null;
    try {
      await this.server.answer(this.live.id, answers);
      this.store?.removeItem(this.#place);
    } catch (problem) {
      this.error = problem;
      const lost = problem instanceof ApiError && problem.status === 0;
      if (!lost) {
        this.sent = null;
        this.reset();
      }
    }
  }

  get #place(): string {
    return `quadriga-turn-${this.live.id}-${this.live.screen?.viewer ?? ''}`;
  }

  #keep(): void {
    const asked = this.asked;
    const kept = { chain: this.chain, defaults: this.links.map((link) => link.default) };
    if (this.links.length && asked)
      this.store?.setItem(this.#place, JSON.stringify({ question: asked.id, ...kept } satisfies Kept));
    else this.store?.removeItem(this.#place);
  }

  /** Pick again what was picked before a reload. */
  async #restore(asked: Question): Promise<void> {
    const kept = JSON.parse(this.store?.getItem(this.#place) ?? 'null') as Kept | null;
    if (!kept || kept.question !== asked.id) return;
    const id = this.#id;
    try {
      const links: Link[] = [];
      let preview: Preview | null = null;
      let question: Question | null = asked;
      for (const [n, answer] of kept.chain.entries()) {
        if (!question) break;
        links.push({ answer, default: kept.defaults?.[n] ?? false, question });
        preview = await this.#try(kept.chain.slice(0, n + 1), null);
        question = preview.question;
      }
      if (preview && id === this.#id && !this.links.length) this.#accept(links, preview);
    } catch {
      this.store?.removeItem(this.#place);
    }
  }
}

/** The question with what can be done after doing no more there. */
function withImplied(question: Question | null): Question | null {
  return question?.implied ? { ...question, choices: [...question.choices, ...question.implied] } : question;
}

function offers(question: Question | null, action: string): boolean {
  return !!question && [...question.choices, ...(question.implied ?? [])].some((choice) => choice.notation === action);
}

/** Whether the same seat is asked for more of the same move. */
function goesOn(preview: Preview | null): boolean {
  return !!preview?.question && preview.question.path.length > 0;
}
