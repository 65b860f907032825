/** Small signs of two or three strokes that stay clear at 14 pixels: goods, favour, morale, people. SVG as text, 18 by 18. */

import laurels from 'icon:laurel-crown';
import { icon } from './strokes';

const PERSON = 'M0-7.5A3 3 0 0 1 2-2.2C4.5-1.5 5.5 2 5.5 7H-5.5C-5.5 2-4.5-1.5-2-2.2A3 3 0 0 1 0-7.5Z';

const DRAWN: Record<string, string> = {
  gold: '<circle r="7" fill="#e3b23c"/><circle r="4.4" fill="none" stroke="#8a5e14"/><path d="M0-2.6V2.6" stroke="#8a5e14" stroke-width="1.4"/>',
  wood: '<path d="M-8-4.6H4V4.6H-8Z" fill="#9a6437"/><path d="M-6.5-1.6H2.6M-7.5 1.8H1.6" stroke="#6b4221" stroke-width=".9"/><ellipse cx="4.4" rx="3.4" ry="4.6" fill="#ddb27a"/><ellipse cx="4.4" rx="1.5" ry="2.1" fill="none" stroke-width=".8"/>',
  stone:
    '<path d="M-7 5.5V-1L-3-5.5H3.5L7.3-.5V5.5Z" fill="#9d958b"/><path d="M-3-5.5L-1 0L-2 5.5M-1 0L7 .3" fill="none" stroke-width=".8"/>',
  marble:
    '<path d="M0-7L6.8-3.4V3.6L0 7.2L-6.8 3.6V-3.4Z" fill="#f6f2ea"/><path d="M0 .2V7.2L6.8 3.6V-3.4Z" fill="#cfcbc6"/><path d="M-6.8-3.4L0 .2L6.8-3.4M-5 1.4L-2.4 0" fill="none" stroke-width=".9"/>',
  weapon:
    '<g transform="rotate(45)"><path d="M-1.9-8.4L0-10L1.9-8.4V2.4H-1.9Z" fill="#c3cbd0"/><path d="M-4.2 2.4H4.2V4.2H-4.2Z" fill="#b9832b"/><path d="M-1.2 4.2H1.2V8H-1.2Z" fill="#7a4a22"/></g>',
  morale:
    '<path d="M0 6.8C-9 .5-7.5-6-3.4-6C-1.5-6-.5-4.8 0-3.6C.5-4.8 1.5-6 3.4-6C7.5-6 9 .5 0 6.8Z" fill="#b23a2e"/>',
  pips: '<rect x="-6.5" y="-6.5" width="13" height="13" rx="3" fill="#fff8ea"/><g stroke="none" fill="#2b2320"><circle cx="-3" cy="-3" r="1.5"/><circle r="1.5"/><circle cx="3" cy="3" r="1.5"/></g>',
  tile: '<rect x="-6.5" y="-6.5" width="13" height="13" fill="#e6d3ae"/><path d="M-6.5-1.5A5 5 0 0 0-1.5-6.5H-6.5ZM6.5 1.5A5 5 0 0 0 1.5 6.5H6.5Z" fill="#9c2f24" stroke-width=".7"/>',
  worker: `<path d="${PERSON}" fill="#d8c6a4"/>`,
  retired: `<path d="${PERSON}" fill="#b9b2a8"/><path d="M5.5-4.5Q8.5-6 8-2V7" fill="none" stroke-width="1.5"/>`,
  wall: '<path d="M-7.5 6V-5H-4.5V-2.5H-1.5V-5H1.5V-2.5H4.5V-5H7.5V6Z" fill="#c9bda6"/><path d="M-7.5 1.5H7.5M-3 1.5V6M3 1.5V6M0 1.5V-2" stroke-width=".8"/>',
  '>': '<path d="M-6 0H5M1-4.5L5.5 0L1 4.5" fill="none" stroke="var(--ink)" stroke-width="1.9" stroke-linecap="round"/>',
  '=': '<path d="M-6.5-3H6M2.5-6L6-3L2.5 0M6.5 4H-6M-2.5 1L-6 4L-2.5 7" fill="none" stroke="var(--ink)" stroke-width="1.5"/>',
};

/** Every sign: goods and people, favour as a wreath, arrows. */
export const SIGNS: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(DRAWN).map(([name, body]) => [
      name,
      `<g stroke="#2b2320" stroke-width="1" stroke-linejoin="round">${body}</g>`,
    ]),
  ),
  favour: icon(laurels, 0, 0, 18, 'var(--gain)'),
};
