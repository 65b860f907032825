/** Tables in lists, in words: settings that differ from the default, pace, who may join. */

import type { Pace, TableInfo } from '../wire';
import { session } from './me.svelte';
import { find, loadTexts, t } from './texts.svelte';

/** The name its owner gave a table, or else that of its game. */
export const tableName = (table: TableInfo): string => table.name || (session.game(table.game)?.title ?? table.game);

/** How fast a table is played: "30 min each". */
export function paceText(pace: Pace): string {
  const { kind = 'none', seconds = 0 } = pace;
  if (kind === 'none') return t('pace-none');
  const [unit, count] =
    seconds % 86400 === 0
      ? ['day', seconds / 86400]
      : seconds % 3600 === 0
        ? ['hour', seconds / 3600]
        : ['minute', seconds / 60];
  return t(`pace-${kind}-${unit}`, { count });
}

/** A setting in words: "West: Carthage and Rome"; a switch is its name, a number comes with its name. */
export function settingText(game: string, name: string, value: string): string {
  const label = find(`${game}-set-${name}`) ?? name;
  if (value === 'yes') return label;
  if (value === 'no') return t('option-off', { option: label });
  return find(`${game}-set-${name}-${value}`) ?? `${label}: ${value}`;
}

/** The settings of a table that differ from the game's defaults, in words. */
export function changedSettings(table: TableInfo): string[] {
  const usual = session.game(table.game)?.settings ?? [];
  const changed = usual.filter(({ name, default: value }) => alike(table.settings[name] ?? value) !== value);
  if (changed.length) void loadTexts(table.game);
  return changed.map(({ name }) => settingText(table.game, name, alike(table.settings[name]!)));
}

/** A word for each seat, or one where it is the same for all. */
function alike(value: string): string {
  const [first = '', ...others] = value.split(',');
  return others.every((other) => other === first) ? first : value;
}

export function summary(table: TableInfo): string {
  const parts = [table.owner, ...changedSettings(table), paceText(table.pace)];
  if (table.private) parts.push(t('table-private'));
  if (table.stage === 'frozen') parts.push(t('table-frozen'));
  return parts.filter(Boolean).join(' · ');
}
