/** A lesson that is being taken: which of its steps is shown, and how far the learner has come with the game. */

import { api } from '../../lib/api';
import { find } from '../../lib/texts.svelte';
import type { LessonInfo, LessonProgress, LessonStep } from '../../wire';
import { learned } from './learned';

/** What a course asks the server for; tests give a stub. */
export type Server = Pick<typeof api, 'lesson'>;

export class Course {
  /** The number of the step that is shown, from 0; after the last the closing words. */
  at = $state(0);
  missed = $state(false);
  /** How many own answers have been given since the last goal. */
  since = $state(0);
  /** The coach's line that fits what is asked now. */
  coach = $state<number | null>(null);
  /** Places in the steps of those with a goal. */
  readonly #goals: number[];
  #requests = 0;

  constructor(
    readonly game: string,
    readonly lesson: LessonInfo,
    readonly table: string,
    private readonly server: Server = api,
  ) {
    this.#goals = lesson.steps.flatMap((step, n) => (step.goal ? [n] : []));
  }

  get step(): LessonStep | null {
    return this.lesson.steps[this.at] ?? null;
  }

  get over(): boolean {
    return this.at >= this.lesson.steps.length;
  }

  /** What is said now. */
  get text(): string {
    return this.#say(this.over ? 'end' : String(this.at + 1));
  }

  get coachText(): string {
    return this.coach === null ? '' : this.#say(`coach-${this.coach}`);
  }

  #say(part: string): string {
    return find(`${this.game}-lesson-${this.lesson.key}-${part}`) ?? '';
  }

  next(): void {
    if (this.step && !this.step.goal) this.#show(this.at + 1);
  }

  /** Find out how far the learner has come; answers that are picked but not sent count. */
  async catchUp(seat: number, answers: string[]): Promise<void> {
    const request = ++this.#requests;
    try {
      const progress = await this.server.lesson(this.table, { lesson: this.lesson.key, seat, answers });
      if (request === this.#requests) this.#take(progress);
    } catch {
      // the game has moved on in the meantime: its new screen asks again
    }
  }

  #take({ goals, missed, since, coach }: LessonProgress): void {
    const before = goals ? this.#goals[goals - 1]! + 1 : 0;
    const next = this.#goals[goals] ?? this.lesson.steps.length;
    this.#show(Math.min(Math.max(this.at, before), next));
    this.missed = missed;
    this.since = since;
    this.coach = coach;
  }

  #show(step: number): void {
    this.at = step;
    if (this.over) learned.add(this.game, this.lesson.key);
  }
}
