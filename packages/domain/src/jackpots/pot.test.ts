import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contributedMinor,
  firstRound,
  maxShareBasisPoints,
  nextRound,
  potProblems,
  sharePercent,
  type JackpotPot,
} from './index.ts';

const hourly: JackpotPot = {
  code: 'hourly',
  names: { EN: 'Hourly pot', ESP: 'Bote de la hora' },
  shareBasisPoints: 50,
  openingMinor: 100_000n,
  periodMinutes: 60,
};

describe('a pot', () => {
  it.each<[Partial<JackpotPot>, string[]]>([
    [{}, []],
    [{ shareBasisPoints: 1, openingMinor: 1n, periodMinutes: 5 }, []],
    [{ shareBasisPoints: 1000, periodMinutes: 366 * 24 * 60 }, []],
    [{ code: 'Hourly' }, ['code: 1 to 40 of a-z and 0-9, words joined by -']],
    [{ code: 'a'.repeat(41) }, ['code: 1 to 40 of a-z and 0-9, words joined by -']],
    [{ names: { ESP: 'Bote' } }, ['name: English is missing']],
    [{ names: { EN: ' ' } }, ['name (EN): 1 to 60 characters']],
    [{ names: { EN: 'Pot', XX: 'Pot' } as object }, ['name: the language XX is not known']],
    [{ shareBasisPoints: 0 }, ['share: 0.01 to 10 percent']],
    [{ shareBasisPoints: 1001 }, ['share: 0.01 to 10 percent']],
    [{ shareBasisPoints: 0.5 }, ['share: 0.01 to 10 percent']],
    [{ openingMinor: 0n }, ['opening: above zero']],
    [{ openingMinor: 10n ** 15n + 1n }, ['opening: above zero']],
    [{ periodMinutes: 4 }, ['period: 5 to 527040 minutes']],
    [{ periodMinutes: Number.NaN }, ['period: 5 to 527040 minutes']],
  ])('with %o has the problems %j', (change, problems) => {
    expect(potProblems({ ...hourly, ...change })).toEqual(problems);
  });

  it.each([
    [50, '0.5'],
    [1, '0.01'],
    [125, '1.25'],
    [1000, '10'],
  ])('that takes %d hundredths of a percent shows %s', (points, shown) => {
    expect(sharePercent(points)).toBe(shown);
  });
});

describe('what turnover puts into a pot', () => {
  it.each([
    [0n, 50, 0n, 0n],
    [199n, 50, 0n, 0n],
    [200n, 50, 0n, 1n],
    [399n, 50, 0n, 1n],
    [1_000_000n, 50, 0n, 5000n],
    [1_000_000n, 50, 4000n, 5000n],
    [600_000n, 50, 5000n, 5000n],
  ])(
    '%s at %d hundredths of a percent, with %s in it before: %s',
    (turnover, share, before, due) => {
      expect(contributedMinor(turnover, share, before)).toBe(due);
    },
  );

  it('is the same however often it was counted on the way, and never shrinks', () => {
    const turnovers = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1 });
    fc.assert(
      fc.property(turnovers, fc.integer({ min: 1, max: maxShareBasisPoints }), (steps, share) => {
        let turnover = 0n;
        let counted = 0n;
        for (const step of steps) {
          turnover += step;
          const before = counted;
          counted = contributedMinor(turnover, share, before);
          expect(counted >= before).toBe(true);
        }
        expect(counted).toBe(contributedMinor(turnover, share, 0n));
        // The share itself, less than one minor unit off.
        const off = turnover * BigInt(share) - counted * 10_000n;
        expect(off >= 0n && off < 10_000n).toBe(true);
      }),
    );
  });
});

describe('rounds', () => {
  const at = (text: string): Date => new Date(`2026-11-21T${text}Z`);

  it.each([
    ['a few seconds after the drop', '13:00:07', '14:00:00'],
    ['just before the next would drop', '13:59:59', '14:00:00'],
    ['when the next would have dropped', '14:00:00', '15:00:00'],
    ['after a long stand-still', '19:20:00', '20:20:00'],
  ])('follow each other without a gap: %s', (_when, now, drop) => {
    expect(nextRound(at('13:00:00'), 60, at(now))).toEqual({
      startsAt: at('13:00:00'),
      dropsAt: at(drop),
    });
  });

  it('begin when the pot is made', () => {
    expect(firstRound(at('12:00:00'), 90)).toEqual({
      startsAt: at('12:00:00'),
      dropsAt: at('13:30:00'),
    });
  });
});
