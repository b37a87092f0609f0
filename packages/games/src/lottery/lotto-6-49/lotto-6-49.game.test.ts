import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose, numbersFrom } from '../../engine/index.ts';
import { vectorRoundStream } from '../../testing/shared-vectors.ts';
import { problemsOf, vectorStream } from '../../testing/streams.ts';
import { lotto649 } from './lotto-6-49.game.ts';
import { jackpotOf, settleDraw } from './settle-draw.ts';
import { linesOfTier, tiers649, winningLines, type TierCounts } from './winning-lines.ts';

const counts = (
  six: bigint,
  bonus: bigint,
  five: bigint,
  four: bigint,
  three: bigint,
): TierCounts => ({
  six,
  five_bonus: bonus,
  five,
  four,
  three,
});

describe('6/49', () => {
  it.each([
    [1, [22, 41, 7, 3, 26, 9], 20],
    [2, [44, 19, 32, 12, 43, 47], 7],
    [3, [19, 20, 41, 38, 28, 3], 36],
  ])('draws the published round %i', (index, numbers, bonus) => {
    expect(lotto649.draw(vectorRoundStream('tickets', index))).toEqual({ numbers, bonus });
  });

  it('counts the lines of an entry by formula: the published ones', () => {
    const entry = { numbers: numbersFrom(1, 7) };
    const six = { numbers: [1, 2, 3, 4, 5, 10], bonus: 6 };
    expect(winningLines(entry, six)).toEqual(counts(0n, 1n, 1n, 5n, 0n));
    const seven = { numbers: [1, 2, 3, 4, 5, 6], bonus: 7 };
    expect(winningLines(entry, seven)).toEqual(counts(1n, 6n, 0n, 0n, 0n));
  });

  it('counts them as one finds them line by line', () => {
    const chosen = fc.uniqueArray(fc.integer({ min: 1, max: 16 }), { minLength: 6, maxLength: 9 });
    const drawn = fc.uniqueArray(fc.integer({ min: 1, max: 16 }), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(chosen, drawn, (numbers, balls) => {
        const found = { six: 0n, five_bonus: 0n, five: 0n, four: 0n, three: 0n };
        for (const line of linesFrom(numbers)) {
          const right = line.filter((number) => balls.slice(0, 6).includes(number)).length;
          const hasBonus = line.includes(balls[6] ?? 0);
          if (right === 6) found.six += 1n;
          else if (right === 5 && hasBonus) found.five_bonus += 1n;
          else if (right === 5) found.five += 1n;
          else if (right === 4) found.four += 1n;
          else if (right === 3) found.three += 1n;
        }
        const outcome = { numbers: balls.slice(0, 6), bonus: balls[6] ?? 0 };
        expect(winningLines({ numbers }, outcome)).toEqual(found);
        expect(lotto649.linesOf({ numbers })).toBe(choose(numbers.length, 6));
      }),
      { numRuns: 100 },
    );
  });

  it('puts as many of all lines into each tier as is published', () => {
    expect(linesOfTier.four).toBe(choose(6, 4) * choose(43, 2));
    expect(linesOfTier.three).toBe(choose(6, 3) * choose(43, 3));
    expect(linesOfTier.five + linesOfTier.five_bonus).toBe(choose(6, 5) * 43n);
    expect(choose(49, 6)).toBe(13_983_816n);
  });

  it.each([
    [{ numbers: [1, 2, 3, 4, 5] }, ['numbers belowMinimum']],
    [{ numbers: numbersFrom(1, 13) }, ['numbers aboveMaximum']],
    [{ numbers: [1, 2, 3, 4, 5, 5] }, ['numbers duplicate']],
    [{ numbers: [1, 2, 3, 4, 5, 50] }, ['numbers aboveMaximum']],
    [{}, ['numbers required']],
  ])('refuses %j', (raw, problems) => {
    expect(problemsOf(lotto649.parsePlay(raw))).toEqual(problems);
  });

  it('keeps an entry ascending, chosen or drawn', () => {
    expect(lotto649.parsePlay({ numbers: [43, 3, 11, 19, 27, 35] })).toEqual({
      ok: true,
      params: { numbers: [3, 11, 19, 27, 35, 43] },
    });
    const { numbers } = lotto649.pick({ count: 12 }, vectorStream(0));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(problemsOf(lotto649.parsePlay({ numbers }))).toEqual([]);
  });
});

