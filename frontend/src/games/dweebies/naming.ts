/** Cells in words and in notation: the centre is C, N1E2 lies one up and two to the right of it. */
import type { Cell } from '../../zones/cells';
import type { GameWords } from '../../words';

/** A cell as words want it. */
export function named([east, south]: Cell): Record<string, string | number> {
  return {
    vert: south < 0 ? 'north' : south > 0 ? 'south' : 'none',
    rows: Math.abs(south),
    hor: east < 0 ? 'west' : east > 0 ? 'east' : 'none',
    columns: Math.abs(east),
  };
}

export const cellName = (words: GameWords, cell: Cell): string => words.say('cell', named(cell));

/** A cell as it is typed. */
export function notation([east, south]: Cell): string {
  const part = (number: number, less: string, more: string) =>
    number ? `${number < 0 ? less : more}${Math.abs(number)}` : '';
  return `${part(south, 'N', 'S')}${part(east, 'W', 'E')}` || 'C';
}

/** A kind as it is typed. */
export const codeOf = (words: GameWords, card: number): string => words.say('kind-code', { value: card });
