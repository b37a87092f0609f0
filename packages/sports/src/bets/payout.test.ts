import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction, one, type Fraction } from '../engine/fraction.ts';
import { shownOdds, potentialPayoutMinor, isOddsTooHigh, maxUnitStakeMinor } from './caps.ts';
import { cashOutMinor, openLegValue, unitTakenMinor } from './cash-out.ts';
import { feedMultiplier, winMultiplier } from './multiplier.ts';
import { betPayoutMinor, freeBetComesBack, stakeMinor, type BetVoucher } from './payout.ts';
import { lineCount, namedSystems, shapeFault, type BetShape, type SystemName } from './shape.ts';

const none = { sizes: [], bankers: [], isEachWay: false };
const single: BetShape = { type: 'single', legCount: 1, ...none };
const parlay = (legCount: number): BetShape => ({ type: 'parlay', legCount, ...none });
const system = (legCount: number, sizes: readonly number[], bankers: number[] = []): BetShape => ({
  type: 'system',
  legCount,
  sizes,
  bankers,
  isEachWay: false,
});
const named = (name: SystemName): BetShape =>
  system(namedSystems[name].at(-1) ?? 0, namedSystems[name]);

/**
 * Legs as `2.10` won, `1.95 hw`, `void`, `hl`, `0` lost; `4 r40` deducted, `3 1/2` in a dead heat.
 */
function legOf(text: string): { win: Fraction; place: Fraction } {
  const [odds = '', how = ''] = text.split(' ');
  const fixed = { void: fraction(1n, 1n), hl: fraction(1n, 2n), '0': fraction(0n, 1n) }[odds];
  if (fixed !== undefined) return { win: fixed, place: fixed };
  const [top, bottom] = how.includes('/') ? how.split('/').map(BigInt) : [1n, 1n];
  const win = winMultiplier({
    oddsMilli: Math.round(Number(odds) * 1000),
    result: how === 'hw' ? 'half-won' : 'won',
    share: fraction(top ?? 1n, bottom ?? 1n),
    deductionPercent: how.startsWith('r') ? Number(how.slice(1)) : 0,
  });
  return { win, place: win };
}

const legs = (text: string) => text.split(', ').map(legOf);
const paid = (shape: BetShape, unit: bigint, text: string, voucher: BetVoucher | null = null) =>
  betPayoutMinor(shape, unit, legs(text), voucher);

const six = '2.10, 1.95 hw, void, hl, 3.40, 0';
const eight = Array.from({ length: 8 }, () => '1.50').join(', ');
const eightOneLost = `${Array.from({ length: 7 }, () => '1.50').join(', ')}, 0`;

