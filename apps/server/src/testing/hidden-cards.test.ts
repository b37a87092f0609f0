import { expect, it } from 'vitest';
import { leaksIn, type HiddenCard } from './hidden-cards.ts';

const blind = 'ab'.repeat(32);
const hidden: HiddenCard[] = [{ handNo: 7, owner: 3, card: 12, blind }];

it.each([
  ['its leaf in a frame', `{"leaf":"4:12:${blind}"}`],
  ['its leaf in a line of the log', `trace of a hand 4:12:${blind} was dealt`],
  ['its number on a board of its hand', '{"hand_no":7,"board":[1,12,30]}'],
  [
    'its number in an event about its hand',
    '{"data":{"hand_no":7,"shown":[{"cards":[{"card":12}]}]}}',
  ],
  ['its number beside those of another', '{"value":[{"hand_no":7,"own":{"cards":[12,3]}}]}'],
])('a hidden card is found by %s', (_, text) => {
  expect(leaksIn([text], hidden)).toHaveLength(1);
});

it.each([
  ['the same card of another hand', '{"hand_no":8,"board":[12]}'],
  ['a number that is no card', '{"hand_no":7,"seats":[12],"step":12}'],
  ['the blind of another card', `{"leaf":"4:12:${'cd'.repeat(32)}"}`],
])('is not mistaken for %s', (_, text) => {
  expect(leaksIn([text], hidden)).toEqual([]);
});
