/** Cells, cards and Stacks in words. */
import type { Lobby, GameInfo } from '../../types';
import { deckRows } from '../../deck';
import type { GameWords } from '../../words';
import type { Place } from './view';

/** A cell as words want it. */
export const named = ({ column, row }: Place): { column: string; row: number } => ({ column, row });

export const cellName = (words: GameWords, place: Place): string => words.say('cell', named(place));

/** The row of the deck that is the Giggity. */
export const giggityOf = (lobby: Lobby, info: GameInfo): number => {
  const rows = deckRows(lobby, info) as { value: number; role?: string }[];
  return rows.find(({ role }) => role === 'gig')?.value ?? -1;
};

/** Which deck this is: ours in the place of the printed one, or a host's. It stands wherever a card's text does. */
export const deckLabel = (lobby: Lobby, words: GameWords): string =>
  words.say(`label-${lobby.deck?.label || 'reconstructed'}`) || (lobby.deck?.label ?? '');
