/** Shapes made of cells: outlines, hipped roofs, the longest arm, where the districts lie in the drawing. */

import { DISTRICTS, type District, type Tables } from './tables';

/** Cells are numbered row by row, with one number to spare at the end of each row. */
export const ROW = 11;
export const rowOf = (cell: number): number => Math.floor(cell / ROW);
export const columnOf = (cell: number): number => cell % ROW;
/** The cell over which a spot lies. */
export const cellAt = ({ x, y }: Point): number => Math.floor(y) * ROW + Math.floor(x);

/** North, east, south, west, as steps of row and column. */
const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;
const at = (row: number, column: number): number => (column < 0 || column >= ROW ? -1 : row * ROW + column);

const fixed = (n: number): string => String(Math.round(n * 10) / 10);

export interface Point {
  x: number;
  y: number;
}

/** The edges between these cells and others, as steps from corner to corner, the cells on the right hand. */
function edgesOf(cells: ReadonlySet<number>): Map<string, Point[]> {
  const edges = new Map<string, Point[]>();
  for (const cell of cells) {
    const [y, x] = [rowOf(cell), columnOf(cell)];
    const corners = [
      { x, y },
      { x: x + 1, y },
      { x: x + 1, y: y + 1 },
      { x, y: y + 1 },
    ];
    for (const [n, [down, right]] of STEPS.entries()) {
      if (cells.has(at(y + down, x + right))) continue;
      const from = corners[n]!;
      const key = `${from.x} ${from.y}`;
      edges.set(key, [...(edges.get(key) ?? []), corners[(n + 1) % 4]!]);
    }
  }
  return edges;
}

/** The cells beside these, of the same district or not. */
export function beside(cells: number[]): Set<number> {
  const around = cells.flatMap((cell) =>
    STEPS.map(([down, right]) => at(rowOf(cell) + down, columnOf(cell) + right)).filter((other) => other >= 0),
  );
  return new Set(around.filter((cell) => !cells.includes(cell)));
}

/** The closed line around cells, moved inwards by `inset` (outwards if it is negative). */
export function outline(all: Iterable<number>, size: number, inset: number): string {
  const edges = edgesOf(new Set(all));
  let path = '';
  while (edges.size) {
    const key = edges.keys().next().value!;
    const [x, y] = key.split(' ').map(Number);
    let from: Point = { x: x!, y: y! };
    let step: Point | null = null;
    const turns: { at: Point; before: Point | null; after: Point }[] = [];
    for (;;) {
      const ends: Point[] | undefined = edges.get(`${from.x} ${from.y}`);
      if (!ends) break;
      const before: Point | null = step;
      const here: Point = from;
      const right = ends.findIndex((end) => before && end.x - here.x === -before.y && end.y - here.y === before.x);
      const [to] = ends.splice(Math.max(right, 0), 1);
      if (!ends.length) edges.delete(`${here.x} ${here.y}`);
      step = { x: to!.x - here.x, y: to!.y - here.y };
      if (!before || step.x !== before.x || step.y !== before.y) turns.push({ at: here, before, after: step });
      from = to!;
    }
    const [start] = turns;
    if (start && step) start.before = step;
    const points = turns
      .filter(({ before, after }) => before!.x !== after.x || before!.y !== after.y)
      .map(({ at: corner, before, after }) => {
        const px = corner.x * size - inset * (before!.y + after.y);
        const py = corner.y * size + inset * (before!.x + after.x);
        return `${fixed(px)} ${fixed(py)}`;
      });
    path += `M${points.join('L')}Z`;
  }
  return path;
}

export interface Roof {
  /** The slopes that face north, east, south, west. */
  slopes: [string, string, string, string];
  ridge: string;
}

/**
 * A hipped roof over cells: each cell is eight triangles; a triangle slopes to its open side, else along the arm it
 * belongs to. Blocks of four get a courtyard of their own.
 */
