/** What a reader prefers on this device. Kept in localStorage; never sent anywhere. */
import type { Lang } from './types';

export interface Settings {
  lang: Lang;
  theme: 'auto' | 'light' | 'dark';
  letters: boolean;
  speech: 'full' | 'brief';
  motion: 'auto' | 'on' | 'off';
  confirm: boolean;
  handAtTurn: boolean;
  sound: boolean;
  name: string;
  keys: Record<string, string>;
  own: Record<string, string>; // what games let each reader decide, by game and name
}

const SHELF = 'bythebook.settings';
const browserLang: Lang = navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';

const asShipped: Settings = {
  lang: browserLang,
  theme: 'auto',
  letters: true,
  speech: 'full',
  motion: 'auto',
  confirm: false,
  handAtTurn: false,
  sound: false,
  name: '',
  keys: {},
  own: {},
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = { ...asShipped, ...kept() };
const readers = new Set<() => void>();

export function onSettings(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

export function prefer(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(SHELF, JSON.stringify(settings));
  } catch {
    // private windows may refuse: the preference then lasts as long as the page
  }
  dress();
  for (const reader of [...readers]) reader();
}

/** Puts language and theme on the document itself. */
export function dress(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  if (settings.theme === 'auto') root.removeAttribute('data-theme');
  else root.dataset.theme = settings.theme;
  root.dataset.motion = motionAllowed() ? 'on' : 'off';
}

export function motionAllowed(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'on';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
