/** Who sits at this browser, and the games this server has; loaded once at the start. */

import type { GameInfo, Me } from '../wire';
import { api } from './api';

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);

  async load(): Promise<void> {
    [this.me, this.games] = await Promise.all([api.me(), api.games()]);
  }

  game(key: string): GameInfo | undefined {
    return this.games.find((game) => game.key === key);
  }
}

export const session = new Session();
