/** Finding what a lesson or a picture points at: places of the board by the names of things, "region:Roma". */

import type { Board } from '../../wire';

/** The names a place may have in the drawing, where some things are numbered. */
export function placesNamed(point: string, { vocabulary }: Pick<Board, 'vocabulary'>): string[] {
  const [kind = '', ...parts] = point.split(':');
  const nouns = Object.values(vocabulary.nouns);
  const own = vocabulary.nouns[kind];
  const numbers = (name: string): string[] =>
    [own, ...nouns].flatMap((noun) => noun?.names.indexOf(name) ?? -1).flatMap((n) => (n < 0 ? [] : String(n)));
  return parts.reduce<string[]>(
    (places, part) => {
      const names = [...new Set([part, ...numbers(part)])];
      return places.flatMap((place) => names.map((name) => `${place}:${name}`));
    },
    [kind],
  );
}

/** The elements of a place that are on the screen. */
export function elementsAt(point: string, board: Board, root: ParentNode = document): Element[] {
  const shown = (selector: string): Element[] =>
    [...root.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
  const [kind, name] = point.split(':');
  if (kind === 'player') return shown(`[data-player="${name}"]`);
  if (kind === 'part') return [...shown(`.board .parts > .${name}`), ...shown(`.board .${name}`)].slice(0, 1);
  if (point.endsWith('*')) return shown(`[data-place^="${point.slice(0, -1)}"]`);
  for (const place of placesNamed(point, board)) {
    const found = shown(`[data-place="${place}"]`);
    if (found.length) return found;
  }
  return [];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box around elements; null around none. */
export function boxAround(elements: Element[], margin = 0): Box | null {
  if (!elements.length) return null;
  const all = elements.map((one) => one.getBoundingClientRect());
  const x = Math.min(...all.map((one) => one.left)) - margin;
  const y = Math.min(...all.map((one) => one.top)) - margin;
  const right = Math.max(...all.map((one) => one.right)) + margin;
  const bottom = Math.max(...all.map((one) => one.bottom)) + margin;
  return { x, y, width: right - x, height: bottom - y };
}

/** Scroll the panels that things lie in until these are seen; where there is no room for all of them, from the first on. */
export function bringIntoView(elements: Element[]): void {
  const scrolls = (one: Element): boolean => /auto|scroll/.test(getComputedStyle(one).overflowY);
  for (let panel = elements[0]?.parentElement; panel; panel = panel.parentElement) {
    if (!scrolls(panel)) continue;
    const box = boxAround(elements, 8)!;
    const room = panel.getBoundingClientRect();
    const below = Math.min(box.y + box.height - room.bottom, box.y - room.top);
    panel.scrollTop += box.y < room.top ? box.y - room.top : Math.max(0, below);
  }
}
