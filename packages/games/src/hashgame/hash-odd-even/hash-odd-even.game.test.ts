import { describe, expect, it } from 'vitest';
import { fraction } from '../../engine/index.ts';
import { fromHex } from '../../fairness/index.ts';
import { problemsOf } from '../../testing/streams.ts';
import { hashOddEven } from './hash-odd-even.game.ts';

const hashOf = (ending: string): Uint8Array => fromHex(ending.padStart(64, '0'));

describe('hash odd even', () => {
  it.each([
    ['1', 1, 'odd'],
    ['9abcdef', 9, 'odd'],
    ['18', 8, 'even'],
    ['0f', 0, 'even'],
  ] as const)('a hash that ends in %s shows %i: %s', (ending, digit, side) => {
    const outcome = hashOddEven.outcomeOf({ link: hashOf(ending), salt: 'any salt', index: 1 });
    expect(outcome).toEqual({ digit, side });
    expect(hashOddEven.settle({ side }, outcome)).toBe(19_800n);
    expect(hashOddEven.settle({ side: side === 'odd' ? 'even' : 'odd' }, outcome)).toBe(0n);
  });

  it('returns exactly 99 % on both sides', () => {
    const rtp = fraction(99n, 100n);
    expect(hashOddEven.rtp()).toMatchObject([
      { bet: 'odd', rtp },
      { bet: 'even', rtp },
    ]);
  });

  it.each([
    [{}, ['side required']],
    [{ side: 'tie' }, ['side invalidChoice']],
  ])('refuses %j', (raw, problems) => {
    expect(problemsOf(hashOddEven.parseParams(raw))).toEqual(problems);
  });
});
