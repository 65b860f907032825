/** Finished games in lists, in words: against whom, how one did, the points, how long it took. */

import type { ListedTable, Seat, TableResult } from '../wire';
import { levelText } from './levels';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';

export const playerText = (seat: Seat): string =>
  seat.kind === 'open' ? t('seat-open') : seat.kind === 'bot' ? levelText(seat.player) : seat.player;

/** Everybody else at a table; of a table of others, everybody. */
export const opponents = (table: ListedTable): string[] =>
  table.seats.filter((seat) => !seat.mine && seat.kind !== 'open').map(playerText);

/** How the best of the own seats did, or who won where none is one's own. */
export function resultText(table: ListedTable, { places }: TableResult): string {
  const own = table.seats.flatMap((seat) => (seat.mine ? [places[seat.number] ?? 0] : []));
  const best = Math.min(...own);
  const winners = places.flatMap((place, seat) => (place === 1 && table.seats[seat] ? [table.seats[seat]] : []));
  if (!own.length)
    return winners.length ? t('list-winner', { names: winners.map(playerText).join(', ') }) : t('list-lost');
  if (best === 1) return t(winners.length > own.filter((place) => place === 1).length ? 'list-shared' : 'list-won');
  return places.length > 2 && best < Math.max(...places) ? t('list-place', { place: best }) : t('list-lost');
}

/** The points of the seats in their order. */
export const scoreText = ({ scores }: TableResult): string => scores.map((score) => score ?? '–').join(' : ');

export function lengthText({ turns, started, ended }: TableResult): string {
  const minutes = Math.max(1, Math.round((ended - started) / 60));
  const days = Math.round(minutes / 1440);
  const time =
    days > 1
      ? t('list-days', { count: days })
      : minutes >= 90
        ? t('list-hours', { count: Math.round(minutes / 60) })
        : t('list-minutes', { count: minutes });
  return [turns === null ? '' : t('list-turns', { count: turns }), time].filter(Boolean).join(', ');
}

export const dateText = (seconds: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