describe('what bets of several legs pay (domain page of sports, 6)', () => {
  it.each<[string, BetShape, bigint, string, bigint]>([
    ['a single', single, 1000n, '2.10', 2100n],
    ['parlay by its exact product', parlay(4), 68n, '1.87, 2.05, 1.66, 2.40', 1039n],
    ['parlay with a void leg', parlay(3), 1000n, '2.00, void, 1.50', 3000n],
    ['parlay, all void', parlay(2), 1000n, 'void, void', 1000n],
    ['parlay, half lost', parlay(4), 100n, '2.00, void, 1.95 hw, hl', 148n],
    ['Heinz', named('Heinz'), 50n, six, 4590n],
    ['Lucky 63', named('Lucky 63'), 50n, six, 5014n],
    ['three of six', system(6, [3]), 50n, six, 1845n],
    ['Goliath', named('Goliath'), 10n, eight, 15129n],
    ['Goliath, one lost', named('Goliath'), 10n, eightOneLost, 5989n],
    ['Lucky 63 of evens', named('Lucky 63'), 100n, '2, 2, 2, 2, 2, 2', 72800n],
    ['Patent', named('Patent'), 100n, '2, 3, 4', 5900n],
    ['Trixie', named('Trixie'), 100n, '2, 3, 4', 5000n],
    ['Lucky 15, one lost', named('Lucky 15'), 100n, '2, 3, 4, 0', 5900n],
    ['Yankee, one lost', named('Yankee'), 100n, '2, 3, 4, 0', 5000n],
    ['Yankee, halves and a void', named('Yankee'), 100n, '2, void, 1.95 hw, hl', 1630n],
    ['two of three', system(3, [2]), 100n, '2, 1.5, 0', 300n],
    ['banker', system(5, [2], [0]), 100n, '1.80, 2.00, 2.50, 1.60, 3.00', 5490n],
    ['banker, one other lost', system(5, [2], [0]), 100n, '1.80, 2, 2.5, 1.6, 0', 2196n],
    ['banker lost', system(5, [2], [0]), 100n, '0, 2.00, 2.50, 1.60, 3.00', 0n],
    ['published: Yankee of four at 3/1', named('Yankee'), 30n, '4, 4, 4, 4', 18240n],
    ['published: Lucky 15 with a non-runner', named('Lucky 15'), 30n, '4, 4, 4, void', 7470n],
    ['published: mix parlay', parlay(4), 10_000n, '1.86, 1.96, 1.90, 2.36', 163_469n],
    ['published: mix parlay, half won', parlay(4), 10_000n, '1.86 hw, 1.96, 1.90, 2.36', 125_678n],
    ['published: mix parlay, half lost', parlay(3), 10_000n, 'hl, 1.96, 1.90', 18_620n],
    ['published: mix parlay, two half lost', parlay(3), 10_000n, 'hl, hl, 1.90', 4750n],
    ['published: Lucky 15 with 40 %', named('Lucky 15'), 100n, '4, 6 r40, void, 0', 4900n],
  ])('%s', (_name, shape, unit, text, expected) => {
    expect(shapeFault(shape)).toBeNull();
    expect(paid(shape, unit, text)).toBe(expected);
  });
});

describe('lines and shapes (wire contract, 1)', () => {
  it.each<[SystemName, number]>([
    ['Trixie', 4],
    ['Patent', 7],
    ['Yankee', 11],
    ['Lucky 15', 15],
    ['Canadian', 26],
    ['Lucky 31', 31],
    ['Heinz', 57],
    ['Lucky 63', 63],
    ['Super Heinz', 120],
    ['Lucky 127', 127],
    ['Goliath', 247],
    ['Lucky 255', 255],
  ])('%s has %i lines', (name, lines) => {
    expect(lineCount(named(name))).toBe(lines);
    expect(lineCount({ ...named(name), isEachWay: true })).toBe(2 * lines);
  });

  it.each<[string, BetShape, string | null]>([
    ['a single of two', { ...single, legCount: 2 }, 'invalidSystem'],
    ['a parlay of one', parlay(1), 'invalidSystem'],
    ['a parlay of thirty', parlay(30), null],
    ['a parlay of thirty-one', parlay(31), 'tooManyLegs'],
    ['a parlay with bankers', { ...parlay(3), bankers: [0] }, 'invalidSystem'],
    ['a system of two', system(2, [1]), 'invalidSystem'],
    ['a system of seventeen', system(17, [2]), 'tooManyLegs'],
    ['no sizes', system(3, []), 'invalidSystem'],
    ['a size twice', system(3, [2, 2]), 'invalidSystem'],
    ['a size above the free legs', system(4, [3], [0, 1]), 'invalidSystem'],
    ['a banker that is no leg', system(4, [2], [4]), 'invalidSystem'],
    ['too many lines', system(16, [5]), 'tooManyLines'],
    ['nearly too many', system(16, [4]), null],
  ])('%s: %s', (_name, shape, fault) => {
    expect(shapeFault(shape)).toBe(fault);
  });
});

