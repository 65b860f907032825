/** Which lessons have been completed; kept in the browser. */

const place = (game: string): string => `quadriga-learned-${game}`;

export const learned = {
  of: (game: string): string[] => (globalThis.localStorage?.getItem(place(game)) ?? '').split(' ').filter(Boolean),
  add(game: string, lesson: string): void {
    const known = learned.of(game);
    if (!known.includes(lesson)) globalThis.localStorage?.setItem(place(game), [...known, lesson].join(' '));
  },
};
