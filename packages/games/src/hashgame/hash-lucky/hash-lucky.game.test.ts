import { describe, expect, it } from 'vitest';
import { fraction, numbersFrom } from '../../engine/index.ts';
import { fromHex } from '../../fairness/index.ts';
import { problemsOf } from '../../testing/streams.ts';
import { hashLucky } from './hash-lucky.game.ts';

const endingIn = (ending: string) =>
  hashLucky.outcomeOf({ link: fromHex(ending.padStart(64, '0')), salt: 'salt', index: 1 });

describe('hash lucky', () => {
  it.each([
    ['a7', true],
    ['7a', true],
    ['77', false],
    ['aa', false],
    ['f0', true],
    ['00', false],
  ])('a hash that ends in %s is lucky: %s', (characters, is_lucky) => {
    expect(endingIn(`12${characters}`)).toEqual({ characters, is_lucky });
  });

  it('returns exactly what all 256 endings pay: 92.8125 %', () => {
    const paid = numbersFrom(0, 256)
      .map((byte) => endingIn(byte.toString(16).padStart(2, '0')))
      .reduce((sum, outcome) => sum + hashLucky.settle({ side: 'lucky' }, outcome), 0n);
    expect(hashLucky.rtp()).toMatchObject([{ bet: 'lucky', rtp: fraction(paid, 2_560_000n) }]);
    expect(fraction(paid, 2_560_000n)).toEqual(fraction(297n, 320n));
  });

  it('refuses any other side', () => {
    expect(problemsOf(hashLucky.parseParams({ side: 'unlucky' }))).toEqual(['side invalidChoice']);
  });
});
