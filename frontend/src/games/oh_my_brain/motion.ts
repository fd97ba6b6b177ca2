/** What moves on the table of Oh My Brain when something happens. Art and places only. */
import type { Movement } from '../../motion';
import type { GameEvent } from '../../types';

type Rows = { seat: number; count: number; lost: number }[];

export function movements(event: GameEvent, viewer: number | null, faces: string[]): Movement[] {
  const actor = event.actor as number;
  const target = event.target as number;
  const face = typeof event.card === 'number' ? `card-${event.card}` : 'back';
  const own = (zone: string, seat: number) => `${zone}:${seat}`;
  const rows = (event.each ?? []) as Rows;
  switch (event.event) {
    case 'lot_dealt':
      return [{ kind: 'travel', art: 'back', from: 'reserve', to: own('hand', actor), count: 3 }];
    case 'lot_chosen':
      return [{ kind: 'travel', art: face, from: own('hand', actor), to: own('cemetery', actor) }];
    case 'played':
      return [
        {
          kind: 'travel',
          art: face,
          from: own('hand', actor),
          to: 'horde',
          count: event.number as number,
          card: event.card as number,
        },
        ...rows.map(
          (row): Movement => ({
            kind: 'travel',
            art: face,
            from: 'horde',
            to: own('cemetery', row.seat),
            count: row.count,
          }),
        ),
      ];
    case 'passed':
      return [
        ...((event.horde as number) > 0 ? [{ kind: 'sweep', from: 'horde', to: 'discard' } as Movement] : []),
        { kind: 'travel', art: 'brain', token: true, from: own('brains', actor), to: 'bank' },
      ];
    case 'mouse':
      return [{ kind: 'sweep', from: 'horde', to: 'discard' }];
    case 'drew':
      return [{ kind: 'travel', art: 'back', from: 'reserve', to: own('hand', actor), count: event.amount as number }];
    case 'kept':
      return [{ kind: 'travel', art: 'back', from: own('hand', actor), to: own('cemetery', actor) }];
    case 'mixed':
      return [{ kind: 'travel', art: 'back', from: 'discard', to: 'reserve', count: 4 }];
    case 'rolled':
      return [{ kind: 'roll', face: event.face as string, faces }];
    case 'spiked':
      return [
        {
          kind: 'travel',
          art: face,
          from: own('hand', actor),
          to: own('cemetery', target),
          card: event.card as number | undefined,
        },
      ];
    case 'stole':
      return [{ kind: 'travel', art: 'brain', token: true, from: own('brains', target), to: own('brains', actor) }];
    case 'gained':
      return [{ kind: 'travel', art: 'brain', token: true, from: 'bank', to: own('brains', actor) }];
    case 'swapped': {
      const zone = event.zone as string;
      return [
        { kind: 'travel', art: 'back', from: own(zone, actor), to: own(zone, target), count: event.given as number },
        { kind: 'travel', art: 'back', from: own(zone, target), to: own(zone, actor), count: event.taken as number },
      ];
    }
    case 'moon_card':
      return [{ kind: 'travel', art: actor === viewer ? face : 'back', from: 'reserve', to: own('cemetery', actor) }];
    case 'refilled':
      return [
        {
          kind: 'travel',
          art: 'back',
          from: own('cemetery', actor),
          to: own('hand', actor),
          count: event.amount as number,
        },
      ];
    case 'losses':
      return rows
        .filter((row) => row.lost > 0)
        .map((row) => ({
          kind: 'travel',
          art: 'brain',
          token: true,
          from: own('brains', row.seat),
          to: 'bank',
          count: row.lost,
        }));
    default:
      return [];
  }
}
