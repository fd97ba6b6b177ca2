/** What moves on the table of Dweebies when something happens. Art and places only. */
import type { Movement } from '../../motion';
import type { GameEvent } from '../../types';
import { keyOf, type Cell } from '../../zones/cells';

/** The cell that an event names in words. */
export function cellOfEvent(event: GameEvent): Cell {
  const sign = (way: unknown, less: string) => (way === less ? -1 : 1);
  return [sign(event.hor, 'west') * Number(event.columns ?? 0), sign(event.vert, 'north') * Number(event.rows ?? 0)];
}

export function movements(event: GameEvent): Movement[] {
  const actor = event.actor as number;
  switch (event.event) {
    case 'dealt':
      return [{ kind: 'travel', art: 'back', from: 'pile', to: `hand:${actor}`, count: 3 }];
    case 'placed':
      return [
        {
          kind: 'travel',
          art: `card-${event.card as number}`,
          from: `hand:${actor}`,
          to: `cell:${keyOf(cellOfEvent(event))}`,
          card: event.card as number,
        },
      ];
    case 'collected':
      return [{ kind: 'sweep', from: 'matched', to: `won:${actor}` }];
    case 'drew':
      return [
        {
          kind: 'travel',
          art: typeof event.card === 'number' ? `card-${event.card}` : 'back',
          from: 'pile',
          to: `hand:${actor}`,
        },
      ];
    default:
      return [];
  }
}
