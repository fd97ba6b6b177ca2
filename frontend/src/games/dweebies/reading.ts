/** The table read aloud: rows, columns, cells, lines and groups. The same sentences as in the terminal. */
import type { View } from '../../types';
import type { GameWords } from '../../words';
import { boxAround, inside, keyOf, range, same, stepFrom, type Cell } from '../../zones/cells';
import { cellName, named } from './naming';
import { AXES, laid, read, type Axis, type Met } from './view';

export type Told = { view: View; words: GameWords };

const WAYS: Record<string, Cell> = { above: [0, -1], left: [-1, 0], right: [1, 0], below: [0, 1] };
const NOTHING: Met = { meets: 'nothing', size: 0, card: null };

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (words: GameWords, phrases: string[]): string => `${capital(words.series(phrases))}.`;
export const amount = (words: GameWords, n: number): string => words.say('amount', { n });

/** The cards that follow without a gap in one direction, the nearest first. */
export function run(view: View, from: Cell, way: Cell): Cell[] {
  const cards = laid(view);
  const found: Cell[] = [];
  for (let at = stepFrom(from, way); cards.has(keyOf(at)); at = stepFrom(at, way)) found.push(at);
  return found;
}

export function table({ view, words }: Told): string {
  const cards = [...laid(view).values()];
  if (cards.length === 0) return words.say('answer-table-empty');
  const { west, north, east, south } = boxAround(cards.map(({ cell }) => cell));
  const span = (axis: Axis, ends: [Cell, Cell]) =>
    words.say('span', { from: words.say(`from-${axis}`, named(ends[0])), to: words.say(`to-${axis}`, named(ends[1])) });
  return words.say('answer-table', {
    count: amount(words, cards.length),
    groups: read(view).split?.groups ?? 1,
    down: span('row', [
      [0, north],
      [0, south],
    ]),
    across: span('column', [
      [west, 0],
      [east, 0],
    ]),
  });
}

export function rows(told: Told): string {
  const cards = [...laid(told.view).values()];
  if (cards.length === 0) return told.words.say('answer-table-empty');
  const { north, south } = boxAround(cards.map(({ cell }) => cell));
  const { west, east } = boxAround(cards.map(({ cell }) => cell));
  return range(north, south)
    .map((row) => {
      const easts = cards.filter(({ cell }) => cell[1] === row).map(({ cell }) => cell[0]);
      const [first, last] = easts.length ? [Math.min(...easts), Math.max(...easts)] : [west, east];
      return sentence(told.words, [
        told.words.say('row-read', {
          each: stretches(
            told,
            range(first, last).map((at) => [at, row]),
          ),
          ...named([0, row]),
        }),
      ]);
    })
    .join(' ');
}

/** One row or column, from its first card to its last. */
export function alongAxis(told: Told, axis: Axis, through: Cell): string {
  const { view, words } = told;
  const fixed = axis === 'row' ? 1 : 0;
  const moving = 1 - fixed;
  const places = [...laid(view).values()]
    .filter(({ cell }) => cell[fixed] === through[fixed])
    .map(({ cell }) => cell[moving] ?? 0);
  const at = (place: number): Cell => (axis === 'row' ? [place, through[1]] : [through[0], place]);
  const each = places.length
    ? stretches(told, range(Math.min(...places), Math.max(...places)).map(at), axis)
    : words.say('read-nothing');
  return sentence(words, [
    words.say(`${axis}-read`, { each, ...named(axis === 'row' ? [0, through[1]] : [through[0], 0]) }),
  ]);
}

/** Cells one after another, an empty stretch as one number. */
function stretches({ view, words }: Told, cells: Cell[], axis: Axis = 'row'): string {
  const cards = laid(view);
  const said: string[] = [];
  let free = 0;
  for (const cell of cells) {
    const there = cards.get(keyOf(cell));
    if (!there) free += 1;
    else {
      if (free) said.push(words.say('row-free', { free }));
      free = 0;
      said.push(words.say(`${axis}-card`, { card: words.card(there.card), ...named(cell) }));
    }
  }
  if (free) said.push(words.say('row-free', { free }));
  return said.join(words.say('read-join'));
}

/** What lies on a cell or what a card would meet there; then its four neighbours. */
export function cellAndNeighbours(told: Told, at: Cell): string {
  const { view, words } = told;
  const cards = laid(view);
  const near = Object.entries(WAYS).map(([way, step]) => {
    const there = cards.get(keyOf(stepFrom(at, step)));
    return there ? words.say('near-card', { way, card: words.card(there.card) }) : words.say('near-free', { way });
  });
  return [...(cards.has(keyOf(at)) ? cardThere(told, at) : freeThere(told, at)), sentence(words, near)].join(' ');
}

