/** Cells of a table that grows in any direction: pairs, east and south of a centre that never moves. */

export type Cell = readonly [east: number, south: number];

export interface Box {
  west: number;
  north: number;
  east: number;
  south: number;
}

export const keyOf = ([east, south]: Cell): string => `${east},${south}`;
export const same = (a: Cell | null, b: Cell | null): boolean =>
  a !== null && b !== null && a[0] === b[0] && a[1] === b[1];
export const stepFrom = ([east, south]: Cell, [right, down]: Cell, times = 1): Cell => [
  east + times * right,
  south + times * down,
];

/** The smallest box around these cells; of none, the centre alone. `more`: so many cells beyond it on every side. */
export function boxAround(cells: readonly Cell[], more = 0): Box {
  if (cells.length === 0) return { west: 0, north: 0, east: 0, south: 0 };
  const easts = cells.map(([east]) => east);
  const souths = cells.map(([, south]) => south);
  return {
    west: Math.min(...easts) - more,
    north: Math.min(...souths) - more,
    east: Math.max(...easts) + more,
    south: Math.max(...souths) + more,
  };
}

export const inside = (box: Box, [east, south]: Cell): boolean =>
  east >= box.west && east <= box.east && south >= box.north && south <= box.south;

/** How far a cell lies from a box: 0 within it. */
export const distance = (box: Box, [east, south]: Cell): number =>
  Math.max(box.west - east, east - box.east, 0) + Math.max(box.north - south, south - box.south, 0);

/** The box, made just large enough to hold this cell too. */
export const reaching = (box: Box, [east, south]: Cell): Box => ({
  west: Math.min(box.west, east),
  north: Math.min(box.north, south),
  east: Math.max(box.east, east),
  south: Math.max(box.south, south),
});

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, nth) => from + nth);

/** North to south, in a row west to east. */
export const inReadingOrder = (a: Cell, b: Cell): number => a[1] - b[1] || a[0] - b[0];
