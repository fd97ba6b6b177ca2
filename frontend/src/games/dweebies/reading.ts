/** What is written at one place of the table: a cell, a line, a group, as labels. */
import type { View } from '../../types';
import type { GameWords } from '../../words';
import { boxAround, inside, keyOf, same, stepFrom, type Cell } from '../../zones/cells';
import { cellName, named } from './naming';
import { AXES, laid, read, type Axis } from './view';

export type Told = { view: View; words: GameWords };

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const amount = (words: GameWords, n: number): string => words.say('amount', { n });

/** The cards that follow without a gap in one direction, the nearest first. */
export function run(view: View, from: Cell, way: Cell): Cell[] {
  const cards = laid(view);
  const found: Cell[] = [];
  for (let at = stepFrom(from, way); cards.has(keyOf(at)); at = stepFrom(at, way)) found.push(at);
  return found;
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
