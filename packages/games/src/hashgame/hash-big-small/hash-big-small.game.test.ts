import { describe, expect, it } from 'vitest';
import { fraction } from '../../engine/index.ts';
import { fromHex } from '../../fairness/index.ts';
import { problemsOf } from '../../testing/streams.ts';
import { hashBigSmall } from './hash-big-small.game.ts';

const hashOf = (ending: string): Uint8Array => fromHex(ending.padStart(64, '0'));

describe('hash big small', () => {
  it.each([
    ['5', 5, 'big'],
    ['9abcdef', 9, 'big'],
    ['94', 4, 'small'],
    ['0f', 0, 'small'],
  ] as const)('a hash that ends in %s shows %i: %s', (ending, digit, side) => {
    const outcome = hashBigSmall.outcomeOf({ link: hashOf(ending), salt: 'any salt', index: 1 });
    expect(outcome).toEqual({ digit, side });
    expect(hashBigSmall.settle({ side }, outcome)).toBe(19_800n);
    expect(hashBigSmall.settle({ side: side === 'big' ? 'small' : 'big' }, outcome)).toBe(0n);
  });

  it('returns exactly 99 % on both sides', () => {
    const rtp = fraction(99n, 100n);
    expect(hashBigSmall.rtp()).toMatchObject([
      { bet: 'big', rtp },
      { bet: 'small', rtp },
    ]);
  });

  it.each([
    [{}, ['side required']],
    [{ side: 'tie' }, ['side invalidChoice']],
  ])('refuses %j', (raw, problems) => {
    expect(problemsOf(hashBigSmall.parseParams(raw))).toEqual(problems);
  });
});
