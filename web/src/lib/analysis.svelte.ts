/** The analysis of one finished game: what was found so far, kept up to date while it is being made. */

import type { AnalysisProgress, Decision } from '../wire';
import { api, type Kept } from './api';

const EVERY = 1000;

/** What stands for a mark beside its word. */
export const SIGNS: Record<string, string> = {
  best: '★',
  good: '✓',
  doubtful: '?!',
  mistake: '?',
  blunder: '??',
  only: '□',
};

/** Parts of a whole in per cent. */
export const percent = (share: number): number => Math.round(share * 100);

export class AnalysisWatch {
  progress = $state.raw<AnalysisProgress | null>(null);
  /** In the order of the game; a deep look stands in the place of a quick one. */
  decisions = $state.raw<Decision[]>([]);
  chance = $state.raw<AnalysisProgress['chance']>([]);
  error = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly game: Kept) {}

  get running(): boolean {
    return this.progress?.state === 'running';
  }

  /** The part of what was asked for that is done. */
  get done(): number {
    const now = this.progress;
    const all = now ? now.quick_total + now.deep_total : 0;
    return now && all ? (now.quick_done + now.deep_done) / all : 0;
  }

  refresh = (): Promise<void> => this.#ask(() => api.analysis(this.game, this.progress?.serial ?? 0));
  start = (deep = true): Promise<void> => this.#ask(() => api.analyse(this.game, deep), true);
  stop = (): Promise<void> => this.#ask(() => api.stopAnalysis(this.game), true);

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** The decision that an answer belongs to: the last one that was begun before it, if it is of that turn. */
  at(number: number, turn: number): Decision | null {
    const found = this.decisions.findLast((one) => one.number <= number) ?? null;
    return found?.turn === turn ? found : null;
  }

  /** The mark of each turn: of several decisions in one, that of the dearest. */
  marks(): Map<number, string> {
    const dearest = new Map<number, Decision>();
    for (const one of this.decisions)
      if (one.mark !== 'only' && one.loss >= (dearest.get(one.turn)?.loss ?? 0)) dearest.set(one.turn, one);
    return new Map([...dearest].map(([turn, { mark }]) => [turn, mark]));
  }

  async #ask(request: () => Promise<AnalysisProgress>, all = false): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const found = await request();
      const known = new Map(all ? [] : this.decisions.map((one) => [one.number, one]));
      for (const one of found.decisions) if (one.deep || !known.get(one.number)?.deep) known.set(one.number, one);
      this.decisions = [...known.values()].sort((a, b) => a.number - b.number);
      if (found.chance.length) this.chance = found.chance;
      this.progress = found;
      this.error = null;
    } catch (problem) {
      this.error = problem;
    }
    if (this.running && !this.#closed) this.#timer = setTimeout(() => void this.refresh(), EVERY);
  }
}
