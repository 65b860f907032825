/** What a tile does, as a row of signs, with the numbers of the game data: `2 gold / worker`. */

import type { Kind } from './tables';

const many = (n: number | undefined, sign: string): string[] => ((n ?? 1) > 1 ? [String(n), sign] : [sign]);

export function effect(kind: Kind): string[] {
  switch (kind.effect) {
    case 'gain_by_experience':
      return ['pips', '>', kind.resource!];
    case 'convert_up_to_experience':
      return [kind.from!, '>', kind.to!];
    case 'gain_per_owned_tile':
      return [...many(kind.per_tile, kind.resource!), '/', 'tile'];
    case 'gain_per_active_worker':
      return [...many(kind.per_worker, kind.resource!), '/', 'worker'];
    case 'favor_per_active_worker':
      return [...many(kind.per_worker, 'favour'), '/', 'worker'];
    case 'favor_per_owned_tile':
      return [...many(kind.per_tile, 'favour'), '/', 'tile'];
    case 'favor_per_resource':
      return [...many(kind.per_unit, 'favour'), '/', ...kind.counted!];
    case 'favor_by_morale':
      return ['morale', '>', 'favour'];
    case 'morale_per_owned_tiles':
      return ['morale', '/', ...many(kind.tiles_per_space, 'tile')];
    case 'morale_per_retired_worker':
      return [...many(kind.spaces_per_worker, 'morale'), '/', 'retired'];
    case 'recruit':
      return [...many(kind.villagers, 'worker'), '>', 'I'];
    case 'exchange':
      return ['gold', '=', 'marble'];
    case 'claim_wall_tile':
      return ['marble', '>', 'wall'];
    case 'skip_training_stage_2':
      return ['I', '>', 'worker'];
    case 'play_retired_worker':
      return ['retired', '>', String(kind.worker_experience)];
    default:
      return [`+${kind.favor}`, 'favour'];
  }
}
