/** Questions about the row, or the column, that the reader stands in. */
import { GridZone } from '../../zones/grid';
import type { Aimed } from '../room';

export function aimed(query: string): Aimed | null {
  const cursor = GridZone.current()?.cursor ?? 'a1';
  if (query === 'row') return { query: 'spread', rest: cursor.slice(1) };
  return query === 'column' ? { query: 'spread', rest: cursor.charAt(0) } : null;
}