export function roof(all: number[], size: number): Roof {
  const cells = new Set(all);
  const slopes: Roof['slopes'] = ['', '', '', ''];
  let ridge = '';
  const half = size / 2;
  for (const cell of cells) {
    const [row, column] = [rowOf(cell), columnOf(cell)];
    const [x, y] = [(column + 0.5) * size, (row + 0.5) * size];
    for (const [n, [down, right]] of STEPS.entries()) {
      const inside = cells.has(at(row + down, column + right));
      for (const m of [(n + 1) % 4, (n + 3) % 4]) {
        const [down2, right2] = STEPS[m]!;
        slopes[inside ? m : n] +=
          `M${fixed(x)} ${fixed(y)}l${fixed(right * half)} ${fixed(down * half)}l${fixed(right2 * half)} ${fixed(down2 * half)}Z`;
      }
      if (inside && (n === 1 || n === 2)) ridge += `M${fixed(x)} ${fixed(y)}l${right * size} ${down * size}`;
    }
  }
  return { slopes, ridge };
}

/** The upper left cells of blocks of two by two: courtyards. */
export const courtyards = (cells: number[]): number[] =>
  cells.filter((cell) => [1, ROW, ROW + 1].every((step) => cells.includes(cell + step)));

/** The longest straight arm of some cells, lying rather than upright: where its middle is, and how long it is. */
export function arm(cells: number[], size: number): { x: number; y: number; length: number; upright: boolean } {
  let best = { cell: cells[0]!, length: 0, upright: false };
  for (const upright of [false, true])
    for (const cell of cells) {
      let length = 1;
      while (cells.includes(cell + length * (upright ? ROW : 1))) length += 1;
      if (length > best.length) best = { cell, length, upright };
    }
  const { cell, length, upright } = best;
  const [row, column] = [rowOf(cell), columnOf(cell)];
  return {
    x: (column + (upright ? 0.5 : length / 2)) * size,
    y: (row + (upright ? length / 2 : 0.5)) * size,
    length: length * size,
    upright,
  };
}

/** The cells of a shape after `turns` quarter turns clockwise, its first cell (from the top, then the left) on `anchor`. */
export function turned(shape: [number, number][], turns: number, anchor: number): number[] {
  let cells = shape;
  for (let n = 0; n < turns; n += 1) cells = cells.map(([row, column]) => [column, -row]);
  const top = Math.min(...cells.map(([row]) => row));
  const first = Math.min(...cells.filter(([row]) => row === top).map(([, column]) => column));
  return cells.map(([row, column]) => anchor + (row - top) * ROW + (column - first)).sort((a, b) => a - b);
}

/** The plots of a district, by number: their cells. */
export function plotsOf(rows: string[]): number[][] {
  const letters = [...new Set(rows.join('').replaceAll('.', ''))].sort();
  return letters.map((letter) =>
    rows.flatMap((row, r) => [...row].flatMap((plot, c) => (plot === letter ? [r * ROW + c] : []))),
  );
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Where one district is drawn, and how large its cells are. */
export interface DistrictLayout extends Box {
  name: District;
  number: number;
  size: number;
  /** Where its plan begins: below plaque and prestige track. */
  plan: Point;
}

export const MIDDLE = { width: 466, height: 562 };
const WING = 212;
export const WHOLE = { width: 2 * WING + MIDDLE.width + 12, height: MIDDLE.height };
const LARGE = { size: 45, top: 98 };
const SMALL = { size: 20, top: 68 };
/** Where the sites of the two wings begin. */
export const SITES_TOP = 286;

/** The three districts: the focused one in the middle, the others at its sides; or that one alone. */
export function districtLayouts({ districts }: Tables, focus: number, alone: boolean): DistrictLayout[] {
  const others = DISTRICTS.map((_, n) => n).filter((n) => n !== focus);
  const place = (number: number, x: number, width: number, { size, top }: typeof LARGE): DistrictLayout => {
    const { id, rows } = districts[number]!;
    const columns = Math.max(...rows.map((row) => row.length));
    const height = size === LARGE.size ? MIDDLE.height : SITES_TOP;
    const plan = { x: x + (width - columns * size) / 2, y: top };
    return { name: id, number, size, plan, x, y: 0, width, height };
  };
  if (alone) return [place(focus, 0, MIDDLE.width, LARGE)];
  return [
    place(others[0]!, 0, WING, SMALL),
    place(focus, WING + 6, MIDDLE.width, LARGE),
    place(others[1]!, WING + MIDDLE.width + 12, WING, SMALL),
  ];
}

/** The middle of a cell in the drawing. */
export const middleOf = ({ plan, size }: Pick<DistrictLayout, 'plan' | 'size'>, cell: number): Point => ({
  x: plan.x + (columnOf(cell) + 0.5) * size,
  y: plan.y + (rowOf(cell) + 0.5) * size,
});
