/** "Do not ask me again this turn": private, and over with the turn. The game says which questions that is for. */
import { roomOf } from './games/catalogue';
import { asksMe } from './look';
import type { Stage } from './zones/stage';

let given: { table: string; question: number } | null = null; // answered as wished: once, whatever becomes of it
let silent: { table: string; turn: number } | null = null;

type Where = Pick<Stage, 'view' | 'words' | 'log' | 'lobby'>;

const turnOf = ({ log, words }: Where): number =>
  log.filter(({ event }) => words.info.quiet?.until.includes(event)).length;

export const isQuiet = (where: Where): boolean => silent?.table === where.lobby.table && silent.turn === turnOf(where);

export function beQuiet(where: Where, on: boolean): void {
  silent = on ? { table: where.lobby.table, turn: turnOf(where) } : null;
}

/** Am I asked something that I may decline for the whole turn? */
export const mayBeQuiet = ({ view, words }: Pick<Stage, 'view' | 'words'>): boolean =>
  asksMe(view) && (words.info.quiet?.questions.includes(view.question?.kind ?? '') ?? false);

/** The answer to a question that this reader wants to be given without being asked. */
export function standingAnswer(stage: Stage): string | null {
  const { view, words, lobby } = stage;
  if (given?.table === lobby.table && given.question === view.question?.number) return null;
  if (mayBeQuiet(stage) && isQuiet(stage))
    return view.offers.find(({ text }) => text === words.info.quiet?.answer)?.text ?? null;
  return roomOf(view.game).standingAnswer?.(stage) ?? null;
}

/** Gives it, if there is one: the reader said so beforehand. A refused answer is not given again. */
export function answerAsWished(stage: Stage): void {
  const answer = standingAnswer(stage);
  const { hands, view, lobby } = stage;
  if (!answer || !hands || !view.question) return;
  given = { table: lobby.table, question: view.question.number };
  hands.move(answer);
}
