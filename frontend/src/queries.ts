/** Table talk that every game has: asked at any moment, answered from the view alone. A game's room adds its own. */
import { asksMe, cardsOf } from './look';
import { t } from './language';
import type { GameEvent, GameInfo, Lobby, View } from './types';
import { isUnhurried } from './windows';
import type { GameWords } from './words';

export interface Asked {
  view: View;
  window: number | null; // the number of the call window that is open
  lobby: Lobby;
  words: GameWords;
  names: string[];
  log: GameEvent[];
  brief: boolean;
  rest?: string; // what was typed after the words that ask
}

export type Answer = (asked: Asked) => string;

export const hand: Answer = ({ view, words, brief }) => ownCards(view, words, 'hand', brief);

/** One's own cards of a zone, with their number. */
export function ownCards(view: View, words: GameWords, zone: string, brief: boolean): string {
  if (view.you === null) return t('ask-spectator');
  const cards = cardsOf(view, zone, view.you);
  if (cards.length === 0) return words.say(`answer-${zone}-empty`);
  return words.say(`answer-${zone}`, {
    count: words.say('amount', { n: cards.length }),
    cards: words.cards(cards, brief),
  });
}

/** What can be chosen, where no card is: the words on offer. */
export function choices({ view, words }: Asked): string {
  const labels = view.offers.map(
    (offer) => words.say(`move-${offer.verb}`, { number: offer.number ?? 0 }) || offer.text,
  );
  return t('ask-choices', { moves: words.series(labels) });
}

export function question({
  view,
  window,
  lobby,
  words,
  names,
}: Pick<Asked, 'view' | 'window' | 'lobby' | 'words' | 'names'>): string {
  if (view.over) return words.say('question-over');
  const asked = view.question;
  if (!asked) return '';
  if (window !== null && !asksMe(view))
    return words.say(
      `window-open-${view.turn !== view.you ? 'other' : isUnhurried(lobby, words.info.windows) ? 'wait' : 'you'}`,
      { name: names[view.turn] ?? '' },
    );
  const own = asked.own as { forgettable?: boolean; due?: number };
  const kind = own.forgettable ? 'turn_end' : asked.kind; // the same words whether a refill is due or not
  if (asksMe(view)) return words.say(`question-${kind}-you`, { due: own.due ?? 0, name: names[view.you ?? 0] ?? '' });
  return words.say(`question-${kind}-other`, { name: words.names(asked.waiting.map((seat) => names[seat] ?? '')) });
}

export const who: Answer = (asked) => {
  const { view, words, names } = asked;
  const turn = view.over
    ? ''
    : view.turn === view.you
      ? t('your-turn')
      : words.say('turn-of', { name: names[view.turn] ?? '' });
  return [turn && `${turn}.`, question(asked)].filter(Boolean).join(' ');
};

export function deckName(lobby: Lobby, words: GameWords): { deck: string; label: string } {
  const name = lobby.deck?.name ?? lobby.options.deck ?? '';
  const label = lobby.deck?.label ?? '';
  return {
    deck: words.say(`deck-${name}`) || name,
    label: words.say(`label-${label}`) || label || words.say('label-reconstruction'),
  };
}

export const deck: Answer = ({ lobby, words }) => {
  const title = words.say('answer-deck', deckName(lobby, words));
  const rows = deckRows(lobby, words.info).map(
    (row) => `${words.card(row.value)}${t('colon')}${t('copies', { n: row.copies })}`,
  );
  return `${title} ${words.series(rows)}.`;
};

/** The cards of the deck in play. */
export function deckRows(lobby: Lobby, info: GameInfo): { value: number; copies: number }[] {
  if (lobby.deck?.rows) return lobby.deck.rows;
  return info.decks.find((each) => each.name === (lobby.deck?.name ?? lobby.options.deck))?.rows ?? [];
}

export const options: Answer = ({ lobby, words }) => {
  const told = words.info.options
    .filter((option) => lobby.options[option.name] !== undefined)
    .map(
      (option) =>
        `${words.say(`option-${option.name}`) || option.name}${t('colon')}${optionValue(words, option.name, String(lobby.options[option.name]))}`,
    );
  return `${words.series(told)}.`;
};

export function optionValue(words: GameWords, name: string, value: string): string {
  return (
    words.first([`option-${name}-${value}`]) ??
    (/^\d+$/.test(value) ? words.first([`option-${name}-number`], { value: Number(value) }) : null) ??
    value
  );
}

/** What every game answers, unless its room knows better. */
export const ANSWERS: Record<string, Answer> = { hand, who, deck, options };
