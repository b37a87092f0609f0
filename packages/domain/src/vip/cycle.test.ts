import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  creditOf,
  endOfCycle,
  keepRequirement,
  tokensEarned,
  vipLevelOf,
  type VipLevel,
  type VipStanding,
} from './index.ts';

const levels: VipLevel[] = [
  { level: 0, name: 'Bronze', depositMinor: 0n, turnoverMinor: 0n },
  { level: 1, name: 'Silver', depositMinor: 1_000n, turnoverMinor: 10_000n },
  { level: 2, name: 'Gold', depositMinor: 5_000n, turnoverMinor: 50_000n },
  { level: 3, name: 'Platinum', depositMinor: 5_005n, turnoverMinor: 250_000n },
];
const totals = (depositMinor: bigint, turnoverMinor: bigint) => ({ depositMinor, turnoverMinor });
const none = totals(0n, 0n);

describe('what keeps a level', () => {
  it.each([
    [0, 10, none, 'nothing where everyone begins'],
    [1, 100, totals(1_000n, 10_000n), 'all of its own way'],
    [2, 10, totals(400n, 4_000n), 'a tenth of what it asks for beyond the level before'],
    [3, 10, totals(0n, 20_000n), 'rounded down'],
  ])('of level %i at %i percent', (level, percent, needed) => {
    expect(keepRequirement(levels, levels[level] as VipLevel, percent)).toEqual(needed);
  });
});

describe('the end of a cycle', () => {
  const gold = totals(6_000n, 60_000n);
  const before = (deposit: bigint, turnover: bigint): VipStanding => ({
    totals: gold,
    shift: none,
    cycleBase: totals(6_000n - deposit, 60_000n - turnover),
  });
  it.each<[string, VipStanding, string]>([
    ['exactly what is asked for', before(400n, 4_000n), 'Gold'],
    ['too few deposits', before(399n, 4_000n), 'Silver'],
    ['too little turnover', before(400n, 3_999n), 'Silver'],
    ['nothing at all: one level, not more', before(0n, 0n), 'Silver'],
    ['deposits that were taken back', before(-50n, 9_000n), 'Silver'],
    ['nothing to lose at the bottom', { totals: none, shift: none, cycleBase: none }, 'Bronze'],
  ])('after %s', (_why, standing, level) => {
    expect(endOfCycle(levels, 10, standing).to.name).toBe(level);
  });

  it('begins at the foot of the level that is left, and a level is regained by its whole way', () => {
    const { shift } = endOfCycle(levels, 10, before(0n, 0n));
    expect(creditOf({ totals: gold, shift })).toEqual(totals(1_000n, 10_000n));
    const regained = creditOf({ totals: totals(10_000n, 100_000n), shift });
    expect(vipLevelOf(levels, regained).name).toBe('Gold');
    const nearly = creditOf({ totals: totals(9_999n, 100_000n), shift });
    expect(vipLevelOf(levels, nearly).name).toBe('Silver');
  });

  it('never lifts a level, never takes more than one, and keeps what it does not take', () => {
    const amount = fc.bigInt({ min: 0n, max: 300_000n });
    const sum = fc.record({ depositMinor: amount, turnoverMinor: amount });
    fc.assert(
      fc.property(sum, sum, fc.integer({ min: 1, max: 100 }), (all, cycleBase, percent) => {
        const standing = { totals: all, shift: none, cycleBase };
        const { from, to, isKept, shift } = endOfCycle(levels, percent, standing);
        expect(from.level - to.level).toBe(isKept ? 0 : 1);
        expect(vipLevelOf(levels, creditOf({ totals: all, shift })).level).toBe(to.level);
        expect(shift.depositMinor <= 0n && shift.turnoverMinor <= 0n).toBe(true);
      }),
    );
  });
});

describe('tokens for turnover', () => {
  it.each([
    [999n, 1_000n, 0n, 0n],
    [1_000n, 1_000n, 1n, 1_000n],
    [3_999n, 1_000n, 3n, 3_000n],
    [-5n, 1_000n, 0n, 0n],
    [5n, 0n, 0n, 0n],
  ])('%i at one for %i are %i and use up %i', (turnover, perToken, tokens, usedMinor) => {
    expect(tokensEarned(turnover, perToken)).toEqual({ tokens, usedMinor });
  });
});