describe('vouchers', () => {
  const boost = (maxExtraMinor: bigint | null): BetVoucher => ({
    kind: 'odds_boost',
    boostPercent: 20,
    maxExtraMinor,
  });
  it.each<[string, bigint, BetVoucher, string, bigint]>([
    ['boost', 1000n, boost(null), '2.00, 1.50', 3400n],
    ['boost at its most', 1000n, boost(300n), '2.00, 1.50', 3300n],
    ['boost of a loss', 1000n, boost(null), 'hl, void', 500n],
    ['free bet won', 1000n, { kind: 'free_bet' }, '2.00, 1.50', 2000n],
    ['free bet lost', 1000n, { kind: 'free_bet' }, 'hl, void', 0n],
  ])('%s', (_name, unit, voucher, text, expected) => {
    expect(paid(parlay(2), unit, text, voucher)).toBe(expected);
  });

  it('a free bet that half wins pays less its stake, one that is void comes back', () => {
    expect(paid(single, 1000n, '3.00 hw', { kind: 'free_bet' })).toBe(1000n);
    expect(freeBetComesBack(legs('void, void'))).toBe(true);
    expect(freeBetComesBack(legs('void, 2.00'))).toBe(false);
  });
});

describe('odds and caps', () => {
  const at = (...oddsMilli: number[]) =>
    oddsMilli.map((odds) => ({ oddsMilli: odds, terms: null }));

  it('shown odds are cut and never paid by', () => {
    expect(shownOdds(at(1870, 2050, 1660, 2400))).toBe('15.272');
    expect(shownOdds(at(2000))).toBe('2.000');
  });

  it('thirty legs at 1,000 are compared, not cast', () => {
    const many = at(...Array.from({ length: 30 }, () => 1_000_000));
    expect(isOddsTooHigh(many, 10_000_000n)).toBe(true);
    expect(isOddsTooHigh(at(100_000, 100_000), 10_000_000n)).toBe(false);
    expect(isOddsTooHigh(at(100_000, 100_001), 10_000_000n)).toBe(true);
    expect(String(potentialPayoutMinor(parlay(30), 100n, many))).toHaveLength(93);
  });

  it('the largest unit passes the cap with one minor unit more', () => {
    const odds = fc.integer({ min: 1001, max: 50_000 });
    const shape = fc.constantFrom(parlay(3), named('Trixie'), named('Patent'));
    fc.assert(
      fc.property(odds, odds, odds, shape, fc.bigInt(0n, 10_000_000n), (a, b, c, of, most) => {
        const prices = at(a, b, c);
        const unit = maxUnitStakeMinor(of, prices, most) ?? 0n;
        const profit = (stake: bigint) =>
          potentialPayoutMinor(of, stake, prices) - stakeMinor(of, stake);
        expect(profit(unit) <= most).toBe(true);
        expect(profit(unit + 1n) > most).toBe(true);
      }),
    );
  });
});

describe('multipliers', () => {
  it('are what feeds say with result, void factor and dead heat', () => {
    const cases = [
      ['won', 1, fraction(0n, 1n)],
      ['half-won', 1, fraction(1n, 2n)],
      ['void', 0, one],
      ['half-lost', 0, fraction(1n, 2n)],
      ['lost', 0, fraction(0n, 1n)],
    ] as const;
    for (const [result, feedResult, voidFactor] of cases) {
      const leg = { oddsMilli: 2350, result, share: one, deductionPercent: 0 };
      expect(winMultiplier(leg)).toEqual(feedMultiplier(2350, feedResult, voidFactor, one));
    }
  });

  it.each([
    ['60 at 6.0, three tie for first', 6000n, '6 1/3', 12_000n],
    ['four tie for second of three places', 18_000n, '2 1/2', 18_000n],
    ['20 at 4.0, three tie', 2000n, '4 1/3', 2667n],
    ['50 at 2.5, two tie', 5000n, '2.5 1/2', 6250n],
    ['50 at 3.0, six tie for eighth of ten', 5000n, '3 3/6', 7500n],
    ['10 at 8.0, two tie, 40 % kept back: first the deduction', 1000n, '8 1/2', 4000n],
  ])('published dead heats: %s', (_name, stake, text, expected) => {
    expect(paid(single, stake, text)).toBe(expected);
  });
});

