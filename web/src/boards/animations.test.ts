import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { View as Antike } from '../views/antike';
import type { View as Corduba } from '../views/corduba';
import type { View as Praetor } from '../views/praetor';
import type { View as Romolo } from '../views/romolo';
import type { Board, Frame, EventView } from '../wire';
import * as antike from './antike/tables';
import { animator as antikeAnimator } from './antike/animations';
import { districtLayouts } from './corduba/geometry';
import * as corduba from './corduba/tables';
import { animator as cordubaAnimator } from './corduba/animations';
import type { EventAnimation } from './kit/eventPlayer.svelte';
import * as praetor from './praetor/tables';
import { animator as praetorAnimator } from './praetor/animations';
import * as romolo from './romolo/tables';
import { animator as romoloAnimator } from './romolo/animations';

/** How a game animates its events, and the keys its board draws pieces by: no key may occur twice. */
interface AnimatedGame<View> {
  animator: (
    board: Board,
    next: () => View,
  ) => Promise<(view: View, event: EventView) => EventAnimation<View, unknown> | null>;
  pieces: (view: View) => Record<string, unknown[]>;
  /** The kinds of pieces that the events alone bring to where the next view has them. */
  followed: string[];
}

const ANTIKE: AnimatedGame<Antike> = {
  animator: async (board) => {
    const tables = antike.tables(board);
    return antikeAnimator(tables, await antike.chart(tables.map));
  },
  pieces: ({ units, cities, display, players }) => ({
    units: units.map(({ seat, unit, region }) => `${seat} ${unit} ${region}`),
    cities: cities.map(({ region }) => region),
    display,
    cards: players.flatMap(({ seat, cards }) => cards.map((card) => `${seat} ${card}`)),
  }),
  followed: ['units', 'cities', 'display', 'cards'],
};
const CORDUBA: AnimatedGame<Corduba> = {
  animator: (board, next) => {
    const tables = corduba.tables(board);
    return Promise.resolve(cordubaAnimator(tables, () => districtLayouts(tables, 0, false), next));
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
const PRAETOR: AnimatedGame<Praetor> = {
  animator: (board, next) => Promise.resolve(praetorAnimator(praetor.tables(board), next)),
  pieces: ({ city, display, markers, players }) => ({
    city: city.map(({ tile }) => tile),
    display,
    markers,
    walls: players.flatMap(({ walls }) => walls),
  }),
  followed: ['city', 'markers', 'walls'],
};
const ROMOLO: AnimatedGame<Romolo> = {
  animator: (board, next) => Promise.resolve(romoloAnimator(romolo.tables(board), next)),
  pieces: ({ units, hexes }) => ({
    units: units.map(({ unit }) => unit),
    walls: hexes.flatMap(({ walls }, hex) => walls.map((side) => `${hex} ${side}`)),
  }),
  followed: ['walls'],
};
const GAMES: Record<string, AnimatedGame<any>> = { antike: ANTIKE, corduba: CORDUBA, praetor: PRAETOR, romolo: ROMOLO };

interface Film {
  name: string;
  board: Board;
  frames: Frame[];
}
const file = process.env.QUADRIGA_REPLAYS;
const films = file ? (JSON.parse(readFileSync(file, 'utf-8')) as Film[]) : [];

/** Whether something is to be seen while an event runs: a piece under way, a mark, or another picture at its end. */
const isSeen = (
  before: unknown,
  { during, after, flights, marks, herald }: EventAnimation<unknown, unknown>,
): boolean =>
  !!flights?.length || !!marks?.length || !!herald || [during, after].some((view) => view && !same(view, before));
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

describe.skipIf(!file)('events of recorded games', () => {
  /** How many answers one screen covers. */
  const STEPS = [1, 7];

  it.each(films)('$board.game, $name: whatever moves is seen', async ({ board, frames }) => {
    let next: unknown;
    const animate = await GAMES[board.game]!.animator(board, () => next);
    let view = frames[0]!.view;
    for (const frame of frames.slice(1)) {
      next = frame.view;
      for (const event of frame.events) {
        const animation = animate(view, event);
        if (event.left || event.reached)
          if (!animation || !isSeen(view, animation)) expect.fail(`${event.notation} is not seen`);
        view = animation?.after ?? view;
      }
      view = frame.view;
    }
  });

  it.each(films)('$board.game, $name: no piece is drawn twice, and all end up where they went', async (film) => {
    const { animator, pieces, followed } = GAMES[film.board.game]!;
    for (const step of STEPS) {
      let next: unknown;
      const animate = await animator(film.board, () => next);
      let view = film.frames[0]!.view;
      for (let n = step; n < film.frames.length; n += step) {
        next = film.frames[n]!.view;
        for (const event of film.frames.slice(n - step + 1, n + 1).flatMap(({ events }) => events)) {
          const animation = animate(view, event);
          for (const drawn of [animation?.during, animation?.after])
            for (const [kind, names] of Object.entries(drawn ? pieces(drawn) : {}))
              if (new Set(names).size < names.length) expect.fail(`${kind} ${names.join()} after ${event.notation}`);
          view = animation?.after ?? view;
        }
        for (const kind of followed)
          expect(pieces(view)[kind]!.toSorted(), kind).toEqual(pieces(next)[kind]!.toSorted());
        view = next;
      }
    }
  });
});
