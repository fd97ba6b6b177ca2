/** What keys of this game alone do: walk the Spread, read the cell one stands on. */
import { answer } from '../../announce';
import { spoken } from '../../language';
import type { Stage } from '../../zones/stage';
import { GridZone } from '../../zones/grid';
import { around } from './reading';
import { boardOf } from './spread';

const walk =
  (of: 'goals' | 'cards', step: 1 | -1, none: string) =>
  (stage: Stage): void =>
    GridZone.current()?.next(boardOf(stage)[of], step, stage.words.say(none));

export const acts: Record<string, (stage: Stage) => void> = {
  nextPlace: walk('goals', 1, 'no-goal'),
  lastPlace: walk('goals', -1, 'no-goal'),
  nextCard: walk('cards', 1, 'answer-face-up-none'),
  lastCard: walk('cards', -1, 'answer-face-up-none'),
  cell: (stage) => answer(spoken(around(stage, GridZone.current()?.cursor ?? 'a1'))),
};
