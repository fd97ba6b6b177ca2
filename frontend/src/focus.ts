/** The focus law: a repaint keeps focus on the same thing; if it left, on the next survivor, else on the previous one.
 *
 * Everything that can hold focus and may leave carries `data-key`; its group carries `data-group`. A group that empties
 * hands focus to the element named by `data-heir`, and that one, when the game is over, to the title of its end.
 */

export interface Held {
  key: string;
  group: string;
  order: string[];
  heir: string;
}

const find = (root: ParentNode, name: string, value: string) =>
  value ? root.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(value)}"]`) : null;

export function heldFocus(root: HTMLElement): Held | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !root.contains(active)) return null;
  const group = active.closest<HTMLElement>('[data-group]');
  const key = active.dataset.key;
  if (!group || !key) return active.id ? { key: '', group: '', order: [], heir: active.id } : null; // its place may be drawn anew
  return {
    key,
    group: group.dataset.group ?? '',
    order: [...group.querySelectorAll<HTMLElement>('[data-key]')].map((each) => each.dataset.key ?? ''),
    heir: group.dataset.heir ?? '',
  };
}

/** After the repaint. Does nothing where focus has stayed, or has been moved by the reader. */
export function restoreFocus(root: HTMLElement, held: Held | null): void {
  if (!held) return;
  const active = document.activeElement;
  if (active && active !== document.body && active.isConnected) return;
  const group = find(root, 'group', held.group);
  const target = group ? find(group, 'key', successor(held, keysIn(group))) : null;
  (target ?? document.getElementById(held.heir) ?? document.getElementById('end-title'))?.focus({
    preventScroll: true,
  });
}

const keysIn = (group: HTMLElement) =>
  [...group.querySelectorAll<HTMLElement>('[data-key]')].map((each) => each.dataset.key ?? '');

/** The key that inherits: itself, the next that survives, else the previous one. */
export function successor(held: Held, keys: string[]): string {
  const here = held.order.indexOf(held.key);
  const heirs = [held.key, ...held.order.slice(here + 1), ...held.order.slice(0, here).reverse()];
  return heirs.find((key) => keys.includes(key)) ?? '';
}

/** Arrow keys, Home and End walk a group. */
export function walkGroup(press: KeyboardEvent): boolean {
  const group = (press.target as Element).closest<HTMLElement>('[data-group]');
  if (!group) return false;
  const all = [...group.querySelectorAll<HTMLElement>('[data-key]')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return false;
  const to = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: all.length - 1,
  }[press.key];
  const next = to === undefined ? undefined : all[Math.max(0, Math.min(all.length - 1, to))];
  if (!next) return false;
  next.focus();
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}

/** After a deliberate act of the reader: focus goes to where the act led. */
export function focusOn(root: ParentNode, selector: string): void {
  root.querySelector<HTMLElement>(selector)?.focus({ preventScroll: false });
}

/** Gives focus a place when it has none: the reader has just come, or what had it is gone with its screen. */
export function settleOn(root: ParentNode, selector: string): void {
  const nowhere = [null, document.body, document.getElementById('main')];
  if (nowhere.includes(document.activeElement as HTMLElement | null))
    root.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}

/** Some browsers press a button when the space bar is let go; on a card that key is the main action. */
export function keepSpace(release: KeyboardEvent): void {
  if (release.key === ' ' && (release.target as Element).matches('button:is([data-card], [data-cell])'))
    release.preventDefault();
}
