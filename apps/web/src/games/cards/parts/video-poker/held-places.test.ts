import { expect, it } from 'vitest';
import { heldOf, heldPlaces, holdPlaces, toggleHeld } from './held-places.ts';

it('keeps what is held of one hand, in order, and nothing of the one before', () => {
  toggleHeld('a', 3);
  toggleHeld('a', 0);
  expect(heldOf(heldPlaces.getState(), 'a')).toEqual([0, 3]);
  toggleHeld('a', 3);
  expect(heldOf(heldPlaces.getState(), 'a')).toEqual([0]);
  expect(heldOf(heldPlaces.getState(), 'b')).toEqual([]);
  toggleHeld('b', 4);
  expect(heldOf(heldPlaces.getState(), 'b')).toEqual([4]);
  holdPlaces('b', [1, 2]);
  expect(heldOf(heldPlaces.getState(), 'b')).toEqual([1, 2]);
});