describe('cash-out (domain page of sports, 8)', () => {
  const value = (oddsMilli: number, won: number, halfWon = 0, halfLost = 0) => {
    const win = openLegValue(oddsMilli, { won, halfWon, void: 0, halfLost });
    return { win, place: win };
  };
  const open = [legOf('2.00'), value(1900, 700_000), value(1950, 420_000, 150_000, 130_000)];
  const offer = (shape: BetShape, unitTaken: bigint, marginPpm: number, unitStakeMinor: bigint) =>
    cashOutMinor({
      shape,
      legs: open,
      unitTakenMinor: unitTaken,
      unitStakeMinor,
      potentialPayoutMinor: paid(shape, unitStakeMinor, '2.00, 1.90, 1.95'),
      marginPpm,
    });

  it('a parlay of 20.00', () => {
    expect(paid(parlay(3), 2000n, '2.00, 1.90, 1.95')).toBe(14_820n);
    expect(offer(parlay(3), 2000n, 0, 2000n)).toBe(5879n);
    expect(offer(parlay(3), 2000n, 50_000, 2000n)).toBe(5585n);
    expect(unitTakenMinor(2000n, 33)).toBe(660n);
    expect(offer(parlay(3), 660n, 50_000, 2000n)).toBe(1843n);
    expect(paid(parlay(3), 1340n, '2.00, 1.90, 1.95 hw')).toBe(7511n);
  });

  it('a Trixie of 5.00', () => {
    expect(paid(named('Trixie'), 500n, '2.00, 1.90, 1.95')).toBe(9408n);
    expect(offer(named('Trixie'), 500n, 50_000, 500n)).toBe(4408n);
  });

  it('parts leave at least one minor unit, and take one', () => {
    expect(unitTakenMinor(1n, 50)).toBeNull();
    expect(unitTakenMinor(1n, 100)).toBe(1n);
    expect(unitTakenMinor(99n, 1)).toBeNull();
    expect(() => unitTakenMinor(100n, 0)).toThrow(RangeError);
  });

  it('never pays more than the part could have won', () => {
    const sure = [value(3000, 1_000_000)];
    const input = { shape: single, legs: sure, unitTakenMinor: 100n, unitStakeMinor: 100n };
    expect(cashOutMinor({ ...input, potentialPayoutMinor: 250n, marginPpm: 0 })).toBe(250n);
  });

  it('parts together pay no more than the whole', () => {
    const part = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(fc.bigInt(2n, 100_000n), part, (unit, percent) => {
        const taken = unitTakenMinor(unit, percent);
        fc.pre(taken !== null);
        const whole = offer(parlay(3), unit, 50_000, unit);
        const first = offer(parlay(3), taken ?? 0n, 50_000, unit);
        expect(first + offer(parlay(3), unit - (taken ?? 0n), 50_000, unit) <= whole).toBe(true);
      }),
    );
  });
});

describe('a system is the sum of its lines', () => {
  it('whatever the legs', () => {
    const leg = fc.constantFrom('2.10', '1.95 hw', 'void', 'hl', '3.40', '0', '7.5 1/3');
    fc.assert(
      fc.property(fc.array(leg, { minLength: 4, maxLength: 4 }), (words) => {
        const all = legs(words.join(', '));
        const pairs = all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b]));
        const sum = pairs.reduce((total, pair) => {
          return total + betPayoutMinor(parlay(2), 10n ** 12n, pair);
        }, 0n);
        const whole = betPayoutMinor(system(4, [2]), 10n ** 12n, all);
        const gap = sum > whole ? sum - whole : whole - sum;
        expect(gap <= 6n).toBe(true);
      }),
    );
  });
});
