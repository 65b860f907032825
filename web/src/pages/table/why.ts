/** Why something is not allowed, and where the bubble that says so goes. */

import { api } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';
import type { Why } from '../../wire';

export interface Answered {
  action: string;
  why: Why;
}

/** Of several actions that may be meant, the first with a rule against it is answered. */
export async function askWhy(table: string, seat: number, actions: string[], after: string[]): Promise<Answered> {
  const lang = settings.language;
  const replies = await Promise.all(actions.map((answer) => api.why(table, { seat, answer, after, lang })));
  const n = Math.max(
    0,
    replies.findIndex((why) => why.rule),
  );
  return { action: actions[n]!, why: replies[n]! };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 8;
/** A place that takes more of the window than this is pointed at where it was clicked. */
const LARGE = 0.4;

/** The box of what was clicked or focused, in the window. */
export function anchorOf(
  target: Element,
  room: { width: number; height: number },
  point?: { x: number; y: number },
): Box {
  const place = target.closest('[data-place], [data-kind], button') ?? target;
  const { x, y, width, height } = (place.querySelector('[data-anchor]') ?? place).getBoundingClientRect();
  const large = width > room.width * LARGE || height > room.height * LARGE;
  if (large && point) return { x: point.x - 12, y: point.y - 12, width: 24, height: 24 };
  return { x, y, width, height };
}

/** Where a bubble goes: below, above or beside what it speaks of, inside the window, never over it. */
export function bubbleSpot(
  { x, y, width, height }: Box,
  bubble: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const inside = (at: number, size: number, whole: number): number => Math.max(GAP, Math.min(at, whole - size - GAP));
  const left = inside(x + width / 2 - bubble.width / 2, bubble.width, room.width);
  const top = inside(y + height / 2 - bubble.height / 2, bubble.height, room.height);
  const [below, above] = [y + height + GAP, y - GAP - bubble.height];
  if (below + bubble.height + GAP <= room.height) return { left, top: Math.max(GAP, below) };
  if (above >= GAP) return { left, top: Math.min(above, room.height - bubble.height - GAP) };
  const [right, before] = [x + width + GAP, x - GAP - bubble.width];
  if (right + bubble.width + GAP <= room.width) return { left: Math.max(GAP, right), top };
  if (before >= GAP) return { left: before, top };
  // Nowhere is room enough: on the side where the most is left, over as little of it as can be.
  return { left, top: y > room.height - y - height ? GAP : inside(below, bubble.height, room.height) };
}
