/** The board in words: each district with its buildings, the sites, the market, Rome. */

import type { Words } from '../../lib/words';
import type { View } from '../../views/corduba';
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
    const tiles = view.tiles
      .filter(({ district }) => district === d)
      .map(({ building, cells, builder, unrest, occupied }) => {
        const kind = tables.buildings[building]!;
        return words.own('board-says-tile', {
          building: kind.name,
          district: name,
          effect: words.own(`building-${kind.id.replaceAll('_', '-')}-hint`),
          cells: cells.map((cell) => words.thingAt('cell', cell)).join(' '),
          side: side(builder),
          state: unrest ? 'unrest' : occupied ? 'occupied' : 'free',
        });
      });
    return [head, ...tiles];
  });
  const closed = view.spaces.map((space) => words.thingAt('space', space)).join('; ');
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
