/** Where places of the drawing are: for flights, for badges beside them, and to centre the drawing. */

import type { View } from '../../views/corduba';
import type { Spot } from '../kit/eventPlayer.svelte';
import { columnOf, middleOf, plotsOf, rowOf, type DistrictLayout } from './geometry';
import { siteBoxes } from './Sites.svelte';
import type { Tables } from './tables';

/** The middle of some cells of a district, if it is drawn. */
export function onCells(layouts: DistrictLayout[], district: number, cells: number[]): Spot | null {
  const layout = layouts.find(({ number }) => number === district);
  if (!layout || !cells.length) return null;
  const mean = (of: (cell: number) => number): number => cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length;
  return {
    x: layout.plan.x + (mean(columnOf) + 0.5) * layout.size,
    y: layout.plan.y + (mean(rowOf) + 0.5) * layout.size,
  };
}

/** A building: its cell in the middle. */
export function onTile(layouts: DistrictLayout[], view: View, tile: number): Spot | null {
  const laid = view.tiles.find((one) => one.tile === tile);
  const layout = layouts.find(({ number }) => number === laid?.district);
  return laid && layout ? middleOf(layout, laid.cells[Math.floor(laid.cells.length / 2)]!) : null;
}

/** The first socket of a space; sites are drawn where the whole city is. */
export function onSpace(layouts: DistrictLayout[], { spaces, castra, sites }: Tables, space: number): Spot | null {
  if (layouts.length < 2) return null;
  const { row, boxes } = siteBoxes(false);
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
export function spotOf(place: string, layouts: DistrictLayout[], view: View, tables: Tables): Spot | null {
  const [kind, name, n = name] = place.split(':');
  const district = tables.districts.findIndex(({ id }) => id === name);
  switch (kind) {
    case 'tile':
      return onTile(layouts, view, Number(n));
    case 'space':
      return onSpace(layouts, tables, Number(n));
    case 'cell':
      return onCells(layouts, district, [Number(n)]);
    case 'plot':
      return onCells(layouts, district, plotsOf(tables.districts[district]!.rows)[Number(n)] ?? []);
    default:
      return null;
  }
}
