import { describe, expect, it } from 'vitest';
import { bubbleSpot, type Box } from './why';

const BUBBLE = { width: 300, height: 160 };
const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each([
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])('in a window of $width x $height', (room) => {
  it('the bubble lies inside and covers nothing that was clicked', () => {
    for (let x = 0; x <= room.width - 44; x += 40)
      for (let y = 0; y <= room.height - 44; y += 40) {
        const clicked = { x, y, width: 44, height: 44 };
        const { left, top } = bubbleSpot(clicked, BUBBLE, room);
        expect(overlaps({ x: left, y: top, ...BUBBLE }, clicked)).toBe(false);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + BUBBLE.width).toBeLessThanOrEqual(room.width);
        expect(top + BUBBLE.height).toBeLessThanOrEqual(room.height);
      }
  });
});
