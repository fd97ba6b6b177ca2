/** Where the reader is. Four addresses, and no state that the address does not tell. */

export type Place =
  | { at: 'home' }
  | { at: 'table'; table: string }
  | { at: 'rules'; game: string; clause: string }
  | { at: 'replay' };

const readers = new Set<(place: Place, moved: boolean) => void>();

export function placeOf(path: string, hash: string): Place {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (parts[0] === 't' && parts[1]) return { at: 'table', table: parts[1] };
  if (parts[0] === 'rules') return { at: 'rules', game: parts[1] ?? '', clause: hash.replace(/^#/, '') };
  if (parts[0] === 'replay') return { at: 'replay' };
  return { at: 'home' };
}

export const here = (): Place => placeOf(location.pathname, location.hash);

export function onPlace(reader: (place: Place, moved: boolean) => void): void {
  readers.add(reader);
}

export function go(address: string): void {
  const moved = new URL(address, location.href).pathname !== location.pathname;
  history.pushState(null, '', address);
  tell(moved);
}

function tell(moved: boolean): void {
  for (const reader of readers) reader(here(), moved);
}

let lastPath = location.pathname;

/** Turns clicks on our own links into steps that keep the page alive. */
export function startRouting(): void {
  addEventListener('popstate', () => {
    tell(location.pathname !== lastPath);
    lastPath = location.pathname;
  });
  document.addEventListener('click', (click) => {
    if (
      click.defaultPrevented ||
      click.button !== 0 ||
      click.metaKey ||
      click.ctrlKey ||
      click.shiftKey ||
      click.altKey
    )
      return;
    const link = (click.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const samePage = link.pathname === location.pathname && link.hash;
    if (samePage || link.pathname.startsWith('/api/')) return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
    lastPath = location.pathname;
  });
}
