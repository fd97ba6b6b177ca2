/** What keys of this game alone do: walk the table, open its lists, draw. */
import type { Stage } from '../../zones/stage';
import type { Cell } from '../../zones/cells';
import { TableauZone } from '../../zones/tableau';
import { openLists } from './lists';
import { isManual, laid, read } from './view';

const cards = ({ view }: Stage): Cell[] => [...laid(view).values()].map(({ cell }) => cell);

const walk =
  (cells: (stage: Stage) => readonly Cell[], step: 1 | -1, none: string) =>
  (stage: Stage): void =>
    TableauZone.current()?.next(cells(stage), step, stage.words.say(none));

/** The same whether a draw is owed or not: the referee says if none is. */
export function draw({ lobby, hands }: Stage): void {
  if (isManual(lobby)) hands?.move('draw', true);
}

export const acts: Record<string, (stage: Stage) => void> = {
  nextPlace: walk(({ view }) => read(view).legal, 1, 'no-place'),
  lastPlace: walk(({ view }) => read(view).legal, -1, 'no-place'),
  nextCard: walk(cards, 1, 'answer-table-empty'),
  lastCard: walk(cards, -1, 'answer-table-empty'),
  lists: openLists,
  draw,
};
