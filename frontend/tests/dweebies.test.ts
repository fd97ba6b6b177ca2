import { expect, test } from 'vitest';
import { notation } from '../src/games/dweebies/naming';
import { boxAround, distance, inReadingOrder, reaching, type Cell } from '../src/zones/cells';

test('cells are written and read as the notation wants it', () => {
  const cells: [Cell, string][] = [
    [[0, 0], 'C'],
    [[2, -1], 'N1E2'],
    [[-3, 0], 'W3'],
    [[0, 12], 'S12'],
    [[-1, 4], 'S4W1'],
  ];
  for (const [cell, text] of cells) {
    expect(notation(cell)).toBe(text);
  }
});

test('either order, any case and the French west are understood; what is no cell is none', () => {});

test('what can be explored is the box of the cards and one cell beyond; of none, the centre alone', () => {
  expect(boxAround([], 1)).toEqual({ west: 0, north: 0, east: 0, south: 0 });
  const box = boxAround(
    [
      [1, -1],
      [4, 2],
    ],
    1,
  );
  expect(box).toEqual({ west: 0, north: -2, east: 5, south: 3 });
  expect(distance(box, [5, 3])).toBe(0);
  expect(distance(box, [7, 4])).toBe(3);
  expect(reaching(box, [-2, 0])).toEqual({ ...box, west: -2 });
  expect(
    (
      [
        [0, 1],
        [1, 0],
        [-1, 0],
      ] as Cell[]
    ).sort(inReadingOrder),
  ).toEqual([
    [-1, 0],
    [1, 0],
    [0, 1],
  ]);
});
