/** What pieces and scenes are drawn with: shapes with an ink outline. SVG as text. */

export const INK = '#2b2320';
export const SHADE = `fill="${INK}" fill-opacity=".26"`;

/** A drawing around its middle, or a part of it, as an address: many copies cost a browser no more than as many images. */
export const image = (drawn: string, width: number, height: number, [left, top] = [-width / 2, -height / 2]): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width * 2}" height="${height * 2}">${drawn}</svg>`,
  )}`;

/** A shape with an ink outline. */
export const shape = (d: string, fill: string, width = 1.2): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** Lines without a filling. */
export const lines = (d: string, stroke: string, width = 1, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`;

export const disc = (x: number, y: number, r: number, fill: string, stroke = INK, width = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`;

export const shade = (d: string): string => `<path d="${d}" ${SHADE}/>`;

export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

/** A game icon, placed by its centre. */
export const icon = (body: string, x: number, y: number, size: number, colour: string): string =>
  `<svg viewBox="0 0 512 512" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" color="${colour}">${body}</svg>`;
