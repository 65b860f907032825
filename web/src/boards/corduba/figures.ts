/** Figures that stand on tiles and spaces: whose they are and which, one by one for the drawing, and in words. */

import type { Words } from '../../lib/words';
import type { FiguresView, View } from '../../views/corduba';
import { SPECIALISTS } from './icons';
import type { Guild } from './tables';

export interface Piece {
  side: number;
  shape: 'disc' | 'square' | 'octagon';
  /** The tool of a specialist; others show the emblem of their seat. */
  icon?: string;
}

export const standingOn = (view: View, kind: 'tile' | 'space', number: number): FiguresView[] =>
  view.figures.filter((group) => group[kind] === number);

/** Workers are discs, special workers octagons, specialists squares with their tool. */
export const pieces = (groups: FiguresView[]): Piece[] =>
  groups.flatMap(({ side, workers, special_workers, specialists }) => [
    ...specialists.map((guild): Piece => ({ side, shape: 'square', icon: SPECIALISTS[guild as Guild] })),
    ...Array.from({ length: special_workers }, (): Piece => ({ side, shape: 'octagon' })),
    ...Array.from({ length: workers }, (): Piece => ({ side, shape: 'disc' })),
  ]);

/** "Green: 2 workers, Sacerdos". */
export function inWords(groups: FiguresView[], words: Words): string {
  return groups
    .map((group) => {
      const which = [
        ...(group.workers ? [`${group.workers} ${words.own('figure-workers', { count: group.workers })}`] : []),
        ...Array.from({ length: group.special_workers }, () => words.own('figure-special', { count: 1 })),
        ...group.specialists.map((guild) => words.own(`figure-${guild}`)),
      ];
      return `${words.thingAt('side', group.side)}: ${which.join(', ')}`;
    })
    .join('; ');
}
