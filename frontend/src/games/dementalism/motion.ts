/** What moves on the table of Dementalism when something happens: backs alone, so that nothing that flies shows a face,
 * and never a shuffle (13.10). Turning a card is a matter of its cell. */
import type { Movement } from '../../motion';
import type { GameEvent } from '../../types';

const MOST = 6;

export function movements(event: GameEvent): Movement[] {
  const { actor, target, place, second } = event as {
    actor?: number;
    target?: number;
    place?: number;
    second?: number;
  };
  const cell = (column = event.column, row = event.row) => `cell:${String(column)}${String(row)}`;
  const travel = (from: string, to: string, count = 1): Movement => ({ kind: 'travel', art: 'back', from, to, count });
  switch (event.event) {
    case 'form':
      return [travel(cell(), `store:${actor}`), travel(cell(event.second_column, event.second_row), `store:${actor}`)];
    case 'insert_hit':
      return [travel(cell(), `stack:${actor}:${place}`)];
    case 'nab_hit':
      return [travel(`stack:${target}:${second}`, `store:${actor}`)];
    case 'swap':
      return [
        travel(`stack:${actor}:${place}`, `stack:${target}:${second}`),
        travel(`stack:${target}:${second}`, `stack:${actor}:${place}`),
      ];
    case 'parcel':
      return [travel(`stack:${actor}:${place}`, `store:${target}`)];
    case 'leak':
      return [travel(`stack:${actor}:${place}`, 'keister')];
    case 'giggities_out':
      return [travel('grid', 'keister', 2)];
    case 'cleanup':
      return Number(event.refilled) ? [travel('heap', 'grid', Math.min(MOST, Number(event.refilled)))] : [];
    case 'flip':
      return [{ kind: 'chime' }];
    default:
      return [];
  }
}
