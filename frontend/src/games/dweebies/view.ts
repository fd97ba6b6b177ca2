/** What a view of Dweebies tells beside what every view does. Cells are pairs: east and south of the centre. */
import { own } from '../room';
import type { Lobby, Result, View } from '../../types';
import { keyOf, type Cell } from '../../zones/cells';
import type { Line, Own, OwnView, ResultOwn } from './view.gen';

export type { Collects, Counted, Line, Met } from './view.gen';

export type Axis = 'row' | 'column';
export const AXES: Record<Axis, Cell> = { row: [1, 0], column: [0, 1] };

export const read = (view: View): Own => own<OwnView>(view).own;

/** The lines that may be collected now. */
export const linesOf = (view: View): readonly Line[] => own<OwnView>(view).question?.own.lines ?? [];

export const readResult = (result: Result): ResultOwn => result.own as ResultOwn;

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
  const { cards = [], own: at } = own<OwnView>(view).zones.table;
  const found = new Map(
    cards.map((card, nth) => {
      const cell = at.cells[nth] ?? [0, 0];
      return [keyOf(cell), { cell, card, group: at.groups[nth] ?? 1 }];
    }),
  );
  shelf.set(view, found);
  return found;
}

/** How many cards a row and a column have: the one they share counts once. */
export const cardsOfLines = ({ row, column }: { row: number; column: number }): number =>
  row + column - (row && column ? 1 : 0);

const house = (lobby: Lobby, rule: string): string => String(lobby.options[rule] ?? '');
export const isManual = (lobby: Lobby): boolean => house(lobby, 'draw') === 'manual';
export const isMatch = (lobby: Lobby): boolean => house(lobby, 'match') === 'two_wins';
