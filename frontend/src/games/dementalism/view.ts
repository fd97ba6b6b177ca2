/** What a view of Dementalism tells beside what every view does. Cells and places are called as everybody calls them:
 * `c4`, and places counted from 1. Nothing here knows a face that does not lie open. */
import { own } from '../room';
import { inCell, inPlace, type Showing } from '../../showing';
import type { Offer, Result, View } from '../../types';
import type { Cell, OfferOwn, Own, OwnOffer, OwnView, ResultOwn, Stack, Trigger } from './view.gen';

export type { Cell as CellSeen, Power as PowerSeen, Stack as StackSeen } from './view.gen';

/** A cell as the wire names it. */
export type Place = Pick<Cell, 'column' | 'row'>;

export const read = (view: View): Own => own<OwnView>(view).own;

/** What the reaction that is asked for answers. */
export const triggerOf = (view: View): Trigger | null => own<OwnView>(view).question?.own.trigger ?? null;

export const readResult = (result: Result): ResultOwn => result.own as ResultOwn;

/** The cell, the row or the column that a word of a move is about. */
export const touchedBy = (offer: Offer): OfferOwn => (offer as OwnOffer).own ?? {};

export const COLUMNS = [...'abcdefghijklmnop'];

export const nameOf = ({ column, row }: Place): string => `${column}${row}`;

const shelf = new WeakMap<View, ReadonlyMap<string, Cell>>(); // a view never changes, and every cell asks

/** The cells of the Spread by their names, in reading order. */
export function cells(view: View): ReadonlyMap<string, Cell> {
  const known = shelf.get(view);
  if (known) return known;
  const { spread } = own<OwnView>(view).zones;
  const found = new Map(spread.own.cells.map((cell) => [nameOf(cell), cell]));
  shelf.set(view, found);
  return found;
}

/** A cell as it lies before the reader: what is open for a while lies over what the view shows. */
export function cellNow(view: View, showing: Showing | null, name: string): Cell & { peek?: boolean } {
  const cell = cells(view).get(name) ?? { column: name.charAt(0), row: Number(name.slice(1)), state: 'empty' as const };
  const shown = inCell(showing, name);
  if (shown?.cards[0] === undefined || cell.state === 'open') return cell;
  return { column: cell.column, row: cell.row, state: 'open', card: shown.cards[0], peek: shown.peek };
}

/** A Store from left to right, as it lies before the reader. */
export function stacks(view: View, seat: number, showing: Showing | null = null): (Stack & { peek?: boolean })[] {
  const lying = own<OwnView>(view).zones[`store:${seat}`]?.own.stacks ?? [];
  const now = lying.map((stack) => {
    const shown = inPlace(showing, seat, stack.place);
    if (shown?.cards[0] === undefined || stack.state !== 'hidden') return stack;
    return { ...stack, state: 'open' as const, card: shown.cards[0], kind: shown.kind ?? 'stacked', peek: shown.peek };
  });
  // what was shown and has left its Store since: it lies there until it has been seen
  const gone = (showing?.places ?? []).filter(
    (each) =>
      each.seat === seat && each.place !== undefined && (each.gone || !lying.some(({ place }) => place === each.place)),
  );
  return [
    ...now,
    ...gone.map((each) => ({
      place: each.place ?? 0,
      state: 'open' as const,
      card: each.cards[0] ?? 0,
      kind: each.kind ?? 'stacked',
      locked: false,
      peek: each.peek,
    })),
  ];
}

/** All seats but the viewer's, clockwise from the next. */
export function others({ you, seats }: Pick<View, 'you' | 'seats'>): number[] {
  const first = you ?? seats - 1;
  return Array.from({ length: seats }, (_, step) => (first + 1 + step) % seats).filter((seat) => seat !== you);
}
