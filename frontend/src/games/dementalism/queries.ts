/** What may be asked at a table of Dementalism: open facts, and never a face once it is hidden (13.9). */
import { t } from '../../language';
import { clockwise, countOf, counter } from '../../look';
import { choices, question, type Answer, type Asked } from '../../queries';
import { GridZone } from '../../zones/grid';
import { triggerWords } from './about';
import { cellWords, column, faceUp, otherStores, row, spread, store, type Told } from './reading';
import { keisterRows } from './piles';
import { deckLabel, readWhere } from './naming';
import { cellNow, nameOf, read, type PowerSeen } from './view';
import type { Showing } from '../../showing';

const told = (asked: Asked): Told => ({
  ...asked,
  showing: (asked as Asked & { store?: { showing: Showing | null } }).store?.showing ?? null,
});
const voice = (asked: Asked, seat: number): string => (seat === asked.view.you ? 'you' : 'other');
const cursor = (): string => GridZone.current()?.cursor ?? 'a1';

/** The whole Spread, or the row, column or cell that was named. */
const spreadRead: Answer = (asked) => {
  const { view, words, rest } = asked;
  if (!rest) return spread(told(asked));
  const where = readWhere(rest, read(view).grid);
  if (!where) return words.say('no-cell', { text: rest });
  if (where.column && where.row) return `${cellWords(told(asked), `${where.column}${where.row}`)}.`;
  return where.row ? row(told(asked), where.row) : column(told(asked), where.column ?? 'a');
};

/** The cell one stands on; of a card that lies open also what it says. */
const cell: Answer = (asked) => {
  const { view, words, lobby } = asked;
  const now = cellNow(view, told(asked).showing ?? null, cursor());
  const said = `${cellWords(told(asked), nameOf(now))}.`;
  return now.card === undefined
    ? said
    : `${said} ${words.say('card-text', { value: now.card })} ${deckLabel(lobby, words)}`;
};

const heap: Answer = ({ view, words }) =>
  words.say('answer-heap', { count: words.say('amount', { n: countOf(view, 'heap') }) });

const keister: Answer = ({ view, words }) => {
  const each = keisterRows(view).map(({ card, number, replayed }) => {
    const cards = words.say('cards-brief', { value: card, number });
    return replayed ? words.say('keister-replayed', { cards }) : cards;
  });
  return each.length ? words.say('answer-keister', { each: words.series(each) }) : words.say('answer-keister-empty');
};

const points: Answer = (asked) =>
  clockwise(asked.view)
    .map((seat) =>
      asked.words.say(`answer-points-${voice(asked, seat)}`, {
        name: asked.names[seat] ?? '',
        points: counter(asked.view, 'points', seat),
        number: counter(asked.view, 'stacks', seat),
      }),
    )
    .join(' ');

/** One Safe Stack: its marker; of one's own the text, and the clause that forbids its use now. */
function powerRead({ view, words, names }: Asked, { card, owner, marker, clause }: PowerSeen): string {
  const named = words.card(card, true);
  if (owner !== view.you)
    return words.say('answer-power-other', { name: names[owner] ?? '', card: named, state: marker });
  const said = words.say('answer-power-you', {
    card: named,
    state: marker,
    text: words.say('card-text', { value: card }),
  });
  return clause ? `${said} ${words.say('answer-power-not', { card: named, reason: words.reason(clause) })}` : said;
}

const powers: Answer = (asked) => {
  const { view, words, names, lobby } = asked;
  const { powers: all, spent, cut, spared, direction } = read(view);
  const own = all.some(({ owner }) => owner === view.you);
  const about = (message: string, seat: number, args = {}) =>
    words.first(seat === view.you ? [`${message}-you`, message] : [`${message}-other`, message], {
      name: names[seat] ?? '',
      ...args,
    }) ?? '';
  const said = all.length ? all.map((power) => powerRead(asked, power)) : [words.say('answer-powers-none')];
  if (all.length && view.you !== null)
    said.push(words.say('answer-allowance', { used: spent.includes(view.you) ? 'yes' : 'no' }));
  said.push(...cut.map((seat) => about('answer-cut', seat)));
  for (const seat of clockwise(view)) {
    const lost = counter(view, 'lost', seat);
    if (lost) said.push(about('answer-lost', seat, { waiting: lost }));
    if (counter(view, 'extra', seat)) said.push(about('answer-extra', seat));
    if (spared.includes(seat)) said.push(about('answer-spared', seat));
  }
  said.push(words.say('answer-direction', { direction }));
  if (own) said.push(deckLabel(lobby, words));
  return said.join(' ');
};

const who: Answer = (asked) => {
  const { view, words, names } = asked;
  if (view.over) return words.say('question-over');
  if (view.question?.kind === 'first_vote') return question(asked);
  const turn = words.say(`answer-turn-${voice(asked, view.turn)}`, { name: names[view.turn] ?? '' });
  const { window: open } = read(view);
  const window = open ? words.say('answer-window', { window: open }) : '';
  return [turn, window, triggerWords(asked), question(asked)].filter(Boolean).join(' ');
};

/** All that may be said now, in full: never only what would match (13.4). */
const playable: Answer = (asked) => {
  const { view, words } = asked;
  if (view.you === null) return t('ask-spectator');
  if (!view.offers.length) return t('ask-not-asked');
  const flips = view.offers.filter(({ verb }) => verb === 'flip').length;
  const others = { ...view, offers: view.offers.filter(({ verb }) => verb !== 'flip') };
  const said = flips ? [words.say('answer-flips', { number: flips })] : [];
  return [...said, ...(others.offers.length ? [choices({ ...asked, view: worded(asked, others) })] : [])].join(' ');
};

/** The words on offer, each under a message of its own. */
function worded({ words }: Asked, view: Asked['view']): Asked['view'] {
  const bearer = (power: number) => read(view).powers.find((each) => each.power === power)?.card ?? -1;
  const label = (offer: Asked['view']['offers'][number]) =>
    offer.verb === 'use'
      ? words.say('move-use', { card: words.card(bearer(offer.number ?? 0), true) })
      : (words.first([`lead-${offer.verb}`, `move-${offer.verb}`]) ?? offer.text);
  return { ...view, offers: view.offers.map((offer) => ({ ...offer, verb: '-', text: label(offer) })) };
}

export const answers: Record<string, Answer> = {
  spread: spreadRead,
  cell,
  heap,
  keister,
  points,
  powers,
  who,
  playable,
  'face-up': (asked) => faceUp(told(asked)),
  store: (asked) => (asked.view.you === null ? otherStores(told(asked)) : store(told(asked), asked.view.you)),
  hand: (asked) => (asked.view.you === null ? otherStores(told(asked)) : store(told(asked), asked.view.you)),
  others: (asked) => otherStores(told(asked)),
  row: (asked) => row(told(asked), Number(cursor().slice(1))),
  column: (asked) => column(told(asked), cursor().charAt(0)),
  details: (asked) => `${points(asked)} ${powers(asked)}`,
};

export const prelude: Answer = (asked) => triggerWords(asked);

export function heading({ view, words }: Pick<Asked, 'view' | 'words'>): string {
  const { window, extra } = read(view);
  if (view.over || !window) return words.say('head-heap', { heap: countOf(view, 'heap') });
  return `${words.say('answer-window', { window }).replace(/\.$/, '')}${extra ? ` (${words.say('head-extra')})` : ''}`;
}
