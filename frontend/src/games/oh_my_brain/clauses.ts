/** Which clause to open for a card: where the rulebook speaks of it. */
import type { GameInfo } from '../../types';

const CLAUSES: Record<string, string> = { mosquito: '10.2', spider: '10.5', mouse: '10.7', die: '10.13' };

export function clauseOfCard(card: number, info: GameInfo): string {
  const role = info.decks[0]?.rows.find((row) => row.value === card)?.role ?? '';
  return CLAUSES[role] ?? '4.4';
}
