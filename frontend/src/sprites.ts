/** The drawings of games, kept in the page so that their colours follow the styles. At a table it is the sheet of its game;
 * the title page shows a few drawings of each, under names that tell the games apart. */
import { faces } from './api';
import type { TableDeck } from './types';

let shown = ''; // the game, and the deck, whose sheet lies in the page

/** The sheet of a game at its table, with what a host's own deck replaces of it. */
export async function showFaces(game: string, deck?: TableDeck | null): Promise<void> {
  const wanted = `${game} ${JSON.stringify(deck?.faces ?? {})}`;
  if (shown === wanted) return;
  shown = wanted;
  const sheet = await sheetOf(game);
  if (shown !== wanted) return;
  if (!sheet) shown = ''; // the words are enough to play; a later screen tries again
  document.querySelector('body > .sprite:not(.pieces)')?.remove();
  if (!sheet) return;
  redraw(sheet, deck?.faces ?? {});
  lay(sheet, 'sprite');
}

/** Other drawings in the places of some, with something written on them. */
function redraw(sheet: Element, other: NonNullable<TableDeck['faces']>): void {
  const drawn = new Map([...sheet.children].map((symbol) => [symbol.id, symbol]));
  for (const [id, [drawing, sign]] of Object.entries(other)) {
    const copy = drawn.get(drawing)?.cloneNode(true) as Element | undefined;
    if (!copy) continue;
    copy.id = id;
    for (const place of copy.querySelectorAll('[data-sign]')) place.textContent = sign;
    drawn.get(id)?.replaceWith(copy);
  }
}

/** The name under which the title page knows a drawing. */
export const pieceOf = (game: string, id: string): string => `${game}-${id}`;

/** A few drawings of a game, with all that they are made of. */
export async function showPieces(game: string, ids: readonly string[]): Promise<void> {
  if (document.getElementById(pieceOf(game, ids[0] ?? ''))) return;
  const sheet = await sheetOf(game);
  if (!sheet) return;
  const wanted = new Set(ids);
  for (const id of wanted)
    for (const use of sheet.querySelectorAll(`[id="${id}"] use`)) wanted.add((use.getAttribute('href') ?? '').slice(1));
  for (const symbol of [...sheet.children]) if (!wanted.has(symbol.id)) symbol.remove();
  for (const symbol of sheet.children) symbol.id = pieceOf(game, symbol.id);
  for (const use of sheet.querySelectorAll('use'))
    use.setAttribute('href', `#${pieceOf(game, (use.getAttribute('href') ?? '').slice(1))}`);
  lay(sheet, 'sprite pieces');
}

async function sheetOf(game: string): Promise<Element | null> {
  try {
    const sheet = new DOMParser().parseFromString(await faces(game), 'image/svg+xml').documentElement;
    return sheet.nodeName === 'svg' ? sheet : null;
  } catch {
    return null;
  }
}

function lay(sheet: Element, look: string): void {
  sheet.setAttribute('class', look);
  sheet.setAttribute('aria-hidden', 'true');
  sheet.setAttribute('focusable', 'false');
  document.body.append(document.importNode(sheet, true));
}
