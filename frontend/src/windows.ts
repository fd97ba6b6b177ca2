/** Call windows as this client shows them. While one is open everybody sees the same, whatever is held for it; the one
 * whose turn comes sees the question ahead as if it were asked, and answers early. */
import type { Lobby, View, Windows } from './types';

/** A view as it is shown, and beside it what the client knows of call windows: never in the view, whose names are the
 * server's and the game's. */
export interface Sight {
  view: View;
  window: number | null; // the number of the call window that is open
}

/** Who is waited for in a window is never told, and its menu is the call keys. */
export function through(view: View, windows: Windows | null | undefined): Sight {
  const question = view.question;
  if (!question || !windows?.questions.includes(question.kind)) return { view, window: null };
  const window = question.number;
  const open = { ...view, offers: [], interjections: [], question: { ...question, asked: [], waiting: [] } };
  if (!view.ahead || view.you === null) return { view: open, window };
  const { offers, ...ahead } = view.ahead;
  return { view: { ...open, offers, question: { ...ahead, asked: [view.you], waiting: [view.you] } }, window };
}

/** Does the window stay open until a player closes it? */
export const isUnhurried = (lobby: Lobby, windows: Windows | null | undefined): boolean =>
  Boolean(windows) && lobby.options[windows?.length ?? ''] === 'wait';

/** Does an open window wait for this viewer to let it go on, there being no move that could be made early? */
export const awaitsGoOn = (sight: Sight, lobby: Lobby, windows: Windows | null | undefined): boolean =>
  sight.window !== null &&
  sight.view.you !== null &&
  sight.view.turn === sight.view.you &&
  !isEarly(sight) &&
  isUnhurried(lobby, windows);

/** Is the question shown one that comes when the open window closes? */
export const isEarly = ({ view, window }: Sight): boolean => window !== null && view.question?.number !== window;
