/** Lists of the tables on this device, as a server would give them. */

import type { ListedTable, Lobby, TablePage } from '../wire';
import type { TableRow } from './store';

const STAGES: Record<string, string[]> = {
  waiting: ['waiting'],
  playing: ['playing'],
  running: ['waiting', 'playing'],
  finished: ['over', 'frozen'],
};
const MOST = 50;

export function page(rows: TableRow[], query: URLSearchParams): TablePage {
  const wanted = (name: string): string => query.get(name) ?? '';
  const wantedStages = STAGES[wanted('stage') || 'running'] ?? [];
  const oldest = wanted('order') === 'oldest';
  const limit = Math.min(MOST, Math.max(1, Number(wanted('limit')) || MOST));
  const found = rows
    .filter((row) => !row.practice && wantedStages.includes(row.info.stage))
    .filter(({ info }) => !wanted('game') || info.game === wanted('game'))
    .filter(({ info }) => opposes(info, wanted('opponent')))
    .filter(({ info }) => !wanted('result') || (!!info.result && won(info) === (wanted('result') === 'won')))
    .sort((a, b) => (oldest ? 1 : -1) * (a.changed - b.changed || (a.id < b.id ? -1 : 1)));
  const first = wanted('after') ? found.findIndex((row) => row.id === wanted('after')) + 1 : 0;
  const shown = found.slice(first, first + limit);
  const more = first + limit < found.length;
  return { tables: shown.map((row) => row.info), next: more ? shown.at(-1)!.id : '' };
}

/** Whether a bot's level, or the name of a player, begins so. */
function opposes(table: ListedTable, opponent: string): boolean {
  const key = opponent.trim().toLowerCase();
  return !key || table.seats.some((seat) => !seat.mine && seat.player.toLowerCase().startsWith(key));
}

function won(table: ListedTable): boolean {
  return table.seats.some((seat) => seat.mine && table.result?.places[seat.number] === 1);
}

export function lobby(rows: TableRow[]): Lobby {
  const list = (stage: string): ListedTable[] => page(rows, new URLSearchParams({ stage })).tables;
  return { waiting: [], playing: [], mine: list('running'), finished: list('finished') };
}
