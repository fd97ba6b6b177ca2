/** What a view of Dementalism tells beside what every view does. Cells and places are called as everybody calls them:
 * `c4`, and places counted from 1. Nothing here knows a face that does not lie open. */
import { own } from '../room';
import { zone } from '../../look';
import { inCell, inPlace, type Showing } from '../../showing';
import type { Offer, Question, Result, View, Zone } from '../../types';

/** A cell as the wire names it. */
export interface Place {
  column: string;
  row: number;
}

export interface CellSeen extends Place {
  state: 'hidden' | 'open' | 'empty';
  card?: number;
  sat?: number; // the seat that sits on it
}

export type Marker = 'ready' | 'turned' | 'resting';

export interface StackSeen {
  place: number;
  state: 'hidden' | 'open' | 'safe';
  kind?: string; // sneaky or stacked, while it is open
  card?: number;
  locked: boolean;
  barred?: boolean;
  marker?: Marker;
}

export interface PowerSeen {
  card: number;
  power: number;
  owner: number;
  place: number;
  marker: Marker;
  usable: boolean;
  clause: string | null; // why not now
}

export interface Trigger extends Partial<Place> {
  what: string;
  by: number;
  card?: number;
  target?: number;
  place?: number;
  about?: number | null;
}

/** A word of a move that may be about a cell, a row or a column. */
export type Touching = Offer & Partial<Place>;

interface OwnView extends View {
  next: number | null;
  turns: number; // begun so far
  direction: string;
  window: string | null; // the part of the turn: W0, W1 or W2
  extra: boolean;
  single: boolean;
  grid: { width: number; height: number };
  spent: number[];
  spared: number[];
  cut: number[];
  shielded: number[];
  powers: PowerSeen[];
  proposal: { agreed: number[] } | null;
  question: (Question & { trigger?: Trigger | null }) | null;
}

export interface OwnResult extends Result {
  rows: { seat: number; points: number; safe: number; stacked: number; sneaky: number }[];
}

export const read = (view: View): OwnView => own<OwnView>(view);

export const COLUMNS = [...'abcdefghijklmnop'];

export const nameOf = ({ column, row }: Place): string => `${column}${row}`;

const shelf = new WeakMap<View, ReadonlyMap<string, CellSeen>>(); // a view never changes, and every cell asks

/** The cells of the Spread by their names, in reading order. */
export function cells(view: View): ReadonlyMap<string, CellSeen> {
  const known = shelf.get(view);
  if (known) return known;
  const spread = zone(view, 'spread') as (Zone & { cells: CellSeen[] }) | undefined;
  const found = new Map((spread?.cells ?? []).map((cell) => [nameOf(cell), cell]));
  shelf.set(view, found);
  return found;
}

/** A cell as it lies before the reader: what is open for a while lies over what the view shows. */
export function cellNow(view: View, showing: Showing | null, name: string): CellSeen & { peek?: boolean } {
  const cell = cells(view).get(name) ?? { column: name.charAt(0), row: Number(name.slice(1)), state: 'empty' as const };
  const shown = inCell(showing, name);
  if (shown?.cards[0] === undefined || cell.state === 'open') return cell;
  return { column: cell.column, row: cell.row, state: 'open', card: shown.cards[0], peek: shown.peek };
}

/** A Store from left to right, as it lies before the reader. */
export function stacks(view: View, seat: number, showing: Showing | null = null): (StackSeen & { peek?: boolean })[] {
  const store = zone(view, 'store', seat) as (Zone & { stacks: StackSeen[] }) | undefined;
  const lying = store?.stacks ?? [];
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
