/** Made by tools/view_types.py from the schema of views: not to be changed by hand. */

/** The version of the wire that this client was made for. */
export const WIRE = 2;

/** What the game waits for. */
export interface Question {
  readonly number: number; // a move that answers the question names it
  readonly kind: string;
  readonly asked: number[]; // seats
  readonly waiting: number[]; // of those asked, the seats that have not answered, as far as this viewer may know
  readonly own: object;
}

/** Where cards lie. */
export interface Zone {
  readonly kind: 'pile' | 'fan' | 'rack' | 'grid' | 'store';
  readonly count: number; // cards; Stacks of a store
  readonly cards?: number[]; // only where this viewer may see all of them
}

/** A word that may come next in a move, and what it touches. */
export interface Offer {
  readonly word: number;
  readonly verb: string;
  readonly card: number | null;
  readonly number: number | null;
  readonly seat: number | null;
  readonly zone: string | null; // without its owner
  readonly text: string; // the notation of the words so far
  readonly whole: boolean; // this may be sent as it is
  readonly more: boolean; // words may follow
  readonly next?: Offer[]; // these; where none are given, they can be asked for
  readonly own?: object;
}

/** The question that comes when the window on the table closes and nobody has said anything. */
export interface Ahead extends Question {
  readonly offers: Offer[];
}

/** A place, and who shares it. */
export interface Place {
  readonly place: number; // from 1
  readonly seats: number[];
}

/** How the game has ended. */
export interface Result {
  readonly cause: string;
  readonly places: Place[]; // best first
  readonly turns: number; // how long it was, in turns; in rounds where a game counts those
  readonly own: object;
}

/** All that one viewer may know now. */
export interface View {
  readonly game: string;
  readonly seats: number;
  readonly you: number | null; // none: a spectator
  readonly over: boolean;
  readonly turn: number; // whose turn it is; in a window, whose turn is next or running
  readonly question: Question | null; // none: the game is over, or faces lie open and nobody is asked
  readonly zones: Record<string, Zone>;
  readonly counters: Record<string, number>;
  readonly offers: Offer[]; // the words with which this viewer may answer, two levels deep
  readonly interjections: Offer[]; // those of moves that nobody has asked for
  readonly ahead: Ahead | null; // only for the player whom that question will be put to alone
  readonly result: Result | null; // none: the game goes on
  readonly own: object;
}
