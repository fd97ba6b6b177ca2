/** What was taken stays in sight, faintly, for one lap of turns: so long everybody has had a look at it. */
import type { GameEvent, View } from '../../types';
import { laid } from './view';

type Cards = Map<string, number>; // the kinds by cell

interface Memory {
  table: string;
  now: Cards;
  taken: { cards: Cards; after: number }[]; // after so many placements
}

let memory: Memory = { table: '', now: new Map(), taken: [] };

/** The kinds that lay on cells which have been emptied lately, by cell. */
export function justTaken(table: string, view: View, log: readonly GameEvent[]): Cards {
  const now = new Map([...laid(view)].map(([key, { card }]) => [key, card]));
  const placed = log.filter((event) => event.event === 'placed').length;
  if (memory.table !== table) memory = { table, now, taken: [] };
  const gone = new Map([...memory.now].filter(([key]) => !now.has(key)));
  if (gone.size && collectedLately(log)) memory.taken.push({ cards: gone, after: placed });
  memory.now = now;
  memory.taken = memory.taken.filter(({ after }) => after <= placed && placed - after < view.seats);
  return new Map(memory.taken.flatMap(({ cards }) => [...cards]).filter(([key]) => !now.has(key)));
}

/** Cards that leave at the end of a round were not taken by anybody. */
function collectedLately(log: readonly GameEvent[]): boolean {
  const since = log.slice(log.findLastIndex((event) => event.event === 'placed')).map(({ event }) => event);
  return since.includes('collected') && !since.includes('round');
}
