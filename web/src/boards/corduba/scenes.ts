/** The production sites, Portus and Castra seen from above: small pictures, 120 by 78 (the Castra 250 by 52). */

const trees = (spots: [number, number][], r: number, dark: string, light: string): string =>
  spots
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${dark}" stroke="#2b232055" stroke-width=".6"/><circle cx="${x - r * 0.25}" cy="${y - r * 0.3}" r="${r * 0.55}" fill="${light}"/>`,
    )
    .join('');

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, n) => from + n * step);

const ground = (fill: string): string => `<path d="M0 0H120V78H0Z" fill="${fill}"/>`;

/** Trees at odd spots, the nearer ones in front. */
const WOOD: [number, number][] = range(0, 34, 1)
  .map((n): [number, number] => [2 + ((n * n * 31 + n * 17) % 117), 30 + ((n * n * 13 + n * 23) % 48)])
  .sort((a, b) => a[1] - b[1]);
const GROVE: [number, number][] = [37, 52, 67].flatMap((y) =>
  range(4, 124, 18).map((x): [number, number] => [x + (y % 2) * 9, y]),
);

const DRAWN: Record<string, string> = {
  lignum: ground('#8fa36f') + trees(WOOD, 8, '#48653c', '#6f8d57'),
  cibus:
    ground('#ddbb62') +
    range(4, 104, 7)
      .map((x) => `<path d="M${x} 0l-36 78" stroke="#bc9238" stroke-width="2.2"/>`)
      .join('') +
    '<path d="M84 0L48 78H120V0Z" fill="#a9b36b"/>' +
    range(4, 78, 7)
      .map((y) => `<path d="M50 ${y}h76" stroke="#8b9a54" stroke-width="2"/>`)
      .join('') +
    '<path d="M84 0L48 78" stroke="#ead9a8" stroke-width="5"/>',
  lapis:
    ground('#b0a797') +
    '<path d="M24 78L40 34 74 18 120 24V78Z" fill="#968f83"/><path d="M48 78L58 48 86 36 120 42V78Z" fill="#7b756b"/><path d="M74 78L80 60 120 58V78Z" fill="#615c54"/><path d="M8 56h14v10H8zM14 68h12v9H14zM36 64h11v9H36z" fill="#cfc6b7" stroke="#5b564f"/>',
  marmor:
    ground('#c4c1be') +
    '<path d="M22 78L40 28 78 16 120 22V78Z" fill="#dedcda"/><path d="M46 78L58 44 92 32 120 38V78Z" fill="#f0eeec"/><path d="M76 78L82 58 120 54V78Z" fill="#fbfaf9"/><path d="M40 28L56 70M78 16L70 74M92 32L108 76" stroke="#a3a9b5" fill="none"/><path d="M6 58h16v10H6zM12 70h14v8H12z" fill="#fbfaf8" stroke="#8c8f98"/>',
  oleum:
    ground('#cbb98c') +
    range(6, 78, 8)
      .map((y) => `<path d="M0 ${y}H120" stroke="#b7a374" stroke-width="1.4"/>`)
      .join('') +
    trees(GROVE, 6.4, '#66754a', '#9aa673'),
  portus:
    ground('#5e93b5') +
    range(10, 78, 12)
      .map(
        (y) =>
          `<path d="M0 ${y}q7.5 -5 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0" stroke="#a9cbdd" fill="none" opacity=".6"/>`,
      )
      .join('') +
    '<path d="M0 60H46V78H0Z" fill="#b79c72" stroke="#3b2b20" stroke-width=".8"/><path d="M10 60v18M22 60v18M34 60v18" stroke="#8c7350"/><path d="M54 50Q82 64 112 46L104 64Q82 72 62 63Z" fill="#7a5436" stroke="#3b2b20"/><path d="M58 55Q82 66 108 52" stroke="#d9a520" fill="none" stroke-width="1.6"/><path d="M82 24Q104 34 82 52Z" fill="#f4e8cf" stroke="#3b2b20"/><path d="M82 18V58" stroke="#3b2b20" stroke-width="1.6"/>',
  castra:
    '<path d="M0 0H250V52H0Z" fill="#b9a27a"/><path d="M92 5H244V48H92Z" fill="#cdb98f" stroke="#7a5a38" stroke-width="3"/><path d="M168 3V50M92 26.5H244" stroke="#eadcb9" stroke-width="6"/>' +
    [10, 31]
      .flatMap((y) =>
        [100, 121, 142, 180, 201, 222].map(
          (x) => `<path d="M${x} ${y}h15v12h-15z" fill="#b14b3c"/><path d="M${x} ${y + 6}h15v6h-15z" fill="#8a382d"/>`,
        ),
      )
      .join(''),
};

/** Each scene as a picture that the browser paints once. */
export const SCENES: Record<string, string> = Object.fromEntries(
  Object.entries(DRAWN).map(([name, body]) => {
    const size = name === 'castra' ? '250 52' : '120 78';
    const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" width="${Number(size.split(' ')[0]) * 2}" height="${Number(size.split(' ')[1]) * 2}">${body}</svg>`;
    return [name, `data:image/svg+xml,${encodeURIComponent(text)}`];
  }),
);
