/** The legend of each game: what the signs of its board mean. Apart from the boards, so that a page can show one alone. */

import type { LegendOf } from './kit/legend';

export const legends: Partial<Record<string, () => Promise<LegendOf>>> = {
  antike: async () => (await import('./antike/legend')).legend,
  corduba: async () => (await import('./corduba/legend')).legend,
  praetor: async () => (await import('./praetor/legend')).legend,
  romolo: async () => (await import('./romolo/legend')).legend,
};
