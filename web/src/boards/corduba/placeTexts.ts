/** What places of a district are called: by where they lie, and beside what. */

import type { PlaceNames } from '../../lib/naming.svelte';
import type { Words } from '../../lib/words';
import type { View } from '../../views/corduba';
import { beside, columnOf, plotsOf, ROW, rowOf } from './geometry';
import { direction, directionOf, type Placement } from './placements';
import type { Tables } from './tables';

const TURNED = ['upright', 'right', 'reversed', 'left'];

/** Where a tile would lie: "in the north-west, beside Odeum and Forum, turned right". */
export function placeText(words: Words, view: View, tables: Tables, district: number, place: Placement): string {
  const around = beside(place.cells);
  const neighbours = view.tiles
    .filter((tile) => tile.district === district && tile.cells.some((cell) => around.has(cell)))
    .map(({ building }) => tables.buildings[building]!.name);
  return words.own('board-lies', {
    direction: words.own(`direction-${direction(place.middle)}`),
    beside: neighbours.length,
    buildings: neighbours.join(', '),
    orientation: words.own(`orientation-${TURNED[place.turns]}`),
  });
}

/** What is being placed, and where: read when something is said, so that texts do not change with it. */
export interface Now {
  all: Placement[];
  text: (place: Placement) => string;
  /** The district that is asked about. */
  rows: string[];
}

/** How coordinates are said: cells, plots of the district that is asked about, and where a tile would lie or was laid. */
export function namesOfPlaces(words: Words, now: () => Now): PlaceNames {
  const told = new Map<string, string>();
  let known: Placement[] = [];
  function tell(): void {
    const { all, text } = now();
    if (all === known || !all.length) return;
    known = all;
    const times = new Map<string, number>();
    for (const place of all) {
      const said = text(place);
      const nth = (times.get(said) ?? 0) + 1;
      times.set(said, nth);
      const whole = said[0]!.toLocaleUpperCase() + said.slice(1);
      told.set(place.action, nth > 1 ? `${whole} (${nth})` : whole);
    }
  }
  const mean = (numbers: number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  const thing = (kind: string, name: string): string | undefined => {
    const cell = kind === 'cell' ? /^r(\d+)c(\d+)$/.exec(name) : null;
    if (cell)
      return words.own('board-cell', {
        direction: words.own(`direction-${directionOf(Number(cell[1]) * ROW + Number(cell[2]))}`),
      });
    const plot = kind === 'plot' ? plotsOf(now().rows)['ABCDEFGH'.indexOf(name)] : undefined;
    if (!plot) return undefined;
    const middle = { x: mean(plot.map(columnOf)) + 0.5, y: mean(plot.map(rowOf)) + 0.5 };
    return words.own(`direction-${direction(middle)}`);
  };
  const action = (notation: string): string | undefined => {
    if (!notation.includes(', ')) return undefined;
    tell();
    return told.get(notation);
  };
  return { thing, action };
}
