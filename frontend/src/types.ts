/** What travels between server and client, as declared by the wire. Views are typed in `view.gen.ts`. */
import type { Offer, View } from './view.gen';

export type { Ahead, Offer, Question, Result, View, Zone } from './view.gen';

export type Lang = 'en' | 'fr';
export type Both = Record<Lang, string>;

export interface GameSummary {
  name: string;
  title: Both;
  blurb: Both;
  seats: [number, number];
}

export interface OptionSpec {
  name: string;
  values: string[];
  default: string;
  clause: string;
  scope: 'rules' | 'table';
  numbers: [number, number] | null; // the least and the most, where numbers are values too
  shape: string; // how further values are written, such as WxH; empty: there are none
  seats: string[]; // the values that name a seat, by seat
}

export interface DeckRow {
  value: number;
  copies: number;
  mark: string;
  role: string;
}

export interface DeckSpec {
  name: string;
  label: Both | string;
  rows: DeckRow[];
}

/** The deck that a table plays with. A host's own brings its rows, the words that replace the game's, and by the name of
 * a drawing the drawing shown in its place and what is written on it. */
export interface TableDeck {
  name: string;
  label: string;
  rows?: DeckRow[];
  words?: Partial<Both>;
  faces?: Record<string, [drawing: string, sign: string]>;
  warning?: Partial<Both>; // what is odd in it
}

export type FieldType = 'seat' | 'seats' | 'card' | 'cards' | 'amount' | 'brains' | 'number' | 'code' | RowTypes;
/** The fields of one row, where a field is a list of rows. */
export interface RowTypes {
  [field: string]: FieldType;
}
export interface EventSpec {
  clause: string;
  fields: Record<string, FieldType>;
  secret?: Record<string, FieldType> | string[];
}

export interface GameInfo {
  name: string;
  seats: [number, number];
  edition: number;
  options: OptionSpec[];
  decks: DeckSpec[];
  events: Record<string, EventSpec>;
  faces: string[];
  die: string[];
  queries: string[];
  answers: string[]; // all that a table of this game answers
  acts: Record<string, string>; // what may be asked or said -> the act whose key asks it (`keys.ts`)
  phrases?: string[]; // under the house rule chat=phrases all that people say, by name
  windows?: Windows | null; // none: a game without call windows
  clock?: number | null; // seconds that the book gives for the longest questions
  quiet?: { questions: string[]; answer: string; until: string[] } | null; // questions that may be declined for a turn, how, and what ends it
  lapse?: number | null; // how often a program forgets by default, in thousandths, where the game lets it forget
  lapses?: number[]; // those to choose from; none: any will do
  shows?: boolean; // faces are open for a while in this game
}

/** Call windows: the kinds of question that are one, and the house rule that says how long it lasts. */
export interface Windows {
  questions: string[];
  length: string;
}

/** Faces that lie open for a while in one place of the table, and that the view does not show: in a cell of a grid, or
 * in a place of somebody's, counted from 1. */
export interface Opening {
  cell?: string;
  seat?: number;
  place?: number;
  kind?: string; // what lies there, by the game's own word
  cards: number[];
  peek: boolean; // this viewer alone sees it
  gone?: boolean; // it does not lie there any more
}

export type GameEvent = { event: string; clause?: string } & Record<string, unknown>;

export interface LobbySeat {
  seat: number;
  letter: string;
  name: string;
  kind: 'person' | 'bot' | 'open';
  bot?: string | null;
  here: boolean;
  left?: boolean;
  lapse?: number | null; // thousandths
}

export interface Lobby {
  table: string;
  game: string;
  options: Record<string, string>;
  deck: TableDeck | null;
  host: number | null;
  you: number | null;
  started: boolean;
  over: boolean;
  seats: LobbySeat[];
  spectators: number;
  commitment: string;
  invite: string;
  clock?: number | null;
  show_factor?: number; // how many times as long as usual faces stay open
  next_table: string | null;
}

export type Incoming =
  | ({ t: 'lobby' } & Lobby)
  | { t: 'view'; view: View; spoken: Spoken }
  | ({ t: 'spoken' } & Spoken)
  | { t: 'answer'; id: number; text: string }
  | { t: 'events'; n: number; events: GameEvent[] }
  | { t: 'log'; after: number; events: GameEvent[] }
  | { t: 'showing'; places: Opening[]; seconds: number }
  | { t: 'hide' }
  | { t: 'busy'; at: number | null }
  | { t: 'offers'; at: number | null; words: number[]; offers: Offer[]; whole: boolean }
  | { t: 'refused'; at: number | null; move: string; clause: string; args: Record<string, unknown> }
  | { t: 'stale'; at: number | null; now: number | null }
  | { t: 'taken'; at: number | null }
  | { t: 'error'; code: string; message: string }
  | { t: 'pace'; deadline: number | null; for: number[] }
  | ({ t: 'held' } & Held)
  | { t: 'chat'; seat: number | null; name: string; text: string; phrase: boolean }
  | { t: 'pong' }
  | { t: 'closed'; reason: string };

export type Outgoing =
  | ({ t: 'hello' } & Greeting)
  | ({ t: 'speech' } & Manner)
  | { t: 'ask'; id: number; query: string; rest: string; brief: boolean; again: boolean }
  | { t: 'move'; at: number | null; move: string }
  | { t: 'call'; seat: number; on: boolean }
  | { t: 'early'; at: number; move: string | null }
  | { t: 'hold'; on: boolean }
  | { t: 'go_on' }
  | { t: 'seen'; n: number | null }
  | { t: 'next'; at: number | null; words: number[] }
  | ({ t: 'lobby'; do: string } & Record<string, unknown>)
  | { t: 'chat'; text: string }
  | { t: 'more_time' }
  | { t: 'ping' };

/** How this reader wants to be spoken to: the queries in `always` are answered with every question. */
export interface Manner {
  brief: boolean;
  always: string[];
}

/** With what a socket begins. */
export interface Greeting extends Manner {
  wire: number; // the version that this client was made for
  token: string | null;
  lang: Lang;
  nonce: string;
}

/** What the server says of a view unasked, in this reader's language. */
export interface Spoken {
  before: string; // said before the question
  told_by: string | null; // the event whose sentence has told that already
  question: string;
  asked_by: string | null; // the event whose sentence asks it already
  always: string[];
  summary: string; // the table in a sentence
}

/** What this seat has said that waits for a call window to close. Nobody else is told. */
export interface Held {
  calls: number[];
  early: string | null;
  hold: boolean;
  go_on: boolean;
}

export interface Frame {
  n: number;
  by: number | string | null;
  move: Partial<Record<'en' | 'fr', string>>; // none: the deal
  events: GameEvent[];
  view: View;
  summary: Record<Lang, string>; // the table in a sentence
}

export interface Replay {
  header: Record<string, unknown>;
  frames: Frame[];
}

export interface Clause {
  id: string;
  tag: string;
  option?: string | null;
  parts: { tag: string; text: string }[];
}

export interface Rulebook {
  title: string;
  preface: string;
  sections: { number: number; title: string; clauses: Clause[] }[];
  appendix: string;
}
