/** Which faces a step of a finished game opened, for its replay. During a game the server says so, and says when they are
 * hidden again. */
import type { GameEvent, Opening } from '../../types';

interface Told {
  actor: number;
  target: number;
  column: string;
  row: number;
  place: number;
  second: number;
  card: number;
  kind: string;
  about: number;
  second_kind: string;
  where: string;
  each: { place: number; kind: string; card: number }[];
}

export const opens = (events: readonly GameEvent[]): Opening[] =>
  events.flatMap(openedBy).filter(({ cards }) => cards.every((card) => typeof card === 'number'));

function openedBy(event: GameEvent): Opening[] {
  const { actor, target, column, row, place, second, card, kind, about, second_kind, where, each } =
    event as unknown as Told;
  const inCell = (): Opening => ({ cell: `${column}${row}`, cards: [card], peek: false });
  const inStore = (seat: number, at = place, what = kind, face = card): Opening => ({
    seat,
    place: at,
    kind: what,
    cards: [face],
    peek: false,
  });
  switch (event.event) {
    case 'flip':
    case 'show':
      return [inCell()];
    case 'peek_result':
      return [where === 'stack' || where === 'theirs' ? inStore(target) : inCell()];
    case 'form':
    case 'insert_hit':
    case 'insert_miss':
    case 'look':
    case 'look_private':
    case 'nab_hit':
      return [inStore(actor)];
    case 'nab_wrong':
      return [inStore(target)];
    case 'merge_hit':
      return [inStore(actor, Math.min(place, second))];
    case 'merge_miss':
      return [inStore(actor), inStore(actor, second, second_kind, about)];
    case 'reveal':
      return each.map((stack) => inStore(target, stack.place, stack.kind, stack.card));
    default:
      return [];
  }
}
