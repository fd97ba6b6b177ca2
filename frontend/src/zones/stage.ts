/** What the parts of a table screen are given to draw from. */
import type { Args } from '../language';
import type { Hands } from '../screens/acting';
import type { GameEvent, Held, Lobby, Offer, Spoken, View } from '../types';
import type { Showing } from '../showing';
import type { Walk } from '../walk';
import type { GameWords } from '../words';

/** The call keys of somebody seated, as buttons. They are the same at every moment. */
export interface CallKeys {
  say(seat: number): void;
  hold(): void;
  goOn(): void;
  unhurried: boolean; // the window waits for its players
  awaited: boolean; // the open window waits for this seat to go on
  until: { since: number; until: number } | null; // of an open window that lasts a fixed time
  noted: string; // the last answer
}

export interface Stage {
  view: View;
  window: number | null; // the number of the call window that is open
  lobby: Lobby;
  words: GameWords;
  names: string[];
  log: GameEvent[];
  spoken: Spoken; // what the server says of the view
  ask(query: string, rest?: string): void; // the answer is said when it comes
  extra: Args; // what the client adds to the words of an event
  walk: Walk | null; // null where nobody may move, as in a replay
  sent: boolean;
  asked: boolean; // the question is put to this viewer
  held: Held | null; // what this seat has said for the window to come
  hands: Hands | null; // nobody's, in a replay
  showing: Showing | null; // faces that lie open for a while: drawn where they lie, over what the view shows there
  seen?: () => void; // says that this viewer has seen them
  slower?: () => void; // lets them stay open for longer from now on
  early: Offer[]; // the words of the early move, where it was chosen here and not typed
  calls: CallKeys | null; // where calls can be made
  openClause(clause: string): void;
  tellPile?: () => void; // reads the whole open pile
  seatBot?: (seat: number) => void; // the host may let a bot play for someone who left
}
