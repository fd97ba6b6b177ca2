/** Made by tools/view_types.py from the schema of views: not to be changed by hand. */
import type { Question, Result, View, Zone } from '../../view.gen';

export type Zones = {
  readonly horde: Zone; // open, the top last
  readonly reserve: Zone;
  readonly discard: Zone;
  readonly [hand: `hand:${number}`]: Zone; // open to its owner
  readonly [cemetery: `cemetery:${number}`]: Zone; // open to its owner
  readonly [lot: `lot:${number}`]: Zone; // what its owner chooses from, open to that seat alone
};

export type Counters = {
  readonly [brains: `brains:${number}`]: number;
  readonly bank: number; // brains
};

/** What beats the top of the horde: the same for everybody. */
export interface Beats {
  readonly kind: 'empty' | 'spider' | 'all' | 'plain' | 'only_mosquito';
  readonly top: number | null; // none: the horde is empty
  readonly low: number; // the least value that beats it, where its kind is plain
}

/** The course of the game. */
export interface Own {
  readonly round: number;
  readonly turn_number: number;
  readonly extra: string; // why this turn is an extra one: none, mouse, bang
  readonly pending: string; // an extra turn earned and still to come, in the same words
  readonly beats: Beats;
}

/** Of a refill alone. */
export interface QuestionOwn {
  readonly forgettable?: boolean; // nothing may remind of it
  readonly due?: number; // cards: told to whoever is asked, unless it can be forgotten
}

/** What the game ended with. */
export interface ResultOwn {
  readonly brains: number[]; // by seat
  readonly rounds: number;
}

/** A view of this game. */
export interface OwnView extends View {
  readonly question: (Question & { readonly own: QuestionOwn }) | null;
  readonly zones: Zones;
  readonly counters: Counters;
  readonly result: (Result & { readonly own: ResultOwn }) | null;
  readonly own: Own;
}
