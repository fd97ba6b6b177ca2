/** The deck in play: its name with its label, which always go together, and its cards. */
import type { GameInfo, Lobby } from './types';
import type { GameWords } from './words';

export function deckName(lobby: Lobby, words: GameWords): { deck: string; label: string } {
  const name = lobby.deck?.name ?? lobby.options.deck ?? '';
  const label = lobby.deck?.label ?? '';
  return {
    deck: words.say(`deck-${name}`) || name,
    label: words.say(`label-${label}`) || label || words.say('label-reconstruction'),
  };
}

/** The cards of the deck in play. */
export function deckRows(lobby: Lobby, info: GameInfo): { value: number; copies: number }[] {
  if (lobby.deck?.rows) return lobby.deck.rows;
  return info.decks.find((each) => each.name === (lobby.deck?.name ?? lobby.options.deck))?.rows ?? [];
}
