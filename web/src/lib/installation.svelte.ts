/** The client on this device: how far its files have come, whether there is a newer one, how it can be installed. */

import { alone } from './transport';

/** An event of browsers that let pages be installed by a button. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

type Said =
  | { type: 'progress'; done: number; total: number }
  | { type: 'ready'; version: string }
  | { type: 'updated'; version: string }
  | { type: 'failed'; detail: string };

class Installation {
  /** How much of the files is here, while they come. */
  progress = $state.raw<{ done: number; total: number } | null>(null);
  /** Whether everything is here, so that no network is needed. */
  ready = $state(false);
  /** Whether a newer version is here; it is taken when the page is loaded again. */
  updated = $state(false);
  /** Why the files could not be kept. */
  failed = $state('');
  /** Bots that would take too long here, with the seconds of a turn; by game and level. */
  slow = $state.raw<Record<string, Record<string, number>>>({});
  /** Seconds that nearly all turns of a bot take at most here, as far as that was timed; by game and level. */
  turns = $state.raw<Record<string, Record<string, number>>>({});
  /** Goes up when bots have been timed. */
  timed = $state(0);
  prompt = $state.raw<InstallPrompt | null>(null);

  #here: () => void = () => {};
  /** Done when the files are kept, or are known not to be: from then on nothing is fetched twice. */
  readonly filesAreHere = new Promise<void>((done) => {
    this.#here = done;
  });

  /** Register the service worker; a page without one still works, as long as there is a network. */
  async begin(): Promise<void> {
    globalThis.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.prompt = event as InstallPrompt;
    });
    globalThis.addEventListener('appinstalled', () => (this.prompt = null));
    const workers = globalThis.navigator?.serviceWorker;
    if (!workers) return this.#here();
    workers.addEventListener('message', ({ data }: MessageEvent<Said>) => this.#hear(data));
    workers.addEventListener('controllerchange', () => this.#here());
    try {
      const registered = await workers.register(alone ? 'sw.js' : '/sw.js', { updateViaCache: 'none' });
      if (workers.controller) {
        this.ready = true;
        this.#here();
        void registered.update().catch(() => {}); // without a network there is nothing newer
      } else if (registered.active) this.#here();
    } catch (error) {
      this.#giveUp(String(error));
    }
  }

  #hear(message: Said): void {
    if (message.type === 'progress') this.progress = message;
    else if (message.type === 'ready') {
      this.ready = true;
      this.progress = null;
      this.#here();
    } else if (message.type === 'updated') {
      this.updated = true;
      this.progress = null;
    } else this.#giveUp(message.detail);
  }

  #giveUp(detail: string): void {
    this.failed = detail;
    this.progress = null;
    this.#here();
  }

  measured(): void {
    this.timed += 1;
  }

  async install(): Promise<void> {
    const prompt = this.prompt;
    this.prompt = null;
    await prompt?.prompt();
  }
}

export const installation = new Installation();
