/** What the lobby shows of each game besides its texts: how long, how heavy, its sign. */

import bridge from 'icon:arch-bridge';
import wall from 'icon:stone-wall';
import trireme from 'icon:trireme';
import wolf from 'icon:wolf-howl';

export interface GameFacts {
  /** From 1, a quiet evening, to 5. */
  weight: number;
  sign: string;
  /** Behind the sign, in both themes. */
  colour: string;
}

const FACTS: Record<string, GameFacts> = {
  antike: { weight: 3, sign: trireme, colour: '#2f5d8a' },
  praetor: { weight: 3, sign: wall, colour: '#8a5a24' },
  romolo: { weight: 4, sign: wolf, colour: '#5b3a5e' },
  corduba: { weight: 4, sign: bridge, colour: '#9c2f24' },
};

export const gameFacts = (game: string): GameFacts => FACTS[game] ?? { weight: 3, sign: wall, colour: '#6e645a' };

/** "2–5", or "2". */
export function range(numbers: number[]): string {
  const [low, high] = [numbers[0], numbers.at(-1)];
  return low === high ? `${low}` : `${low}–${high}`;
}
