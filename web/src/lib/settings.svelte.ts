/** What this person likes on this device: language, colours, sound, speed; kept in the browser. */

export const LANGUAGES = ['en', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** How fast boards show what happens. */
export const SPEEDS = ['slow', 'normal', 'fast', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];

const stored = (name: string): string | null => globalThis.localStorage?.getItem(`quadriga-${name}`) ?? null;

function firstLanguage(): Language {
  const wanted = [stored('language'), ...(globalThis.navigator?.languages ?? [])];
  for (const name of wanted) {
    const supported = LANGUAGES.find((language) => name?.toLowerCase().startsWith(language));
    if (supported) return supported;
  }
  return 'en';
}

const touched = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

class Settings {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(THEMES.find((theme) => theme === stored('theme')) ?? 'auto');
  sound = $state(stored('sound') !== 'off');
  speed = $state<Speed>(SPEEDS.find((speed) => speed === stored('speed')) ?? 'normal');
  /** Boards as tables of words instead of drawings. */
  plain = $state(stored('plain') === 'on');
  /** Whether even a move of a single answer is shown first and sent when confirmed; a finger sees no preview otherwise. */
  confirm = $state(stored('confirm') === null ? touched() : stored('confirm') === 'on');

  /** Whether a turn of one click can be taken back for a moment where another person is at the table. */
  takeback = $state(stored('takeback') !== 'off');

  /** Store what was chosen and apply it. */
  save(): void {
    localStorage.setItem('quadriga-language', this.language);
    localStorage.setItem('quadriga-theme', this.theme);
    localStorage.setItem('quadriga-sound', this.sound ? 'on' : 'off');
    localStorage.setItem('quadriga-speed', this.speed);
    localStorage.setItem('quadriga-plain', this.plain ? 'on' : 'off');
    localStorage.setItem('quadriga-takeback', this.takeback ? 'on' : 'off');
    localStorage.setItem('quadriga-confirm', this.confirm ? 'on' : 'off');
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.lang = this.language;
  }
}

export const settings = new Settings();
