/** What is written at one place of the table: a cell, a Stack, as labels, from what lies open now and nothing else (13.1). */
import type { Showing } from '../../showing';
import type { View } from '../../types';
import type { GameWords } from '../../words';
import { named } from './naming';
import { cellNow, COLUMNS, read, type CellSeen, type StackSeen } from './view';

export interface Told {
  view: View;
  words: GameWords;
  names: string[];
  showing?: Showing | null;
}

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
