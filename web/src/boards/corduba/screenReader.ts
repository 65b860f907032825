/** The board in words: each district with its buildings, the sites, the market, Rome. */

import type { Words } from '../../lib/words';
import type { TileView, View } from '../../views/corduba';
import { inWords, standingOn } from './figures';
import { directionOf } from './placements';
import { DISTRICTS, RESOURCES, type Tables } from './tables';

export function screenReaderLines(view: View, tables: Tables, words: Words): string[] {
  const side = (n: number): string => words.thingAt('side', n);
  const districts = view.districts.flatMap((here, d) => {
    const name = String(words.thing('district', DISTRICTS[d]!));
    const prestige = view.players.map((player, n) => `${side(n)} ${player.prestige[d]}`).join(', ');
    const insulae = here.insulae.map((cells, n) => `${side(n)} ${cells.length}`).join(', ');
    const head = words.own('board-says-district', {
      district: name,
      revolt: here.revolt ? 1 : 0,
      prestige,
      insulae,
      neutral: here.neutral.length,
      stock: here.stock.length,
    });
    const tiles = view.tiles.filter(({ district }) => district === d).map((tile) => tileLine(tables, words, tile));
    return [head, ...tiles];
  });
  const closed = tables.spaces
    .flatMap((_, space) => {
      const standing = standingOn(view, 'space', space);
      if (!standing.length && !view.spaces.includes(space)) return [];
      const name = words.thingAt('space', space);
      return standing.length ? `${name} (${inWords(standing, words)})` : name;
    })
    .join('; ');
  const market = RESOURCES.map((good) =>
    words.own('board-says-good', {
      good: words.good(good, 2),
      price: view.price[good]!,
      market: view.market[good]!,
      supply: view.supply[good]!,
    }),
  );
  const demand =
    view.demand < 0 ? [] : [words.own('board-rome-wants', { demand: words.thingAt('demand', view.demand) })];
  const minimum = words.own('board-minimum', {
    minimum: view.minimum,
    troops: view.troops_minimum,
    offerings: view.offerings_minimum,
  });
  return [
    ...districts,
    ...(closed ? [`${words.own('board-used')}: ${closed}.`] : []),
    ...market,
    ...demand.map((text) => `${text}: ${minimum}.`),
  ];
}

/** A building: where it lies, what it does, who built it. */
export function tileLine(tables: Tables, words: Words, tile: TileView): string {
  const { building, district, cells, builder, unrest, occupied } = tile;
  const kind = tables.buildings[building]!;
  return words.own('board-says-tile', {
    building: kind.name,
    district: String(words.thing('district', DISTRICTS[district]!)),
    effect: words.own(`building-${kind.id.replaceAll('_', '-')}-hint`),
    cells: words.own(`direction-${directionOf(cells[Math.floor(cells.length / 2)]!)}`),
    side: words.thingAt('side', builder),
    state: unrest ? 'unrest' : occupied ? 'occupied' : 'free',
  });
}
