/** The Spread and the Stores read aloud, from what lies open now and nothing else (13.1). */
import type { Showing } from '../../showing';
import type { View } from '../../types';
import type { GameWords } from '../../words';
import { named } from './naming';
import { cellNow, cells, COLUMNS, nameOf, others, read, stacks, type CellSeen, type StackSeen } from './view';

export interface Told {
  view: View;
  words: GameWords;
  names: string[];
  showing?: Showing | null;
}

const voice = (view: View, seat: number): string => (seat === view.you ? 'you' : 'other');

/** What lies in a cell, as anybody sees it now. */
export function cellWords(told: Told, name: string): string {
  return seenWords(told, cellNow(told.view, told.showing ?? null, name));
}

function seenWords({ view, words, names }: Told, cell: CellSeen): string {
  return words.say('answer-cell', {
    ...named(cell),
    state: cell.state,
    card: cell.card === undefined ? '' : words.card(cell.card, true),
    sat: cell.sat === undefined ? 'no' : cell.sat === view.you ? 'you' : 'yes',
    name: cell.sat === undefined ? '' : (names[cell.sat] ?? ''),
  });
}

/** A cell, then those beside it. */
export function around(told: Told, name: string): string {
  const { grid } = read(told.view);
  const column = COLUMNS.indexOf(name.charAt(0));
  const row = Number(name.slice(1));
  const beside = [
    [column - 1, row],
    [column + 1, row],
    [column, row - 1],
    [column, row + 1],
  ]
    .filter(([x = 0, y = 0]) => x >= 0 && x < grid.width && y >= 1 && y <= grid.height)
    .map(([x = 0, y = 0]) => cellWords(told, `${COLUMNS[x]}${y}`));
  return told.words.say('answer-around', {
    cell: cellWords(told, name),
    each: beside.join(told.words.say('spots-join')),
  });
}

/** The whole Spread row by row. */
export function spread(told: Told): string {
  return Array.from({ length: read(told.view).grid.height }, (_, at) => row(told, at + 1)).join(' ');
}

const line = (told: Told, on: (cell: CellSeen) => boolean): CellSeen[] =>
  [...cells(told.view).values()].filter(on).map((cell) => cellNow(told.view, told.showing ?? null, nameOf(cell)));

export const row = (told: Told, number: number): string =>
  told.words.say('answer-row', {
    row: number,
    each: runs(
      told,
      line(told, (cell) => cell.row === number),
      'column',
    ),
  });

export const column = (told: Told, letter: string): string =>
  told.words.say('answer-column', {
    column: letter,
    each: runs(
      told,
      line(told, (cell) => cell.column === letter),
      'row',
    ),
  });

/** Cells one after another; those hidden alike, or empty, as one run. A card that is sat on stands alone. */
function runs(told: Told, all: CellSeen[], along: 'column' | 'row'): string {
  const { words } = told;
  const alike = (a: CellSeen, b: CellSeen) =>
    a.state === b.state && a.state !== 'open' && a.sat === undefined && b.sat === undefined;
  const groups: CellSeen[][] = [];
  for (const cell of all) {
    const last = groups.at(-1);
    if (last?.[0] && alike(last[0], cell)) last.push(cell);
    else groups.push([cell]);
  }
  const said = groups.map((run) => {
    const [first] = run;
    if (!first) return '';
    const from = String(first[along]);
    if (first.state === 'open') return words.say('run-card', { from, card: words.card(first.card ?? 0, true) });
    if (first.sat !== undefined) return seenWords(told, first);
    return words.say(run.length === 1 ? 'run-one' : 'run-more', {
      from,
      to: String(run.at(-1)?.[along]),
      state: first.state,
    });
  });
  return said.join(words.say('run-join'));
}

/** The cards that lie face-up now. */
export function faceUp(told: Told): string {
  const open = line(told, () => true).filter(({ state }) => state === 'open');
  return open.length
    ? told.words.say('answer-face-up', {
        each: open.map((cell) => seenWords(told, cell)).join(told.words.say('spots-join')),
      })
    : told.words.say('answer-face-up-none');
}

/** One Stack; while it lies face-down neither its kind nor its cards. */
export function stackWords({ words }: Pick<Told, 'words'>, stack: StackSeen): string {
  const { place } = stack;
  const locked = stack.locked ? 'yes' : 'no';
  if (stack.state === 'hidden') return words.say('stack-hidden', { place, locked });
  const card = words.card(stack.card ?? 0, true);
  if (stack.state === 'safe') return words.say('stack-safe', { place, card, state: stack.marker ?? 'ready' });
  if (stack.kind === 'safe') return words.say('stack-safe', { place, card, state: 'ready' });
  return words.say('stack-open', { place, card, kind: stack.kind ?? 'stacked', locked });
}

/** A Store from left to right; of one's own and everybody's the same is said. */
export function store(told: Told, seat: number): string {
  const { view, words, names } = told;
  const stem = voice(view, seat) === 'you' ? 'answer-store' : 'answer-store-of';
  const each = stacks(view, seat, told.showing).map((stack) => stackWords(told, stack));
  const name = names[seat] ?? '';
  return each.length
    ? words.say(stem, { name, each: each.join(words.say('spots-join')) })
    : words.say(`${stem}-empty`, { name });
}

export const otherStores = (told: Told): string =>
  others(told.view)
    .map((seat) => store(told, seat))
    .join(' ');
