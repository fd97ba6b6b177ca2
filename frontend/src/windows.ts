/** Call windows as this client shows them. While one is open everybody sees the same, whatever is held for it; the one
 * whose turn comes sees the question ahead as if it were asked, and answers early. */
import type { Lobby, View, Windows } from './types';

/** A view as it is shown: who is waited for in a window is never told, and its menu is the call keys. */
export function through(view: View, windows: Windows | null | undefined): View {
  const question = view.question;
  if (!question || !windows?.questions.includes(question.kind)) return view;
  const open = {
    ...view,
    window: question.number,
    offers: [],
    interjections: [],
    question: { ...question, asked: [], waiting: [] },
  };
  if (!view.ahead || view.you === null) return open;
  const { number, kind, due, offers } = view.ahead;
  return { ...open, offers, question: { number, kind, due: due ?? null, asked: [view.you], waiting: [view.you] } };
}

/** Does the window stay open until a player closes it? */
export const isUnhurried = (lobby: Lobby, windows: Windows | null | undefined): boolean =>
  Boolean(windows) && lobby.options[windows?.length ?? ''] === 'wait';

/** Does an open window wait for this viewer to let it go on, there being no move that could be made early? */
export const awaitsGoOn = (view: View, lobby: Lobby, windows: Windows | null | undefined): boolean =>
  view.window !== undefined &&
  view.you !== null &&
  view.turn === view.you &&
  !isEarly(view) &&
  isUnhurried(lobby, windows);

/** Is the question shown one that comes when the open window closes? */
export const isEarly = (view: View): boolean => view.window !== undefined && view.question?.number !== view.window;
