/** Made by tools/view_types.py from the schema of views: not to be changed by hand. */
import type { Question, Result, View, Zone } from '../../view.gen';

export type Zones = {
  readonly pile: Zone; // open, the top last
  readonly deck: Zone;
  readonly gone: Zone; // cards that have left the game, open
  readonly aside?: Zone; // a card laid aside, open
  readonly [hand: `hand:${number}`]: Zone; // open to its owner
};

/** Numbers that stand for the whole table. */
export type Counters = {
  readonly reshuffles: number;
  readonly passes: number;
  readonly acts: number;
};

/** What waits for the next player. */
export interface Chain {
  readonly kind: 'draw4' | 'discard' | 'colour4';
  readonly draw: number; // cards
  readonly discard: number; // cards
  readonly units: number;
  readonly colour: string | null;
}

/** The course of the game. */
export interface Own {
  readonly next: number | null; // whose turn comes after this one, unless something changes it; none: the game is over
  readonly direction: 'clockwise' | 'anticlockwise';
  readonly colour: string; // the active one: aqua, terra, ignis, aeris
  readonly mirror: string | null; // the power effect that a Mirror would repeat
  readonly chain: Chain | null;
  readonly marks: ('open' | 'said' | '')[]; // by seat
  readonly finished: number[]; // seats, in the order in which they finished
  readonly playable: number[]; // of one's own faces those that fit the pile as it lies
  readonly windows: boolean; // calls may be made in this game
}

/** Told to whoever is asked. */
export interface QuestionOwn {
  readonly due?: number; // cards to pay or to discard
  readonly card?: number; // the one just drawn, which may be played
}

/** Nothing but the places. */
export type ResultOwn = Record<string, never>;

/** A view of this game. */
export interface OwnView extends View {
  readonly question: (Question & { readonly own: QuestionOwn }) | null;
  readonly zones: Zones;
  readonly counters: Counters;
  readonly result: (Result & { readonly own: ResultOwn }) | null;
  readonly own: Own;
}