describe('the money of a draw', () => {
  const money = {
    salesMinor: 100_000_000n,
    rolloverMinor: 0n,
    guaranteeMinor: 30_000_000n,
    reserveMinor: 10_000_000n,
  };

  it('is shared as published', () => {
    const settled = settleDraw(money, counts(1n, 0n, 2n, 100n, 1_766n));
    expect(settled.fundMinor).toBe(55_000_000n);
    const each = settled.tiers.filter(({ winners }) => winners > 0n).map((tier) => tier.eachMinor);
    expect(each).toEqual([30_000_000n, 2_750_000n, 82_500n, 7_785n]);
    expect(settled.fromReserveMinor).toBe(8_000_000n);
    expect(settled.nextRolloverMinor).toBe(5_500_000n + 1_690n);
    expect(settled.toHouseMinor).toBe(40_000_000n);
  });

  it('rolls a jackpot over whole, and tops none up that nobody won', () => {
    const settled = settleDraw({ ...money, rolloverMinor: 500n }, counts(0n, 1n, 1n, 1n, 1n));
    expect(settled.jackpotMinor).toBe(30_000_000n);
    expect(settled.fromReserveMinor).toBe(0n);
    expect(settled.nextRolloverMinor).toBe(22_000_500n);
    expect(jackpotOf({ ...money, rolloverMinor: 10_000_000n })).toBe(32_000_000n);
  });

  it('takes of a guarantee from the house what the reserve does not hold', () => {
    const settled = settleDraw({ ...money, reserveMinor: 0n }, counts(2n, 0n, 0n, 0n, 0n));
    expect([settled.fromReserveMinor, settled.fromHouseMinor]).toEqual([5_000_000n, 3_000_000n]);
    expect(settled.tiers[0]?.eachMinor).toBe(15_000_000n);
  });

  it('is never lost nor made: what comes in is paid, kept or rolled over', () => {
    const minor = fc.bigInt(0n, 10n ** 12n);
    const won = fc.bigInt(0n, 10_000n);
    fc.assert(
      fc.property(
        fc.tuple(minor, minor, minor, minor),
        fc.tuple(won, won, won, won, won),
        (m, w) => {
          const [salesMinor, rolloverMinor, guaranteeMinor, reserveMinor] = m;
          const of = { salesMinor, rolloverMinor, guaranteeMinor, reserveMinor };
          const winners = counts(...w);
          const s = settleDraw(of, winners);
          const isIn = salesMinor + rolloverMinor + s.fromReserveMinor + s.fromHouseMinor;
          const out = s.paidMinor + s.toHouseMinor + s.toReserveMinor + s.nextRolloverMinor;
          expect(isIn).toBe(out);
          expect(s.nextRolloverMinor).toBeGreaterThanOrEqual(0n);
          expect(s.fromReserveMinor).toBeLessThanOrEqual(reserveMinor + s.toReserveMinor);
          for (const { tier, winners: count, eachMinor } of s.tiers)
            expect(count * eachMinor).toBeLessThanOrEqual(
              tier === 'six' ? s.jackpotMinor : s.fundMinor,
            );
          expect(tiers649.map((tier) => winners[tier])).toEqual(s.tiers.map((t) => t.winners));
        },
      ),
    );
  });
});

function linesFrom(numbers: readonly number[], size = 6): number[][] {
  if (size === 0) return [[]];
  return numbers.flatMap((first, place) =>
    linesFrom(numbers.slice(place + 1), size - 1).map((rest) => [first, ...rest]),
  );
}
