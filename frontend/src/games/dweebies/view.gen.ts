/** Made by tools/view_types.py from the schema of views: not to be changed by hand. */
import type { Question, Result, View, Zone } from '../../view.gen';

/** Of each card of the tableau, in reading order. */
export interface TableauOwn {
  readonly cells: [number, number][];
  readonly groups: number[]; // to which group it belongs, from 1
}

/** The cards on the table. */
export interface Tableau extends Zone {
  readonly own: TableauOwn;
}

export type Zones = {
  readonly table: Tableau; // open, in reading order
  readonly pile: Zone;
  readonly [hand: `hand:${number}`]: Zone; // open to its owner
  readonly [won: `won:${number}`]: Zone; // cards collected
};

export type Counters = {
  readonly [wins: `wins:${number}`]: number; // rounds, in a match
  readonly [owed: `owed:${number}`]: number; // draws, where they can be forgotten; clients tell them on asking only
};

/** A tableau in several groups. */
export interface Split {
  readonly groups: number;
  readonly need: number; // cards that would join them
}

/** What a card laid on a cell would meet along one axis. */
export interface Met {
  readonly meets: 'end' | 'middle' | 'nothing';
  readonly size: number; // of the line, that card counted
  readonly card: number | null; // at the other end, where it would be an end itself
}

/** What a card would meet on a free cell beside others. */
export interface Meets {
  readonly cell: [number, number];
  readonly row: Met;
  readonly column: Met;
  readonly joins: boolean; // it would touch every group
}

/** What a card of one's own hand would collect. */
export interface Collects {
  readonly card: number;
  readonly cell: [number, number];
  readonly row: number; // cards; 0: none
  readonly column: number;
}

/** Where the copies of a card are. */
export interface Counted {
  readonly card: number;
  readonly copies: number;
  readonly table: number;
  readonly collected: number;
  readonly hand: number; // one's own
  readonly unseen: number;
}

/** The course of the game, and what the table shows of itself. */
export interface Own {
  readonly round: number;
  readonly first: number; // who began the round
  readonly legal: [number, number][]; // where a card may be placed, while one is to be
  readonly split: Split | null;
  readonly meets: Meets[];
  readonly collects: Collects[];
  readonly last: [number, number] | null; // where the last card was placed
  readonly tally: Counted[] | null; // none: the table keeps none
}

/** A matched line. */
export interface Line {
  readonly axis: 'row' | 'column';
  readonly cells: [number, number][]; // from west to east, or from north to south
  readonly cards: number[];
}

/** Of a collecting alone. */
export interface QuestionOwn {
  readonly lines?: Line[];
}

/** What the places were won with. */
export interface ResultOwn {
  readonly won: number[]; // cards, by seat
  readonly wins: number[]; // rounds, by seat
}

/** A view of this game. */
export interface OwnView extends View {
  readonly question: (Question & { readonly own: QuestionOwn }) | null;
  readonly zones: Zones;
  readonly counters: Counters;
  readonly result: (Result & { readonly own: ResultOwn }) | null;
  readonly own: Own;
}
