/** What a view of Oh My Brain tells beside what every view does. */
import { own } from '../room';
import type { GameEvent, Result, View } from '../../types';
import type { Own, OwnView, ResultOwn } from './view.gen';

export const read = (view: View): Own => own<OwnView>(view).own;

export const readResult = (result: Result): ResultOwn => result.own as ResultOwn;

/** The die shows its last face until it is rolled again; at a new round it is picked up. */
export function lastFace(log: GameEvent[]): string | null {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const event = log[at];
    if (event?.event === 'rolled') return event.face as string;
    if (event?.event === 'round_start') return null;
  }
  return null;
}
