/** The tables of this server as this person may see them, polled every few seconds. */

import type { Lobby } from '../wire';
import { api } from './api';

const EVERY = 4000;

class LobbyNow {
  now = $state.raw<Lobby | null>(null);
  error = $state.raw<unknown>(null);

  async load(): Promise<void> {
    try {
      this.now = await api.lobby();
      this.error = null;
    } catch (problem) {
      this.error = problem;
    }
  }

  /** Keep it fresh while a page shows it: `$effect(() => lobby.watch())`. */
  watch(): () => void {
    void this.load();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void this.load();
    }, EVERY);
    return () => clearInterval(timer);
  }
}

export const lobby = new LobbyNow();
