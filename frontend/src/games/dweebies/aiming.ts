/** Questions about the cell the reader stands on, or the card that is chosen. */
import type { Stage } from '../../zones/stage';
import { TableauZone } from '../../zones/tableau';
import type { Aimed } from '../room';
import { codeOf, notation } from './naming';
import { chosenCard } from './placing';

export function aimed(query: string, stage: Stage): Aimed | null {
  const cursor = TableauZone.current()?.cursor;
  if (['row', 'column', 'cell'].includes(query)) return cursor ? { query, rest: notation(cursor) } : null;
  const card = chosenCard(stage);
  return query === 'collects' && card !== null ? { query, rest: codeOf(stage.words, card) } : null;
}
