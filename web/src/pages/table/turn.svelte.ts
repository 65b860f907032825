/** A person's move: answers picked one after the other, each tried at the server, and sent as one. */

import { ApiError, api } from '../../lib/api';
import type { Live } from '../../lib/live.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Answers, Choice, Hint, Preview, Question } from '../../wire';

/** What a turn asks of the server; tests give their own. */
export type Server = Pick<typeof api, 'answer' | 'preview' | 'undo' | 'hint' | 'offerHints' | 'standing'>;

/** What has been picked of a question, kept over a reload. */
interface Kept {
  question: string;
  chain: string[];
  defaults?: boolean[];
  joined?: boolean[];
}

/** An answer that was picked, or an obvious one that the table put in, and the question it answers. */
interface Link {
  answer: string;
  default: boolean;
  question: Question;
  /** Whether it was answered as one with the link before. */
  joined?: boolean;
}

/** Verbs that only say that one does no more. */
export const ENOUGH = ['pass', 'done'];

/** Steps whose answers one tries one after the other until one is content: a tile is turned. */
const TRIED = ['Rotate'];

/** Where there are at most this many answers, those other than the obvious one stand by as buttons. */
const FEW = 4;

/** Milliseconds during which a move can be taken back before it is sent. */
const MOMENT = 3000;
/** Seconds on the clock below which a move is sent at once. */
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
  /** What the hint is worth, and what would probably come of it. */
  hintWorth = $state.raw<Hint | null>(null);
  /** The picks beside which the hint was asked for. */
  #beside = $state.raw<Link[]>([]);
  error = $state.raw<unknown>(null);
  /** When a finished move is sent by itself: until then it can be taken back; 0 where none waits. */
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
    if (!this.links.length) return withMore(this.asked);
    return withMore(this.complete ? (this.links[this.#lastPick]?.question ?? null) : this.preview!.question);
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
    return this.complete ? this.chain.slice(0, this.#lastPick) : this.chain;
  }

  /** The last answer that was picked: what a finished move is called. */
  get last(): string {
    return this.pickAt(this.#lastPick);
  }

  /** What was picked at this place of the chain: several answers given as one have one name. */
  pickAt(place: number): string {
    const length = 1 + this.links.slice(place + 1).findIndex((link) => !link.joined);
    const answers = this.chain.slice(place, length ? place + length : undefined).join();
    const whole = this.links[place]?.question.whole?.find((route) => route.answers.join() === answers);
    return whole?.notation ?? this.chain[place] ?? '';
  }

  /** What a bot would pick now, as far as all before was picked as it would. */
  get hinted(): string {
    const before = this.before;
    if (this.sent || before.some((answer, n) => answer !== this.hint[n])) return '';
    const answers = this.hint.slice(before.length);
    const whole = this.question?.whole?.find((route) => route.answers.every((answer, n) => answer === answers[n]));
    return whole?.notation ?? answers[0] ?? '';
  }

  get #lastOwn(): number {
    return this.links.findLastIndex((link) => !link.default);
  }

  /** Where the answers of the last pick begin. */
  get #lastPick(): number {
    return this.links.findLastIndex((link) => !link.default && !link.joined);
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
    const next = this.pending ?? this.hovered?.action;
    return next ? [...this.before, ...stepsOf(this.question, next)] : this.chain;
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
      const preview = await this.#try([...this.before, ...stepsOf(this.question, action)], this.before.length);
      if (this.hovered?.action === action) this.hovered = { action, preview };
    } catch {
      if (this.hovered?.action === action) this.hovered = null;
    }
  }

  /**
   * Pick an answer, several times in a row if need be, also instead of one that is still on its way. The pick that ends
   * a move sends it, unless the person wants to confirm each: after a moment where another person is at the table, or
   * where one may want the end otherwise: obvious answers were put in, or a tile is turned. Who is sure has confirmed it.
   */
  async pick(action: string, times = 1, sure = false): Promise<void> {
    if (!this.question || this.pending === action || this.sent) return;
    const before = this.#leadingTo(action);
    const steps = stepsOf(this.question, action);
    await this.#pickAfter(before, times > 1 ? Array<string>(times).fill(action) : steps, action, sure);
  }

  /** Answer otherwise what the table put in at this place of the chain. */
  async instead(place: number, action: string): Promise<void> {
    if (!this.sent) await this.#pickAfter(this.chain.slice(0, place), [action], action);
  }

  /** The answers that the table put in after the last pick, with few others: each can be had by one click. */
  get alternatives(): { place: number; others: Choice[] }[] {
    return this.links.flatMap((link, place) => {
      if (place <= this.#lastOwn || link.question.choices.length > FEW) return [];
      const others = link.question.choices.filter(
        ({ notation, verb }) =>
          notation !== link.answer && !ENOUGH.includes(link.answer) && verb === link.answer.split(' ')[0],
      );
      return others.length ? [{ place, others }] : [];
    });
  }

  async #pickAfter(before: string[], steps: string[], shown: string, sure = false): Promise<void> {
    const answers = [...before, ...steps];
    const nth = ++this.#picks;
    this.#stay();
    this.pending = shown;
    this.error = null;
    try {
      const preview = await this.#try(answers, before.length);
      if (nth !== this.#picks) return;
      this.hovered = null;
      const links = this.#linked(answers, preview, this.links.slice(0, before.length));
      const ends = !goesOn(preview) && !this.#isRuin(preview) && (sure || !settings.confirm);
      const last = links.at(-1)!;
      const open = last.default ? !ENOUGH.includes(shown) : TRIED.includes(last.question.step);
      const waits = !this.#hurried && (this.#waits || (open && settings.takeback));
      if (ends && !waits) await this.#send(links.map((link) => link.answer));
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
    if (this.links.length) await this.#shorten(Math.max(0, this.#lastPick));
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

  /** Whether the hint is said: until something else is picked. */
  get hints(): boolean {
    return this.hint.length > 0 && !this.sent && (!this.links.length || this.links === this.#beside);
  }

  /** Ask for a hint, or put away the one that is said. It is for the whole move; what was picked of it stays. */
  async askHint(): Promise<void> {
    const asked = this.asked;
    if (!asked) return;
    if (this.hints) {
      this.hint = [];
      this.hintWorth = null;
      return;
    }
    this.#beside = this.links;
    if (this.hint.length) return;
    const id = this.#id;
    try {
      this.error = null;
      const hint = await this.server.hint(this.live.id, asked.seat);
      if (id !== this.#id) return;
      this.hintWorth = hint;
      this.hint = hint.answers;
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

  /** Whether what is picked would put the person out of the game: that is never sent without being confirmed. */
  get ruins(): boolean {
    return this.#isRuin(this.preview);
  }

  #isRuin(preview: Preview | null): boolean {
    const seat = this.live.screen?.viewer;
    return !!preview?.events.some(({ verb, targets }) => verb === 'eliminated' && targets[0]?.number === seat);
  }

  // -- inside ------------------------------------------------------------------------------------------------------

  /** Whether the last click of a move can be taken back for a moment: not alone with bots. */
  get #waits(): boolean {
    const seats = this.live.screen?.table?.seats ?? [];
    return settings.takeback && seats.some(({ kind, mine, stand_in }) => kind === 'person' && !mine && !stand_in);
  }

  /** Whether the clock is about to run out. */
  get #hurried(): boolean {
    const screen = this.live.screen;
    const clock = screen?.table?.seats[screen.viewer ?? -1]?.clock;
    return !!clock && clock.left - (clock.runs ? (Date.now() - this.#seen) / 1000 : 0) < SHORT;
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
    const asked = this.question ?? this.asked!;
    const whole = (asked.whole ?? []).some((route) => `,${answers.join()}`.endsWith(`,${route.answers.join()}`));
    const end = whole ? answers.length : known.length + 1;
    return tried.map((link, n) => {
      if (known[n]) return known[n];
      const question = n === known.length && whole ? asked : (link.question ?? asked);
      return { ...link, question, joined: n > known.length && n < end && !link.default };
    });
  }

  async #shorten(count: number): Promise<void> {
    this.#stay();
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
    const kept = {
      chain: this.chain,
      defaults: this.links.map((link) => link.default),
      joined: this.links.map((link) => !!link.joined),
    };
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
        links.push({ answer, default: kept.defaults?.[n] ?? false, joined: kept.joined?.[n] ?? false, question });
        preview = await this.#try(kept.chain.slice(0, n + 1), null);
        question = preview.question;
      }
      if (preview && id === this.#id && !this.links.length) this.#accept(links, preview);
    } catch {
      this.store?.removeItem(this.#place);
    }
  }
}

/** The question with what can be done after doing no more there, and where a unit can be led by several choices. */
function withMore(question: Question | null): Question | null {
  const more = question && (question.implied ?? question.ways ?? question.whole);
  return more ? { ...question, choices: allChoices(question) } : question;
}

/** Where small questions are answered together, that is what can be chosen. */
function allChoices(question: Question): Choice[] {
  if (question.whole) return question.whole;
  const more = [...(question.implied ?? []), ...(question.ways ?? [])];
  const known = new Set(question.choices.map((choice) => choice.notation));
  return [...question.choices, ...more.filter(({ notation }) => !known.has(notation) && known.add(notation))];
}

function offers(question: Question | null, action: string): boolean {
  return !!question && allChoices(question).some((choice) => choice.notation === action);
}

/** What is sent for a choice: itself, or the steps of a way. */
function stepsOf(question: Question | null, action: string): string[] {
  const own = question?.choices.some((choice) => choice.notation === action && !('answers' in choice));
  const routes = question?.whole ?? question?.ways;
  return (!own && routes?.find((way) => way.notation === action)?.answers) || [action];
}

/** Whether the same seat is asked for more of the same move. */
function goesOn(preview: Preview | null): boolean {
  return !!preview?.question && preview.question.path.length > 0;
}
