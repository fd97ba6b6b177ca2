/** What may be asked at a table of Cryptid Smash. No answer tells who has still to say smash, or who holds a window. */
import { t } from '../../language';
import { asksMe, cardsOf, clockwise, countOf } from '../../look';
import { choices, question, type Answer, type Asked } from '../../queries';
import { isEarly } from '../../windows';
import { read } from './view';

/** Colour, top card, direction, chain and deck. */
export const table: Answer = ({ view, words }) => {
  const { colour, direction, chain } = read(view);
  return words.say('answer-table', {
    value: cardsOf(view, 'pile').at(-1) ?? -1,
    colour,
    direction,
    kind: chain?.kind ?? 'none',
    draw: chain?.draw ?? 0,
    discard: chain?.discard ?? 0,
    chain_colour: chain?.colour ?? '',
    deck: countOf(view, 'deck'),
  });
};

const top: Answer = table;

const playable: Answer = (asked) => {
  const { view, words, brief } = asked;
  if (view.you === null) return t('ask-spectator');
  const kind = view.question?.kind ?? '';
  const mine = asksMe(view);
  if (mine && kind === 'answer') return answering(asked);
  if (mine && !['act', 'play_drawn'].includes(kind)) return choices(asked);
  const held = cardsOf(view, 'hand', view.you);
  const fitting = mine
    ? view.offers.flatMap((offer) => (offer.verb === 'play' && typeof offer.card === 'number' ? [offer.card] : []))
    : read(view).playable;
  const shown = kind === 'play_drawn' && mine ? fitting : held.filter((card) => fitting.includes(card));
  if (shown.length === 0) return words.say(kind === 'play_drawn' && mine ? 'answer-keep' : 'answer-nothing');
  return words.say('answer-playable', { cards: words.cards(shown, brief) });
};

/** The cards that answer the chain. */
function answering({ view, words, brief }: Asked): string {
  const cards =
    view.offers
      .find((offer) => offer.verb === 'answer')
      ?.next?.flatMap((offer) => (typeof offer.card === 'number' ? [offer.card] : [])) ?? [];
  const held = cardsOf(view, 'hand', view.you).filter((card) => cards.includes(card));
  return held.length ? words.say('answer-answers', { cards: words.cards(held, brief) }) : words.say('answer-no-answer');
}

const counts: Answer = ({ view, words, names }) => {
  const { marks, finished } = read(view);
  const [first = 0, ...others] = clockwise(view);
  return (view.you === null ? [first, ...others] : [...others, first])
    .map((seat) => {
      const who = seat === view.you ? 'you' : 'other';
      const name = names[seat] ?? '';
      if (finished.includes(seat))
        return words.say(`answer-counts-done-${who}`, { name, place: finished.indexOf(seat) + 1 });
      return words.say(`answer-counts-${who}`, {
        name,
        cards_count: countOf(view, 'hand', seat),
        said: marks[seat] === 'said' ? 'yes' : 'no',
      });
    })
    .join(' ');
};

/** What a Mirror would repeat, and the whole pile from the top. */
const pile: Answer = ({ view, words, brief }) => {
  const { mirror } = read(view);
  const cards = [...cardsOf(view, 'pile')].reverse().map((card) => words.card(card, brief));
  const gone = cardsOf(view, 'gone');
  return [
    mirror ? words.say('answer-mirror', { effect: mirror }) : words.say('answer-no-mirror'),
    words.say('answer-pile', { cards: words.series(cards) }),
    gone.length ? words.say('answer-gone', { cards: words.cards(gone, brief) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
};

/** Who has finished, in order; the whole ranking once the game is over. */
const places: Answer = ({ view, words, names }) => {
  const found =
    view.result?.places ?? read(view).finished.map((seat, before) => ({ place: before + 1, seats: [seat] }));
  const told = found.map(({ place, seats }) =>
    words.say('answer-place', { place, name: words.names(seats.map((seat) => names[seat] ?? '')) }),
  );
  return told.join(' ') || words.say('answer-places-none');
};

const who: Answer = (asked) => {
  const { view, words, names } = asked;
  if (view.over) return question(asked);
  const { next } = read(view);
  const said = (id: string, seat: number) =>
    words.say(`${id}-${seat === view.you ? 'you' : 'other'}`, { name: names[seat] ?? '' });
  return [
    said('answer-turn', view.turn),
    next === null || next === view.turn ? '' : said('answer-next', next),
    asksMe(view) ? question(asked) : '',
  ]
    .filter(Boolean)
    .join(' ');
};

export const answers: Record<string, Answer> = {
  top,
  playable,
  counts,
  pile,
  who,
  places,
  details: (asked) => `${counts(asked)} ${places(asked)}`,
};

/** `turn` has told the colour and the top, but where the question comes before it, in a window that has no clock. */
export const prelude: Answer = ({ view, window, words }) =>
  isEarly({ view, window })
    ? words.say('before-turn', { colour: read(view).colour, value: cardsOf(view, 'pile').at(-1) ?? -1 })
    : '';

export const heading = ({ view, words }: Pick<Asked, 'view' | 'words'>): string =>
  words.say('head', { deck: countOf(view, 'deck'), gone: countOf(view, 'gone') });
