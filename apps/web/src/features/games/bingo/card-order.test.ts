import { expect, it } from 'vitest';
import { nearestFirst, openStage } from './card-order.ts';
import type { Card } from './bingo.queries.ts';

/** A card of 75 whose columns begin at a number of theirs. */
const cardOf = (seq: number, first: number): Card => ({
  card_id: String(seq),
  seq,
  numbers: Array.from({ length: 25 }, (_, place) =>
    place === 12 ? 0 : (place % 5) * 15 + first + Math.floor(place / 5),
  ),
  leaf_text: '',
  blind: '',
  stake: '1.00',
  payout: '0.00',
  won: [],
  daubed: [],
});
const low = cardOf(1, 1);
const high = cardOf(2, 10);

it('the card that wants fewer balls stands first', () => {
  // The first row of the second card but one.
  const called = [10, 25, 40, 55];
  const ranked = nearestFirst([low, high], '75', 'line', called);
  expect(ranked.map(({ card, toGo }) => [card.seq, toGo])).toEqual([
    [2, 1],
    [1, 4],
  ]);
});

it('cards that are equally near stand in the order of sale', () => {
  const ranked = nearestFirst([high, low], '75', 'line', []);
  expect(ranked.map(({ card }) => card.seq)).toEqual([1, 2]);
  expect(ranked.map(({ toGo }) => toGo)).toEqual([4, 4]);
});

it('once all is won, cards that won stand first', () => {
  const winner = { ...high, won: [{ stage: 'blackout', amount: '1.00' }] };
  expect(nearestFirst([low, winner], '75', null, []).map(({ card }) => card.seq)).toEqual([2, 1]);
});

it.each([
  [[null, null], 'line'],
  [[31, null], 'blackout'],
  [[31, 70], null],
] as const)('with stages won at %j the open one is %s', ([first, last], stage) => {
  const stages = [
    { stage: 'line', ball: first },
    { stage: 'blackout', ball: last },
  ];
  expect(openStage('75', stages)).toBe(stage);
});
