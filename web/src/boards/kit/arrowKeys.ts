/**
 * Arrows walk between what is lit: from the focused target to the nearest one in that direction, wherever it is drawn.
 * On a ring (`data-ring`) left and right go round.
 */

import { picking } from './picking.svelte';

const DIRECTIONS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Spot {
  x: number;
  y: number;
}

/** Where a place is drawn: a part of it marked `data-anchor`, or all of it. */
const box = (element: Element): DOMRect => (element.querySelector('[data-anchor]') ?? element).getBoundingClientRect();

/** The box of a place on the screen, if it is drawn anywhere. */
export function boxOf(place: string): DOMRect | null {
  const drawn = document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`);
  for (const element of drawn) if (element.getClientRects().length) return box(element);
  return null;
}

const middle = (element: Element): Spot => {
  const { left, top, width, height } = box(element);
  return { x: left + width / 2, y: top + height / 2 };
};

/** The index of the nearest of `spots` in a direction; what lies aside counts double. -1: there is none. */
export function nearest(from: Spot, spots: Spot[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  for (const [n, spot] of spots.entries()) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy + (spot.y - from.y) * dx);
    if (ahead < 1 || aside > ahead * 3) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [n, far];
  }
  return best;
}

/** For the whole page: arrows while a lit target has the focus, Escape to take back the last click. */
export function moveFocus(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  if (event.key === 'Escape' && picking.picked.length) {
    event.preventDefault();
    picking.back();
    return;
  }
  const direction = DIRECTIONS[event.key];
  const from = (event.target as Element | null)?.closest?.('[data-lit]');
  if (!direction || !from) return;
  event.preventDefault();
  const ring = direction[0] ? from.closest('[data-ring]') : null;
  if (ring) {
    const around = [...ring.querySelectorAll<HTMLElement | SVGElement>('[data-lit]')];
    around[(around.indexOf(from as SVGElement) + direction[0] + around.length) % around.length]?.focus();
    return;
  }
  const others = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-lit]')].filter(
    (element) => element !== from && element.getClientRects().length,
  );
  others[nearest(middle(from), others.map(middle), direction)]?.focus();
}
