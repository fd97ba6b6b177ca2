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

const SIGNS: Record<string, readonly [axis: 0 | 1, sign: 1 | -1]> = {
  E: [0, 1],
  W: [0, -1],
  O: [0, -1],
  N: [1, -1],
  S: [1, 1],
};

/** A cell as somebody typed it, in any case and either order; null for what is none. */
export function readCell(text: string): Cell | null {
  const typed = text.trim().toUpperCase();
  if (typed === 'C') return [0, 0];
  const parts = [...typed.matchAll(/([NSEWO])(\d{1,2})/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== typed) return null;
  const cell: [number, number] = [0, 0];
  for (const [, letter = '', number] of parts) {
    const [axis, sign] = SIGNS[letter] ?? [0, 1];
    if (cell[axis] !== 0) return null;
    cell[axis] = sign * Number(number);
  }
  return cell;
}

/** A kind as it is typed. */
export const codeOf = (words: GameWords, card: number): string => words.say('kind-code', { value: card });
