/** Arrows walk between what is lit, to the nearest in that direction. */

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
}

/** The nearest of some spots in a direction, what lies aside counting double; -1: there is none. */
export function nearest(from: Spot, spots: Spot[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  for (const [n, spot] of spots.entries()) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy + (spot.y - from.y) * dx);
    if (ahead < 1 || ahead + 2 * aside >= least) continue;
    best = n;
    least = ahead + 2 * aside;
  }
  return best;
}

const middle = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** For `onkeydown` of whatever holds lit things. */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const way = WAYS[event.key];
  if (!way) return;
  const lit = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-lit]')];
  const from = document.activeElement;
  if (!from || !lit.includes(from as HTMLElement)) return;
  const goal = lit[nearest(middle(from), lit.map(middle), way)];
  if (!goal) return;
  event.preventDefault();
  goal.focus();
  oneStop(event.currentTarget);
}

/** Of all lit things Tab reaches one: the focused, else the first. */
export function oneStop(root: HTMLElement): void {
  const lit = [...root.querySelectorAll<HTMLElement>('[data-lit]')];
  const focused = lit.find((element) => element === document.activeElement) ?? lit[0];
  for (const element of lit) element.tabIndex = element === focused ? 0 : -1;
}
