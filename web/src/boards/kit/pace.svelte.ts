/** How fast what happens is shown: how long each beat of a turn takes. */

import { prefersReducedMotion } from 'svelte/motion';
import { settings, type Speed } from '../../lib/settings.svelte';

const FACTORS: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, none: 0 };
/** A beat is long enough to be seen and too short to be waited for. */
const [SHORTEST, LONGEST] = [300, 800];
/** A whole turn takes no longer than this. */
const TURN = 4000;

class Pace {
  /** A replay that runs fast hurries its board too. */
  hurry = $state(1);

  /** What every duration is multiplied by; 0: nothing is seen on its way. */
  get factor(): number {
    return prefersReducedMotion.current ? 0 : FACTORS[settings.speed] / this.hurry;
  }
}

export const pace = new Pace();

/**
 * How long the beats of one turn take, of which some time has passed already: each 0.3 to 0.8 s (one of 0 takes no
 * time), a moment of its own a little more, all together at most 4 s.
 */
export function timing(beats: { ms: number; moment: boolean }[], passed = 0): number[] {
  const wanted = beats.map(({ ms, moment }) =>
    ms ? Math.min(Math.max(ms, SHORTEST), moment ? 1.5 * LONGEST : LONGEST) : 0,
  );
  const sum = wanted.reduce((all, ms) => all + ms, 0);
  const share = Math.min(1, Math.max(0, TURN - passed) / (sum || 1));
  return wanted.map((ms) => ms * share);
}