function cardThere(told: Told, at: Cell): string[] {
  const { view, words } = told;
  const axes = Object.entries(AXES).map(([axis, [right, down]]) => {
    const line = [...run(view, at, [-right, -down]).reverse(), at, ...run(view, at, [right, down])];
    return line.length > 1 ? lineWords(told, axis as Axis, line) : words.say('line-none', { axis });
  });
  return [spotWords(told, at), ...axes].map((each) => sentence(words, [each]));
}

function freeThere(told: Told, at: Cell): string[] {
  const { view, words } = told;
  const met = read(view).meets.find(({ cell }) => same(cell, at));
  const said = (Object.keys(AXES) as Axis[]).map((axis) => {
    const { meets, size, card } = met?.[axis] ?? NOTHING;
    return words.say('would-meet', { axis, meets, size, ...(card === null ? {} : { card: words.card(card) }) });
  });
  if (read(view).split) said.push(words.say(met?.joins ? 'would-join' : 'would-not-join'));
  return [sentence(words, [spotWords(told, at)]), sentence(words, said)];
}

/** One cell in few words: what lies there, or that it is free. */
export function spotWords({ view, words }: Told, at: Cell): string {
  const there = laid(view).get(keyOf(at));
  const { last, legal } = read(view);
  if (there)
    return words.say('card-at', { card: words.card(there.card), last: same(last, at) ? 'yes' : 'no', ...named(at) });
  const playable = legal.some((cell) => same(cell, at));
  return words.say('free-at', {
    state: playable ? 'playable' : inside(reachOf(view), at) ? 'free' : 'outside',
    ...named(at),
  });
}

/** What can be explored: the box of the cards, and one cell beyond; of an empty table, the centre. */
export function reachOf(view: View): ReturnType<typeof boxAround> {
  return boxAround(
    [...laid(view).values()].map(({ cell }) => cell),
    1,
  );
}

/** All lines of two cards or more: rows, then columns, in reading order. */
export function allLines(view: View): { axis: Axis; cells: Cell[] }[] {
  return (Object.entries(AXES) as [Axis, Cell][]).flatMap(([axis, [right, down]]) =>
    [...laid(view).values()]
      .filter(({ cell }) => run(view, cell, [-right, -down]).length === 0)
      .map(({ cell }) => ({ axis, cells: [cell, ...run(view, cell, [right, down])] }))
      .filter(({ cells }) => cells.length > 1),
  );
}

export function lineWords({ view, words }: Told, axis: Axis, cells: readonly Cell[]): string {
  const cards = laid(view);
  return words.say('line-read', {
    axis,
    size: cells.length,
    from: cellName(words, cells[0] ?? [0, 0]),
    to: cellName(words, cells.at(-1) ?? [0, 0]),
    cards: cells.map((cell) => words.card(cards.get(keyOf(cell))?.card ?? 0)).join(words.say('read-join')),
  });
}

export function lines(told: Told): string {
  const found = allLines(told.view).map(({ axis, cells }) => lineWords(told, axis, cells));
  return found.length ? sentence(told.words, found) : told.words.say('answer-lines-none');
}

/** The first card of each group, and how many it has. */
export function allGroups(view: View): { number: number; count: number; cell: Cell; card: number }[] {
  const cards = [...laid(view).values()];
  return [...new Set(cards.map(({ group }) => group))]
    .sort((a, b) => a - b)
    .map((number) => {
      const own = cards.filter(({ group }) => group === number);
      return { number, count: own.length, cell: own[0]?.cell ?? [0, 0], card: own[0]?.card ?? 0 };
    });
}

export const groupWords = (
  { words }: Told,
  { number, count, cell, card }: ReturnType<typeof allGroups>[number],
): string => words.say('group-read', { number, count: amount(words, count), card: words.card(card), ...named(cell) });

export function groups(told: Told & { link: string }): string {
  const { view, words, link } = told;
  const { split } = read(view);
  if (!split) return laid(view).size ? words.say('answer-groups-one') : words.say('answer-table-empty');
  const each = allGroups(view)
    .map((group) => groupWords(told, group))
    .join(' ');
  return words.say('answer-groups', {
    groups: split.groups,
    link,
    each,
    need: amount(words, split.need),
    need_count: split.need,
  });
}
