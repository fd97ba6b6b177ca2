/** What may be asked at a table of Oh My Brain. */
import { t } from '../../language';
import { asksMe, cardsOf, clockwise, counter, countOf } from '../../look';
import { choices, ownCards, who as whoseTurn, type Answer, type Asked } from '../../queries';
import type { Lobby, View } from '../../types';
import type { GameWords } from '../../words';
import { read } from './view';

const cemetery: Answer = ({ view, words, brief }) => ownCards(view, words, 'cemetery', brief);

export function beats({ view, words }: Pick<Asked, 'view' | 'words'>): string {
  const told = read(view).beats;
  return told ? words.say('beats', { kind: told.kind, top_value: told.top ?? -1, low: told.low ?? -1 }) : '';
}

/** Before a card is asked for: what beats the top. */
export function prelude(asked: Asked): string {
  const text = beats(asked);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const top: Answer = (asked) => {
  const { view, words, brief } = asked;
  const cards = cardsOf(view, 'horde');
  const card = cards.at(-1);
  if (card === undefined) return words.say('answer-top-empty');
  return words.say('answer-top', {
    top: words.card(card, brief),
    count: words.say('amount', { n: cards.length }),
    beats: beats(asked),
  });
};

const horde: Answer = ({ view, words, brief }) => {
  const cards = cardsOf(view, 'horde');
  if (cards.length === 0) return words.say('answer-top-empty');
  const phrases = [...cards].reverse().map((card) => words.card(card, brief));
  return words.say('answer-horde', { cards: words.series(phrases) });
};

const playable: Answer = (asked) => {
  const { view, words, brief } = asked;
  if (!asksMe(view)) return t('ask-not-asked');
  const values = [...new Set(view.offers.flatMap((offer) => (typeof offer.card === 'number' ? [offer.card] : [])))];
  const pass = view.offers.some((offer) => offer.verb === 'pass');
  if (values.length === 0) return pass ? words.say('answer-only-pass') : choices(asked);
  const zone = view.offers.find((offer) => offer.zone)?.zone ?? 'hand';
  const held = cardsOf(view, zone, view.you).filter((card) => values.includes(card));
  return words.say('answer-playable', {
    cards: words.cards(held.length ? held : values, brief),
    pass: pass ? 'yes' : 'no',
  });
};

const numbers: Answer = ({ view, words, names }) => {
  const brains = (n: number) => words.say('brains', { n });
  const cards = (n: number) => words.say('amount', { n });
  const seats = clockwise(view).map((seat) =>
    words.say(seat === view.you ? 'answer-counts-you' : 'answer-counts-other', {
      name: names[seat] ?? '',
      brains: brains(counter(view, 'brains', seat)),
      hand: cards(countOf(view, 'hand', seat)),
      cemetery: cards(countOf(view, 'cemetery', seat)),
    }),
  );
  const piles = words.say('answer-piles', {
    reserve: cards(countOf(view, 'reserve')),
    discard: cards(countOf(view, 'discard')),
    bank: brains(counter(view, 'bank')),
  });
  return [...seats, piles].join(' ');
};

const scores: Answer = ({ view, words, names }) => {
  const each = clockwise(view).map(
    (seat) =>
      `${seat === view.you ? t('you') : names[seat]}${t('colon')}${words.say('brains', { n: counter(view, 'brains', seat) })}`,
  );
  return `${words.series(each)}.`;
};

const who: Answer = (asked) => {
  const { view, words, names } = asked;
  const sentences = [whoseTurn(asked)];
  const pending = read(view).pending ?? 'none';
  if (pending !== 'none' && !view.over) {
    const ids = view.turn === view.you ? 'answer-extra-you' : 'answer-extra-other';
    sentences.push(words.say(ids, { name: names[view.turn] ?? '', extra: pending }));
  }
  if (view.interjections.length) sentences.push(words.say('answer-late'));
  return sentences.join(' ');
};

const faces: Answer = ({ lobby, words }) =>
  `${words.series(words.info.die.map((face) => `${words.say(`face-${face}`)}${t('colon')}${faceEffect(face, lobby, words)}`))}.`;

function faceEffect(face: string, lobby: Lobby, words: GameWords): string {
  return words.first([`face-${face}-effect-${lobby.options[face]}`, `face-${face}-effect`]) ?? '';
}

export const heading = ({ view, words }: { view: View; words: GameWords }): string => {
  const { round, turn_number: turn } = read(view);
  return turn > 0 ? words.say('round-turn', { round, turn }) : words.say('round-deal', { round });
};

export const answers: Record<string, Answer> = {
  cemetery,
  top,
  'top-again': horde,
  pile: horde,
  playable,
  numbers,
  details: numbers,
  scores,
  who,
  faces,
};
