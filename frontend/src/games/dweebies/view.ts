/** What a view of Dweebies tells beside what every view does. Cells are pairs: east and south of the centre. */
import { own } from '../room';
import { zone } from '../../look';
import type { Question, Result, View, Zone } from '../../types';
import { keyOf, type Cell } from '../../zones/cells';

export type Axis = 'row' | 'column';
export const AXES: Record<Axis, Cell> = { row: [1, 0], column: [0, 1] };

/** What a card laid on a cell would meet along an axis. */
export interface Met {
  meets: 'end' | 'middle' | 'nothing';
  size: number;
  card: number | null;
}

export interface Line {
  axis: Axis;
  cells: Cell[];
  cards: number[];
}

export interface Collects {
  card: number;
  cell: Cell;
  row: number; // cards; 0 for none
  column: number;
}

export interface Counted {
  card: number;
  copies: number;
  table: number;
  collected: number;
  hand: number;
  unseen: number;
}

interface OwnView extends View {
  round: number;
  legal: Cell[];
  split: { groups: number; need: number } | null;
  meets: { cell: Cell; row: Met; column: Met; joins: boolean }[];
  collects: Collects[];
  last: Cell | null;
  tally: Counted[] | null;
  question: (Question & { lines?: Line[] }) | null;
}

export interface OwnResult extends Result {
  won: number[];
  wins: number[];
}

export const read = (view: View): OwnView => own<OwnView>(view);

interface Laid {
  cell: Cell;
  card: number;
  group: number;
}

const shelf = new WeakMap<View, Map<string, Laid>>(); // a view never changes, and every cell asks

/** The cards on the table by cell, in reading order. */
export function laid(view: View): ReadonlyMap<string, Laid> {
  const known = shelf.get(view);
  if (known) return known;
  const table = zone(view, 'table') as (Zone & { cells: Cell[]; groups: number[] }) | undefined;
  const cards = table?.cards ?? [];
  const found = new Map(
    cards.map((card, nth) => {
      const cell = table?.cells[nth] ?? [0, 0];
      return [keyOf(cell), { cell, card, group: table?.groups[nth] ?? 1 }];
    }),
  );
  shelf.set(view, found);
  return found;
}

/** How many cards a row and a column have: the one they share counts once. */
export const cardsOfLines = ({ row, column }: { row: number; column: number }): number =>
  row + column - (row && column ? 1 : 0);
