/** Made by tools/view_types.py from the schema of views: not to be changed by hand. */
import type { Offer, Question, Result, View, Zone } from '../../view.gen';

/** One cell of the Spread, as it lies. */
export interface Cell {
  readonly column: string;
  readonly row: number;
  readonly state: 'hidden' | 'open' | 'empty';
  readonly card?: number; // while it is open
  readonly sat?: number; // the seat that sits on it
}

/** The whole grid. */
export interface SpreadOwn {
  readonly cells: Cell[]; // in reading order
}

/** The Spread. */
export interface Spread extends Zone {
  readonly own: SpreadOwn;
}

/** What was played again. */
export interface KeisterOwn {
  readonly replayed: number[]; // cards
}

/** The Keister. */
export interface Keister extends Zone {
  readonly own: KeisterOwn;
}

/** One Stack of a Store. */
export interface Stack {
  readonly place: number;
  readonly state: 'hidden' | 'open' | 'safe';
  readonly locked: boolean;
  readonly card?: number; // while it is open or Safe
  readonly kind?: string; // while it is open: sneaky, stacked
  readonly barred?: boolean; // until it is Safe: called off for the active seat
  readonly marker?: 'ready' | 'turned' | 'resting'; // of its Power, once it is Safe
}

/** The Stacks, from left to right. */
export interface StoreOwn {
  readonly stacks: Stack[];
}

/** A Store. */
export interface Store extends Zone {
  readonly own: StoreOwn;
}

export type Zones = {
  readonly spread: Spread;
  readonly heap: Zone;
  readonly keister: Keister; // open
  readonly [store: `store:${number}`]: Store;
};

export type Counters = {
  readonly [points: `points:${number}`]: number; // of Safe Stacks
  readonly [stacks: `stacks:${number}`]: number; // that are not Safe
  readonly [lost: `lost:${number}`]: number; // turns
  readonly [extra: `extra:${number}`]: number; // turns that wait
};

/** How large the Spread is laid. */
export interface Grid {
  readonly width: number;
  readonly height: number;
}

/** A Safe Stack with a Power. */
export interface Power {
  readonly card: number;
  readonly power: number;
  readonly owner: number;
  readonly place: number;
  readonly marker: 'ready' | 'turned' | 'resting';
  readonly usable: boolean; // by this viewer, now
  readonly clause: string | null; // of one's own: what forbids it now
}

/** A proposal to end the game. */
export interface Proposal {
  readonly agreed: number[]; // seats
}

/** The course of the game. */
export interface Own {
  readonly turns: number; // begun so far
  readonly next: number | null; // whose turn comes after this one, unless something changes it; none: the game is over
  readonly direction: 'clockwise' | 'anticlockwise';
  readonly window: string | null; // of the turn: W0, W1, W2; none: between them
  readonly extra: boolean; // this is an extra turn
  readonly single: boolean; // only one card is flipped in it
  readonly grid: Grid;
  readonly spent: number[]; // seats that have used a Power this turn
  readonly spared: number[]; // seats that cannot be made to lose a turn now
  readonly cut: number[]; // seats whose Powers are cut
  readonly shielded: number[]; // seats
  readonly left: number[]; // seats that were left for good
  readonly powers: Power[];
  readonly proposal: Proposal | null;
}

/** What a reaction answers: who acted, and what it is about; of a Power all that was announced with it. */
export interface Trigger {
  readonly what: 'flip' | 'turmoil' | 'power' | 'nab' | 'wrong' | 'lost' | 'shown';
  readonly by: number; // seat
  readonly column?: string;
  readonly row?: number;
  readonly card?: number;
  readonly target?: number; // seat
  readonly place?: number;
  readonly second?: number | null; // another place
  readonly about?: number | null; // the card named
  readonly choice?: string;
}

/** Of a reaction alone. */
export interface QuestionOwn {
  readonly trigger: Trigger | null;
}

/** What a seat ended with. */
export interface Row {
  readonly seat: number;
  readonly points: number;
  readonly safe: number; // Stacks
  readonly stacked: number;
  readonly sneaky: number;
}

/** What the places were won with. */
export interface ResultOwn {
  readonly rows: Row[]; // by seat
}

/** The cell, the row or the column that a word names. */
export interface OfferOwn {
  readonly column?: string;
  readonly row?: number;
}

/** A view of this game. */
export interface OwnView extends View {
  readonly question: (Question & { readonly own: QuestionOwn }) | null;
  readonly zones: Zones;
  readonly counters: Counters;
  readonly result: (Result & { readonly own: ResultOwn }) | null;
  readonly own: Own;
}

export type OwnOffer = Offer & { readonly own?: OfferOwn };
