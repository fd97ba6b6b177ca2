/** What the client wants of a game: where things lie, what moves, how it is asked about. The rules are the server's. */
import type { nothing, TemplateResult } from 'lit';
import type { Movement } from '../motion';
import type { GameEvent, GameInfo, Lang, Offer, Opening, Result, View } from '../types';
import type { Stage } from '../zones/stage';

export interface Aimed {
  query: string;
  rest: string;
}

export interface Room {
  // ---- the table. What is drawn here also draws `stage.showing`: faces that lie open for a while where the view shows
  // none (`showing.ts` finds them by place). They come and go with the view; nothing else may keep them.

  /** What stands before a seat: its counts. */
  facts(stage: Stage, seat: number): TemplateResult;
  middle(stage: Stage): TemplateResult;
  /** How the table is laid out, as a class for the styles: a rule that asks what a table holds is asked at every change of it. */
  leaf?(stage: Stage): string;
  mine(stage: Stage): TemplateResult | typeof nothing;
  /** Where calls may be made: is this such a game? */
  calls?(view: View): boolean;
  movements(event: GameEvent, viewer: number | null, faces: string[]): Movement[];
  /** What the running head tells of the course of the game. */
  heading(stage: Stage): string;
  /** The sign of a seat; without it, the letter of the lobby. */
  seatSign?(seat: number): string;
  /** Whose cards lie open in a replay, by zone. */
  openZones: string[];
  /** Faces that some events opened for a while: a replay, in which nothing is hidden any more, shows them with their step. */
  opens?(events: readonly GameEvent[]): Opening[];
  clauseOfCard(card: number, info: GameInfo): string;
  /** Faces of the sprite that invite to this game on the title page. */
  showpieces: string[];

  // ---- asking

  /** The game's own words in the browser, as Fluent text; they may replace those of the client. */
  ownWords: Record<Lang, string>;
  /** A question of table talk that is about what the reader stands on or has chosen: what it asks, and about what. */
  aimed?(query: string, stage: Stage): Aimed | null;
  /** Events with which something begins: whoever comes to the table is told from there on. */
  beginnings: string[];
  /** The kinds of question that ask for a card of the hand. */
  plays: string[];

  // ---- moving

  /** Verbs without a card that answer a question: the main action, the first of them that is offered. */
  mainVerbs: string[];
  /** Verbs without a card that a card of the hand may stand for: touching it says both. */
  leads: string[];
  /** Words of a move that have a key of their own and are not asked for. */
  keyed: string[];
  /** Words of a move that are chosen on the table itself, after its card: never taken for the reader. */
  placed?: string[];
  /** Those of them that are taken for the reader, where there is no choice. */
  obvious?: string[];
  /** Words of a move that are never taken for the reader: neither as the only choice, nor on the space bar. */
  weighty?: string[];
  /** What a question answers to, below it. */
  about?(stage: Stage): TemplateResult | typeof nothing;
  /** What keys of this game's own do, by the names of `keys.ts`. */
  acts?: Record<string, (stage: Stage) => void>;
  /** Questions of table talk that may go on with what they are about. */
  pointed?: string[];
  /** The answer to a question that this reader has told the client to give by itself. */
  standingAnswer?(stage: Pick<Stage, 'view'>): string | null;
  /** The move that touching a card of the hand tries where no word is offered for it: the referee says why not. */
  attempt(stage: Pick<Stage, 'view' | 'words'>, card: number): string;
  /** A typed answer to an open call window begins so. */
  entry?: RegExp;
  /** What a word of a move is called where its own message is not enough. */
  offerWords?(stage: Stage, offer: Offer): string | null;
  /** What one whole end of a move is called; empty: it is not shown, as another one means the same. */
  wayWords?(stage: Stage, way: Offer[]): string | null;
  /** A drawing beside a word of a move. */
  offerArt?(offer: Offer): string | null;
  /** A question back before this word is chosen, by those who want it; empty: none. */
  askBack(stage: Stage, offer: Offer): string;
  /** Why a card cannot be chosen now, beside that it is not offered. */
  whyNot(stage: Stage): string;

  // ---- the end

  standing(stage: Stage, seat: number): TemplateResult | typeof nothing;
  length(result: Result, stage: Stage): string;
}

/** The view of a game with facts of its own. */
export const own = <Own extends Pick<View, 'own'>>(view: View): Own => view as unknown as Own;
