/** The command line: the same words as the terminal, in English and French. A word that asks nothing is a move. */
import type { GameWords } from './words';

/** What is said in a call window, or ahead of one, or while faces lie open for a while, or for peace: the word of the terminal, and what it asks of this client. */
const SAID: Record<string, string> = {
  smash: 'call',
  call: 'out',
  hold: 'hold',
  'go-on': 'goOn',
  seen: 'seen',
  quiet: 'quiet',
};
const TAKE_MORE = ['rule', 'out', 'quiet'];
const NO = ['off', 'no', 'n', 'non'];
const MOST_WORDS = 2; // in what asks something

export type Command = { query: string; rest: string } | { move: string };

export const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Does what follows a word that switches something switch it off? Nothing turns over what is. */
export const switched = (rest: string, now: boolean): boolean => (rest ? !NO.includes(bare(rest)) : !now);

/** Whole words of any of these languages are understood; a single letter means what it means in the first, the reader's. */
export function read(line: string, tongues: GameWords[], pointed: readonly string[] = []): Command | null {
  const typed = line.trim().replace(/^\//, '').trim();
  if (!typed) return null;
  const asks = vocabulary(tongues);
  const words = typed.split(/\s+/);
  for (let size = Math.min(MOST_WORDS, words.length); size > 0; size -= 1) {
    const query = asks.get(bare(words.slice(0, size).join(' ')));
    const rest = words.slice(size).join(' ');
    if (query && (!rest || TAKE_MORE.includes(query) || pointed.includes(query))) return { query, rest };
  }
  return { move: typed };
}

/** Every word that asks something, and what it asks; the reader's own language goes first. */
function vocabulary(tongues: GameWords[]): Map<string, string> {
  const asks = new Map<string, string>();
  for (const words of tongues) {
    for (const ask of [...words.info.queries, ...Object.keys(SAID)]) {
      const spelled = words.say(`typed-${ask}`).split(',').map(bare);
      for (const word of spelled)
        if (word && !asks.has(word) && (words === tongues[0] || word.length > 1)) asks.set(word, SAID[ask] ?? ask);
    }
  }
  return asks;
}
