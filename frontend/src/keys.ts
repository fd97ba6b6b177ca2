/** Keys: which letter asks what. Letters work only while the table has focus, and can be switched off or moved. */
import { settings } from './settings';

/** What a key may ask for. The order is that of the list of keys shown to the reader. */
export const SHIPPED: Record<string, string> = {
  top: 'c',
  hand: 'h',
  cemetery: 'g',
  numbers: 'e',
  scores: 's',
  details: 'S',
  who: 't',
  clock: 'T',
  why: 'w',
  playable: 'p',
  pile: 'm',
  faces: 'f',
  deck: 'k',
  options: 'o',
  call: 'u',
  out: 'x',
  hold: 'l',
  goOn: 'n',
  earlier: ',',
  later: '.',
  command: '/',
  help: '?',
  rows: 'C',
  row: 'r',
  column: 'v',
  tally: 'i',
  nextPlace: 'j',
  lastPlace: 'J',
  nextCard: 'b',
  lastCard: 'B',
  lists: 'y',
  draw: 'd',
};

/** What no game has together with something else has that one's key. */
const SHARED: Record<string, string> = { seen: 'lists' };

export const keyOf = (act: string): string =>
  settings.keys[act] ?? SHIPPED[act] ?? (SHARED[act] ? keyOf(SHARED[act]) : '');

/** Where the keys and the words name things differently: the key of a question. */
const ACTS: Record<string, string> = {
  last: 'earlier',
  rule: 'why',
  counts: 'numbers',
  places: 'scores',
  table: 'top',
  collects: 'pile',
  groups: 'cemetery',
  lines: 'goOn',
  cell: 'out',
  'face-up': 'faces',
  spread: 'top',
  store: 'cemetery',
  others: 'numbers',
  keister: 'pile',
  heap: 'draw',
  points: 'scores',
  powers: 'call',
};

export const actOfQuery = (query: string): string => ACTS[query] ?? query;

/** The key that a query's button shows. */
export const keyOfQuery = (query: string): string => keyOf(actOfQuery(query));

const GOES_ABOUT = ['earlier', 'later', 'nextPlace', 'lastPlace', 'nextCard', 'lastCard'];
const MOVES_FOCUS = /^(Arrow|Home|End|Page)/;

/** May this key be held down? What only goes about goes on; everything else happens once a press. */
export const goesAbout = (press: KeyboardEvent): boolean =>
  MOVES_FOCUS.test(press.key) || GOES_ABOUT.includes(actOf(press) ?? '');

/** Enter that is held down presses once, whatever has the focus by then: the first press may have sent a move. */
export function enterOnce(press: KeyboardEvent): void {
  if (!press.repeat || press.key !== 'Enter') return;
  press.preventDefault();
  press.stopImmediatePropagation();
}

export function actOf(press: KeyboardEvent): string | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.key === 'F1') return 'rules';
  if (isTyping(press.target)) return null;
  if (press.key === ' ') return isPressable(press.target) ? null : 'main';
  if (!settings.letters) return null;
  return Object.keys(SHIPPED).find((act) => keyOf(act) === press.key) ?? null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);
}

/** Space presses a focused button, as everywhere; a card is not pressed by it, so that Space stays the main action. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button:not([data-card], [data-cell]), a, summary');
}
