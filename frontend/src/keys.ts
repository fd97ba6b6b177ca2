/** Keys: which letter asks what. Letters work only while the table has focus, and can be switched off or moved. */
import shipped from '../../src/bythebook/kernel/keys.json';
import { settings } from './settings';
import type { GameInfo } from './types';

/** What a key may ask for, the same in every game and in the terminal. The order is that of the list shown to the reader. */
const SHIPPED: Record<string, string> = shipped;

/** All that a key may ask for. */
export const ACTS = Object.keys(SHIPPED);

export const keyOf = (act: string): string => settings.keys[act] ?? SHIPPED[act] ?? '';

/** The key that a query's button shows. */
export const keyOfQuery = (info: GameInfo, query: string): string => keyOf(info.acts[query] ?? query);

/** A key as it is written for the eye. */
export const keyCap = (key: string, shift: (key: string) => string): string =>
  /^\p{Lu}$/u.test(key) ? shift(key) : key.length === 1 ? key.toUpperCase() : key;

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
  return ACTS.find((act) => keyOf(act) === press.key) ?? null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);
}

/** Space presses a focused button, as everywhere; a card is not pressed by it, so that Space stays the main action. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button:not([data-card], [data-cell]), a, summary');
}
