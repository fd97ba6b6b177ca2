/** What a table's store has to tell the screen. */
import type { Showing } from './showing';
import type { GameEvent, Spoken } from './types';
import type { Sight } from './windows';

export interface Step extends Sight {
  events: GameEvent[];
  spoken: Spoken;
  showing: Showing | null;
  written: boolean; // the log has been told anew, with these events in it
}

export interface Note {
  kind: 'refused' | 'stale' | 'taken' | 'busy' | 'error' | 'unsent' | 'answer';
  clause?: string;
  args?: Record<string, unknown>;
  text?: string;
  move?: string;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string; // or the name of a phrase
  phrase: boolean;
}

/** What the screen wants to be told at once, besides being asked to repaint. */
export interface Listener {
  changed(): void;
  step(step: Step): void;
  joined(missed: GameEvent[]): void;
  noted(note: Note): void;
  answered(id: number, text: string): void;
  dropped(): void;
  hidden(): void;
  chatted(line: ChatLine): void;
}
