import { expect, it } from 'vitest';
import { seatPlaces } from './seat-places.ts';

it('puts the own seat at the bottom and the next ones clockwise', () => {
  expect(seatPlaces(4, 3)).toEqual([
    { seat: 3, x: 50, y: 91 },
    { seat: 4, x: 8, y: 50 },
    { seat: 1, x: 50, y: 9 },
    { seat: 2, x: 92, y: 50 },
  ]);
});

it.each([2, 3, 5, 6, 9])('gives each of %i seats a place of its own on the felt', (count) => {
  const places = seatPlaces(count, null);
  expect(places.map(({ seat }) => seat)).toEqual(Array.from({ length: count }, (_, at) => at + 1));
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  for (const { x, y } of places) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(0);
});
