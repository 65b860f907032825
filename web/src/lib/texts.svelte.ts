/** Messages in the person's language, from the same Fluent files as the terminal; loaded when first needed. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

export type Values = Record<string, FluentVariable>;
type File = 'kernel' | 'client' | (string & {});

const files = import.meta.glob<string>('../../../src/quadriga/locale/*/*.ftl', { query: '?raw', import: 'default' });
const bundles = new Map<Language, FluentBundle>();
const loading = new Map<string, Promise<void>>();
const wanted = new Set<File>();
let loaded = $state(0);

function bundle(language: Language): FluentBundle {
  const known = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, known);
  return known;
}

function loadFile(language: Language, name: File): Promise<void> {
  const path = `../../../src/quadriga/locale/${language}/${name}.ftl`;
  const file = files[path];
  if (!file) return Promise.resolve();
  let promise = loading.get(path);
  if (!promise) {
    promise = file().then((text) => {
      bundle(language).addResource(new FluentResource(text));
      loaded += 1;
    });
    promise.catch(() => loading.delete(path));
    loading.set(path, promise);
  }
  return promise;
}

/** Make the messages of these files ready in the person's language: `await loadTexts('antike')`. */
export async function loadTexts(...names: File[]): Promise<void> {
  names.forEach((name) => wanted.add(name));
  await Promise.all(names.map((name) => loadFile(settings.language, name)));
}

/** Change the language; what is shown changes at once, when all of its messages are there. */
export async function setLanguage(language: Language): Promise<void> {
  await Promise.all([...wanted].map((name) => loadFile(language, name)));
  settings.language = language;
  settings.save();
}

/** The message in the person's language, else in English if that happens to be loaded, or undefined. */
export function find(id: string, values: Values = {}, language: Language = settings.language): string | undefined {
  void loaded; // messages shown are read again when more files are loaded
  for (const tongue of new Set<Language>([language, 'en'])) {
    const pattern = bundles.get(tongue)?.getMessage(id)?.value;
    if (pattern) return bundles.get(tongue)!.formatPattern(pattern, values, []);
  }
  return undefined;
}

/** The message in the person's language; its id where there is none. */
export function t(id: string, values: Values = {}): string {
  return find(id, values) ?? id;
}

/** The day of a moment, as people write it: "18 Nov 2026". */
export function day(seconds: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(seconds * 1000);
}

/** The time of a moment on this person's clock: "18:05". */
export function clockTime(seconds: number): string {
  return new Intl.DateTimeFormat(settings.language, { timeStyle: 'short' }).format(seconds * 1000);
}

/** How long ago a moment was, in words: "4 minutes ago". */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto', style: 'short' });
  const passed = Math.max(0, now - seconds);
  if (passed < 60) return format.format(0, 'minute');
  if (passed < 3600) return format.format(-Math.floor(passed / 60), 'minute');
  if (passed < 86400) return format.format(-Math.floor(passed / 3600), 'hour');
  return format.format(-Math.floor(passed / 86400), 'day');
}
