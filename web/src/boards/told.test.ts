import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { View as Antike } from '../views/antike';
import type { View as Corduba } from '../views/corduba';
import type { View as Praetor } from '../views/praetor';
import type { View as Romolo } from '../views/romolo';
import type { Board, Frame, News } from '../wire';
import * as antike from './antike/tables';
import { telling as tellAntike } from './antike/telling';
import { spread } from './corduba/plan';
import * as corduba from './corduba/tables';
import { telling as tellCorduba } from './corduba/telling';
import type { Look } from './kit/show.svelte';
import * as praetor from './praetor/tables';
import { telling as tellPraetor } from './praetor/telling';
import * as romolo from './romolo/tables';
import { telling as tellRomolo } from './romolo/telling';

/** How a game tells its news, and the pieces on its board by the names they are drawn by: each of them once. */
interface Told<View> {
  telling: (board: Board, next: () => View) => Promise<(view: View, event: News) => Look<View, unknown> | null>;
  pieces: (view: View) => Record<string, unknown[]>;
  /** The pieces that stand where the news led them, without a look at the view that comes after. */
  followed: string[];
}

const ANTIKE: Told<Antike> = {
  telling: async (board) => {
    const tables = antike.tables(board);
    return tellAntike(tables, await antike.chart(tables.map));
  },
  pieces: ({ units, cities, display, players }) => ({
    units: units.map(({ seat, unit, region }) => `${seat} ${unit} ${region}`),
    cities: cities.map(({ region }) => region),
    display,
    cards: players.flatMap(({ seat, cards }) => cards.map((card) => `${seat} ${card}`)),
  }),
  followed: ['units', 'cities', 'display', 'cards'],
};
const CORDUBA: Told<Corduba> = {
  telling: (board, next) => {
    const tables = corduba.tables(board);
    return Promise.resolve(tellCorduba(tables, () => spread(tables, 0, false), next));
  },
  pieces: ({ tiles, districts, passed }) => ({
    tiles: tiles.map(({ tile }) => tile),
    insulae: districts.flatMap(({ district, insulae, neutral }) =>
      [...insulae.flat(), ...neutral].map((cell) => `${district} ${cell}`),
    ),
    passed,
  }),
  followed: ['tiles', 'insulae', 'passed'],
};
const PRAETOR: Told<Praetor> = {
  telling: (board, next) => Promise.resolve(tellPraetor(praetor.tables(board), next)),
  pieces: ({ city, display, markers, players }) => ({
    city: city.map(({ tile }) => tile),
    display,
    markers,
    walls: players.flatMap(({ walls }) => walls),
  }),
  followed: ['city', 'markers', 'walls'],
};
const ROMOLO: Told<Romolo> = {
  telling: (board, next) => Promise.resolve(tellRomolo(romolo.tables(board), next)),
  pieces: ({ units, hexes }) => ({
    units: units.map(({ unit }) => unit),
    walls: hexes.flatMap(({ walls }, hex) => walls.map((side) => `${hex} ${side}`)),
  }),
  followed: ['walls'],
};
const GAMES: Record<string, Told<any>> = { antike: ANTIKE, corduba: CORDUBA, praetor: PRAETOR, romolo: ROMOLO };

interface Film {
  name: string;
  board: Board;
  frames: Frame[];
}
const file = process.env.QUADRIGA_TOLD;
const films = file ? (JSON.parse(readFileSync(file, 'utf-8')) as Film[]) : [];

describe.skipIf(!file)('news of recorded games', () => {
  /** So many answers come with one screen. */
  const MANY = [1, 7];

  it.each(films)('$board.game, $name: no piece is drawn twice, and all stand where they went', async (film) => {
    const { telling, pieces, followed } = GAMES[film.board.game]!;
    for (const many of MANY) {
      let next: unknown;
      const tell = await telling(film.board, () => next);
      let view = film.frames[0]!.view;
      for (let n = many; n < film.frames.length; n += many) {
        next = film.frames[n]!.view;
        for (const event of film.frames.slice(n - many + 1, n + 1).flatMap(({ news }) => news)) {
          const look = tell(view, event);
          for (const drawn of [look?.during, look?.after])
            for (const [kind, names] of Object.entries(drawn ? pieces(drawn) : {}))
              if (new Set(names).size < names.length) expect.fail(`${kind} ${names.join()} after ${event.say}`);
          view = look?.after ?? view;
        }
        for (const kind of followed)
          expect(pieces(view)[kind]!.toSorted(), kind).toEqual(pieces(next)[kind]!.toSorted());
        view = next;
      }
    }
  });
});
