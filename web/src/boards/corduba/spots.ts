/** Where places of the drawing are: for what flies, for what is written beside them, for where to look. */

import type { View } from '../../views/corduba';
import type { Spot } from '../kit/eventPlayer.svelte';
import { columnOf, middleOf, plotsOf, rowOf, type Spread } from './plan';
import { layout } from './Sites.svelte';
import type { Tables } from './tables';

/** The middle of some cells of a district, if it is drawn. */
export function onCells(spreads: Spread[], district: number, cells: number[]): Spot | null {
  const spread = spreads.find(({ number }) => number === district);
  if (!spread || !cells.length) return null;
  const mean = (of: (cell: number) => number): number => cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length;
  return {
    x: spread.plan.x + (mean(columnOf) + 0.5) * spread.size,
    y: spread.plan.y + (mean(rowOf) + 0.5) * spread.size,
  };
}

/** A building: its cell in the middle. */
export function onTile(spreads: Spread[], view: View, tile: number): Spot | null {
  const laid = view.tiles.find((one) => one.tile === tile);
  const spread = spreads.find(({ number }) => number === laid?.district);
  return laid && spread ? middleOf(spread, laid.cells[Math.floor(laid.cells.length / 2)]!) : null;
}

/** The first socket of a space; sites are drawn where the whole city is. */
export function onSpace(spreads: Spread[], { spaces, castra, sites }: Tables, space: number): Spot | null {
  if (spreads.length < 2) return null;
  const { row, boxes } = layout(false);
  const [id = '', which] = spaces[space]!.split('-');
  const box = boxes[id]!;
  const names = id === 'castra' ? castra.spaces : sites.find((site) => site.id === id)!.spaces;
  const above =
    names.length -
    Math.max(
      0,
      names.findIndex((one) => one.id === which),
    );
  return { x: box.x + 16, y: box.y + box.height - above * (row + 3) + row / 2 };
}

/** A place by its name: a tile, a space, a cell, a plot. */
export function spotOf(place: string, spreads: Spread[], view: View, tables: Tables): Spot | null {
  const [kind, name, n = name] = place.split(':');
  const district = tables.districts.findIndex(({ id }) => id === name);
  switch (kind) {
    case 'tile':
      return onTile(spreads, view, Number(n));
    case 'space':
      return onSpace(spreads, tables, Number(n));
    case 'cell':
      return onCells(spreads, district, [Number(n)]);
    case 'plot':
      return onCells(spreads, district, plotsOf(tables.districts[district]!.rows)[Number(n)] ?? []);
    default:
      return null;
  }
}
