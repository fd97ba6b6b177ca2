/** Cells, cards and Stacks in words. */
import type { Lobby, GameInfo } from '../../types';
import { deckRows } from '../../queries';
import type { GameWords } from '../../words';
import { COLUMNS, type Place } from './view';

/** A cell as words want it. */
export const named = ({ column, row }: Place): { column: string; row: number } => ({ column, row });

export const cellName = (words: GameWords, place: Place): string => words.say('cell', named(place));

/** What was typed after a word that asks about the Spread: a cell, a row or a column; null for what is none of this grid. */
export function readWhere(text: string, grid: { width: number; height: number }): Partial<Place> | null {
  const [, column = '', digits = ''] = /^([a-p]?)\s*(\d{0,2})$/.exec(text.trim().toLowerCase()) ?? [];
  const row = Number(digits);
  if (!column && !digits) return null;
  if (column && !COLUMNS.slice(0, grid.width).includes(column)) return null;
  if (digits && (row < 1 || row > grid.height)) return null;
  return { ...(column ? { column } : {}), ...(digits ? { row } : {}) };
}

/** The row of the deck that is the Giggity. */
export const giggityOf = (lobby: Lobby, info: GameInfo): number => {
  const rows = deckRows(lobby, info) as { value: number; role?: string }[];
  return rows.find(({ role }) => role === 'gig')?.value ?? -1;
};

/** Which deck this is: ours in the place of the printed one, or a host's. It stands wherever a card's text does. */
export const deckLabel = (lobby: Lobby, words: GameWords): string =>
  words.say(`label-${lobby.deck?.label || 'reconstructed'}`) || (lobby.deck?.label ?? '');
