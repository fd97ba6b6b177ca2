/** The command line: the same words as the terminal, in English and French. A word that asks nothing is a move. */
import { keyOf } from './keys';
import type { GameWords } from './words';

const TAKE_MORE = ['rule', 'out', 'quiet'];
const NO = ['off', 'no', 'n', 'non'];
const MOST_WORDS = 2; // in what asks something

export type Command = { query: string; rest: string } | { move: string };

export const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Does what follows a word that switches something switch it off? Nothing turns over what is. */
export const switched = (rest: string, now: boolean): boolean => (rest ? !NO.includes(bare(rest)) : !now);

/** Whole words of any of these languages are understood, and the reader's keys as letters. */
export function read(line: string, tongues: GameWords[], pointed: readonly string[] = []): Command | null {
  const typed = line.trim().replace(/^\//, '').trim();
  if (!typed) return null;
  const asks = vocabulary(tongues);
  const words = typed.split(/\s+/);
  for (let size = Math.min(MOST_WORDS, words.length); size > 0; size -= 1) {
    const said = words.slice(0, size).join(' ');
    const query = asks.get(bare(said)) ?? letter(said, tongues);
    const rest = words.slice(size).join(' ');
    if (query && (!rest || TAKE_MORE.includes(query) || pointed.includes(query))) return { query, rest };
  }
  return { move: typed };
}

/** What an ask of the table asks of this client: a question under its own name, anything else under that of its key. */
const meant = ({ info }: GameWords, ask: string): string =>
  info.queries.includes(ask) ? ask : (info.acts[ask] ?? ask);

/** Every word that asks something, and what it asks; the reader's own language goes first. */
function vocabulary(tongues: GameWords[]): Map<string, string> {
  const asks = new Map<string, string>();
  for (const words of tongues) {
    for (const ask of Object.keys(words.info.acts)) {
      for (const word of words.typed(ask).map(bare)) if (!asks.has(word)) asks.set(word, meant(words, ask));
    }
  }
  return asks;
}

/** What a key asks, typed as a letter; a capital one that asks nothing is the small one. */
function letter(said: string, [words]: GameWords[]): string | undefined {
  if (!words || [...said].length !== 1) return undefined;
  const asks = Object.keys(words.info.acts);
  const asked = (key: string) => asks.find((ask) => keyOf(words.info.acts[ask] ?? '') === key);
  const found = asked(said) ?? asked(said.toLowerCase());
  return found && meant(words, found);
}
