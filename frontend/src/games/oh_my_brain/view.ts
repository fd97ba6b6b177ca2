/** What a view of Oh My Brain tells beside what every view does. */
import { own } from '../room';
import type { GameEvent, Result, View } from '../../types';

export interface Beats {
  kind: string;
  top?: number | null;
  low?: number | null;
}

interface OwnView extends View {
  round: number;
  turn_number: number;
  pending?: string; // an extra turn earned and still to come
  beats?: Beats | null;
}

export interface OwnResult extends Result {
  brains: number[];
  rounds: number;
}

export const read = (view: View): OwnView => own<OwnView>(view);

/** The die shows its last face until it is rolled again; at a new round it is picked up. */
export function lastFace(log: GameEvent[]): string | null {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const event = log[at];
    if (event?.event === 'rolled') return event.face as string;
    if (event?.event === 'round_start') return null;
  }
  return null;
}
