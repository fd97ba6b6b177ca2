/** What may be asked at a table of Dweebies. Draws owed are told here alone, and only when somebody asks. */
import { t } from '../../language';
import { asksMe, clockwise, counter, countOf } from '../../look';
import { choices, question, type Answer, type Asked } from '../../queries';
import type { Lobby, View } from '../../types';
import { same, type Cell } from '../../zones/cells';
import { TableauZone } from '../../zones/tableau';
import { cellName, named, readCell } from './naming';
import { alongAxis, amount, cellAndNeighbours, groups, lines, rows, table } from './reading';
import { read, type Counted } from './view';

const house = (lobby: Lobby, rule: string): string => String(lobby.options[rule] ?? '');
export const isManual = (lobby: Lobby): boolean => house(lobby, 'draw') === 'manual';
export const isMatch = (lobby: Lobby): boolean => house(lobby, 'match') === 'two_wins';
const link = (lobby: Lobby): string => house(lobby, 'link') || 'whole';
const voice = (view: View, seat: number): string => (seat === view.you ? 'you' : 'other');

/** The cell that was typed; else the one the reader stands on; else that of the card placed last. */
const about = ({ view, rest }: Asked): Cell =>
  readCell(rest ?? '') ?? TableauZone.current()?.cursor ?? read(view).last ?? [0, 0];

/** A cell that cannot be read is told, not guessed. */
const pointing =
  (answer: (asked: Asked, cell: Cell) => string): Answer =>
  (asked) =>
    asked.rest && !readCell(asked.rest)
      ? asked.words.say('no-cell', { text: asked.rest })
      : answer(asked, about(asked));

const playable: Answer = (asked) => {
  const { view, words } = asked;
  const cells = read(view).legal.map((cell) => cellName(words, cell));
  if (cells.length) return words.say('answer-playable', { number: cells.length, cells: words.series(cells) });
  return asksMe(view) ? choices(asked) : t('ask-not-asked');
};

const collects: Answer = ({ view, words }) => {
  if (view.you === null) return t('ask-spectator');
  const { legal, collects: all } = read(view);
  if (legal.length === 0) return words.say('answer-collects-later');
  const chosen = TableauZone.current()?.dataset.chosen;
  const found = chosen === undefined ? all : all.filter(({ card }) => card === Number(chosen));
  const told = (card: number): string => {
    const each = found.filter((one) => one.card === card);
    const others = legal.filter((cell) => !each.some((one) => same(one.cell, cell))).length;
    const args = { card: words.card(card), others };
    if (each.length === 0) return words.say('answer-collects-none', args);
    return words.say('answer-collects', {
      ...args,
      each: words.series(
        each.map(({ cell, row, column }) => words.say('would-collect', { row, column, ...named(cell) })),
      ),
    });
  };
  if (chosen !== undefined) return told(Number(chosen));
  return [...new Set(found.map(({ card }) => card))].map(told).join(' ') || words.say('answer-collects-nothing');
};

const counts: Answer = ({ view, words, names, lobby }) =>
  [
    words.say('answer-pile', { count: amount(words, countOf(view, 'pile')) }),
    ...clockwise(view).map((seat) =>
      words.say(`answer-counts-${voice(view, seat)}`, {
        name: names[seat] ?? '',
        count: amount(words, countOf(view, 'hand', seat)),
        owed: isManual(lobby) ? counter(view, 'owed', seat) : 0,
      }),
    ),
  ].join(' ');

const scores: Answer = ({ view, words, names, lobby }) => {
  const told = clockwise(view).flatMap((seat) => {
    const number = countOf(view, 'won', seat);
    const name = names[seat] ?? '';
    const collected = words.say(`answer-won-${voice(view, seat)}`, { name, number, count: amount(words, number) });
    if (!isMatch(lobby)) return [collected];
    const wins = counter(view, 'wins', seat);
    return [collected, words.say(`answer-chips-${voice(view, seat)}`, { name, wins })];
  });
  return [...told, leader(view, words, names)].join(' ');
};

function leader(view: View, words: Asked['words'], names: string[]): string {
  const seats = clockwise(view).sort((a, b) => a - b);
  const most = Math.max(...seats.map((seat) => countOf(view, 'won', seat)));
  if (most === 0) return words.say('answer-leader-none');
  const first = seats.filter((seat) => countOf(view, 'won', seat) === most);
  const others = first.filter((seat) => seat !== view.you);
  return words.say(`answer-leader-${view.you !== null && first.includes(view.you) ? 'you' : 'other'}`, {
    names: words.names(others.map((seat) => names[seat] ?? '')),
    number: others.length,
  });
}

const who: Answer = (asked) => {
  const { view, words, names } = asked;
  if (view.over || !['place', 'collect'].includes(view.question?.kind ?? '')) return question(asked);
  return `${words.say(`turn-${voice(view, view.turn)}`, { actor: names[view.turn] ?? '' })} ${question(asked)}`;
};

const PLACES = ['table', 'collected', 'hand'] as const;

const tally: Answer = ({ view, words }) => {
  const counted = read(view).tally;
  if (!counted) return words.say('answer-tally-off');
  const told = (each: Counted) => {
    const places = [...PLACES.filter((place) => each[place]), 'unseen' as const].map((place) =>
      words.say(`tally-${place}`, { number: each[place] }),
    );
    return words.say('tally-read', {
      card: words.card(each.card),
      number: each.copies,
      each: places.join(words.say('read-join')),
    });
  };
  return `${words.series(counted.map(told))}.`;
};

export const answers: Record<string, Answer> = {
  playable,
  collects,
  table,
  rows,
  lines,
  counts,
  scores,
  who,
  tally,
  details: (asked) => `${scores(asked)} ${counts(asked)}`,
  groups: (asked) => groups({ ...asked, link: link(asked.lobby) }),
  row: pointing((asked, cell) => alongAxis(asked, 'row', cell)),
  column: pointing((asked, cell) => alongAxis(asked, 'column', cell)),
  cell: pointing(cellAndNeighbours),
};

/** While the Dweebies are split, what joins them is told with every placement; nothing else is said twice. */
export const prelude: Answer = () => '';

export function heading({ view, words, lobby }: Pick<Asked, 'view' | 'words' | 'lobby'>): string {
  const round = isMatch(lobby) ? words.say('head-round', { round: read(view).round }) : '';
  const pile = isManual(lobby) ? '' : words.say('head-pile', { pile: countOf(view, 'pile') });
  return [round, pile].filter(Boolean).join(' · ');
}
