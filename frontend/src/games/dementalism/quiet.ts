/** "Do not ask me again this turn" (9.12): private, and over with the turn. Nobody is told. */
import { asksMe } from '../../look';
import type { GameEvent, View } from '../../types';

export const REACTIONS = ['oops', 'turmoil_react', 'nix', 'nab_react', 'wrong_self', 'wrong_others', 'lost_react'];
const BEGINNINGS = ['turn_start', 'extra_start', 'skipped'];

let silent: { table: string; turn: number } | null = null;

const turnOf = (log: readonly GameEvent[]): number => log.filter(({ event }) => BEGINNINGS.includes(event)).length;

export interface Where {
  view: View;
  log: readonly GameEvent[];
  lobby: { table: string };
}

export const isQuiet = ({ lobby, log }: Where): boolean => silent?.table === lobby.table && silent.turn === turnOf(log);

export function beQuiet({ lobby, log }: Where, on: boolean): void {
  silent = on ? { table: lobby.table, turn: turnOf(log) } : null;
}

/** "No", to a reaction, where it was said for the whole turn. */
export function standingAnswer(where: Where): string | null {
  const { view } = where;
  if (!asksMe(view) || !REACTIONS.includes(view.question?.kind ?? '') || !isQuiet(where)) return null;
  return view.offers.find(({ verb }) => verb === 'no')?.text ?? null;
}
