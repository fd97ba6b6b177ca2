/** The client's own words, in the reader's language. The words of a game come from the server: see words.ts. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from './words/client.en.ftl?raw';
import french from './words/client.fr.ftl?raw';
import { settings } from './settings';
import type { Lang } from './types';

export type Args = Record<string, string | number | FluentVariable>;

export function bundleOf(lang: Lang, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

export function worded(bundle: FluentBundle, id: string, args: Args = {}): string | null {
  const message = bundle.getMessage(id);
  if (!message?.value) return null;
  const plain: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    plain[name] = typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
  }
  return bundle.formatPattern(message.value, plain, []);
}

const own: Record<Lang, FluentBundle> = { en: bundleOf('en', english), fr: bundleOf('fr', french) };

/** A sentence of the client itself. A missing one shows its id, which a test forbids. */
export function t(id: string, args: Args = {}): string {
  return worded(own[settings.lang], id, args) ?? id;
}

/** The same words for the ear: plain spaces only. */
export function spoken(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').replace(/ +([;:!?»])/g, settings.lang === 'fr' ? ' $1' : '$1');
}

export function inBoth(words: Record<Lang, string>): string {
  return words[settings.lang] ?? words.en;
}
