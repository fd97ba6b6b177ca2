/** What moves on the table of Cryptid Smash when something happens. Art and places only. */
import type { Movement } from '../../motion';
import type { GameEvent } from '../../types';

const MOST_FLYING = 6;

export function movements(event: GameEvent): Movement[] {
  const actor = event.actor as number;
  const face = typeof event.card === 'number' ? `card-${event.card}` : 'back';
  const hand = (seat: number) => `hand:${seat}`;
  switch (event.event) {
    case 'window':
      return [{ kind: 'chime' }];
    case 'deal':
      return [{ kind: 'travel', art: 'back', from: 'deck', to: hand(actor), count: 3 }];
    case 'start_card':
      return [{ kind: 'travel', art: face, from: 'deck', to: 'pile' }];
    case 'play':
    case 'answer':
      return [{ kind: 'travel', art: face, from: hand(actor), to: 'pile', card: event.card as number }];
    case 'legendary':
      return [{ kind: 'travel', art: face, from: 'deck', to: 'pile' }];
    case 'draw':
      return [
        {
          kind: 'travel',
          art: 'back',
          from: 'deck',
          to: hand(actor),
          count: Math.min(MOST_FLYING, event.amount as number),
        },
      ];
    case 'discard':
      return (event.cards as number[])
        .slice(0, MOST_FLYING)
        .map((card) => ({ kind: 'travel', art: `card-${card}`, from: hand(actor), to: 'pile', card }));
    case 'hand':
      return [{ kind: 'travel', art: 'back', from: hand(event.giver as number), to: hand(actor), count: 3 }];
    case 'reshuffle':
      return [{ kind: 'travel', art: 'back', from: 'pile', to: 'deck', count: 4 }];
    default:
      return [];
  }
}
