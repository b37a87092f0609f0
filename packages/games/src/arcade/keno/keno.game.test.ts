import { describe, expect, it } from 'vitest';
import { addFractions, choose, fraction, fractionText, numbersFrom } from '../../engine/index.ts';
import { problemsOf, vectorStream } from '../../testing/streams.ts';
import { keno, kenoRtp } from './keno.game.ts';
import { kenoPays, kenoRisks } from './keno-tables.ts';

const drawnByNonce = [
  [32, 30, 4, 18, 17, 15, 10, 19, 3, 27],
  [24, 34, 11, 7, 29, 9, 39, 2, 32, 40],
  [26, 14, 8, 27, 39, 9, 10, 25, 31, 37],
] as const;

describe('keno', () => {
  it.each([0, 1, 2] as const)('draws the published vectors: nonce %i', (nonce) => {
    const { outcome } = keno.play({ picks: [1], risk: 'low' }, vectorStream(nonce));
    expect(outcome.drawn).toEqual(drawnByNonce[nonce]);
  });

  it.each([
    [[32, 30, 1], 'high', 0n, [32, 30]],
    [[4, 30, 32], 'high', 815_000n, [32, 30, 4]],
    [[1], 'low', 7_000n, []],
    [drawnByNonce[0], 'medium', 10_000_000n, drawnByNonce[0]],
  ] as const)('picks %j at %s risk pay %i', (picks, risk, multiplierE4, hits) => {
    const result = keno.play({ picks, risk }, vectorStream(0));
    expect(result.multiplierE4).toBe(multiplierE4);
    expect(result.events[1]).toMatchObject({ type: 'matched', numbers: hits });
  });

  it('has a pay for every number of hits, and returns between 98.65 % and 99.07 %', () => {
    for (const risk of kenoRisks)
      for (const picks of numbersFrom(1, 10)) {
        expect(kenoPays(picks, risk)).toHaveLength(picks + 1);
        const rtp = Number(fractionText(kenoRtp(picks, risk)));
        expect(rtp).toBeGreaterThanOrEqual(0.9865);
        expect(rtp).toBeLessThan(0.9907);
      }
  });

  it('returns the same when the hits are counted number by number', () => {
    // The chance of h hits among k picks as a walk over the picks: the next pick is drawn or not.
    const hitsOf = (picks: number, hits: number): ReturnType<typeof fraction> => {
      if (hits < 0 || hits > picks) return fraction(0n);
      if (picks === 0) return fraction(1n);
      const seen = BigInt(picks - 1);
      const scaled = (n: bigint, before: ReturnType<typeof fraction>) =>
        fraction(before.numerator * n, before.denominator * (40n - seen));
      return addFractions(
        scaled(10n - BigInt(hits - 1), hitsOf(picks - 1, hits - 1)),
        scaled(30n - (seen - BigInt(hits)), hitsOf(picks - 1, hits)),
      );
    };
    for (const picks of numbersFrom(1, 10)) {
      const rtp = kenoPays(picks, 'medium')
        .map((pay, hits) => {
          const chance = hitsOf(picks, hits);
          return fraction(chance.numerator * pay, chance.denominator * 10_000n);
        })
        .reduce(addFractions);
      expect(kenoRtp(picks, 'medium')).toEqual(rtp);
    }
    expect(choose(40, 10)).toBe(847_660_528n);
  });

  it.each([
    [{}, ['picks required', 'risk required']],
    [{ picks: [], risk: 'low' }, ['picks belowMinimum']],
    [{ picks: [0], risk: 'low' }, ['picks belowMinimum']],
    [{ picks: [41], risk: 'low' }, ['picks aboveMaximum']],
    [{ picks: numbersFrom(1, 11), risk: 'low' }, ['picks aboveMaximum']],
    [{ picks: [5, 5], risk: 'low' }, ['picks duplicate']],
    [{ picks: ['5'], risk: 'low' }, ['picks invalidType']],
    [{ picks: [1.5], risk: 'low' }, ['picks invalidType']],
    [{ picks: 5, risk: 'low' }, ['picks invalidType']],
  ])('refuses %j', (raw, problems) => {
    expect(problemsOf(keno.parseParams(raw))).toEqual(problems);
  });
});
