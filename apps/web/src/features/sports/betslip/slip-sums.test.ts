import { describe, expect, it } from 'vitest';
import { sampleSlipLine } from '../../../testing/sample-slip-line.ts';
import type { SlipLine } from './slip.types.ts';
import {
  costMinorOf,
  isLineAcceptable,
  payoutMinorOf,
  stakeMinorOf,
  sumSlip,
} from './slip-sums.ts';

const line = (over: Partial<SlipLine>): SlipLine => ({ ...sampleSlipLine, ...over });

describe('stake of a slip line', () => {
  it.each([
    ['10', 'USD', 1000n],
    ['10.5', 'USD', 1050n],
    ['10,50', 'USD', 1050n],
    ['10.555', 'USD', null],
    ['', 'USD', null],
    ['0', 'USD', null],
    ['abc', 'USD', null],
    ['1500', 'JPY', 1500n],
    ['1500.5', 'JPY', null],
  ])('%s in %s is %s', (stake, currency, minor) => {
    expect(stakeMinorOf(line({ stake }), currency)).toBe(minor);
  });
});

describe('a single bet with a voucher', () => {
  const free = {
    id: 'v',
    kind: 'free_bet',
    amount: '10',
    boostPercent: null,
    maxExtra: null,
  } as const;
  const boost = { ...free, kind: 'odds_boost', amount: null, boostPercent: 20 } as const;
  it.each([
    // 10.00 at 2.00; without its stake; a fifth of 10.00 more, at most so much.
    ['none', null, 2000n, 1000n],
    ['a free bet', free, 1000n, 0n],
    ['a boost', boost, 2200n, 1000n],
    ['a boost with a most', { ...boost, maxExtra: '1.50' }, 2150n, 1000n],
  ])('%s', (_what, voucher, payout, cost) => {
    expect(payoutMinorOf(line({ voucher }), 'USD')).toBe(payout);
    expect(costMinorOf(line({ voucher }), 'USD')).toBe(cost);
  });
});

describe('sums of a slip', () => {
  it('add up the lines that have a stake', () => {
    const sums = sumSlip(
      [
        line({}),
        line({ selectionId: 'b', stake: '' }),
        line({ selectionId: 'c', currentOdds: '3.00', odds: '3.00' }),
      ],
      'none',
      'USD',
    );
    expect(sums).toMatchObject({ stakeMinor: 2000n, payoutMinor: 5000n, needsAcceptance: false });
    expect(sums.readyLines).toHaveLength(2);
  });

  it('leave out what cannot be placed as it is, though it is still sent', () => {
    const refused = line({ selectionId: 'b', stake: '9999' });
    const isPlaceable = (each: SlipLine) => each !== refused;
    const sums = sumSlip([line({}), refused], 'none', 'USD', { isPlaceable });
    expect(sums).toMatchObject({ stakeMinor: 1000n, payoutMinor: 2000n });
    expect(sums.sentLines).toHaveLength(2);
  });

  it('leave a line behind that takes no bets, whatever its price does', () => {
    const suspended = line({ selectionId: 'b', isOpen: false, currentOdds: '1.50' });
    const isTaken = ({ isOpen }: SlipLine) => isOpen;
    const sums = sumSlip([line({}), suspended], 'none', 'USD', { isTaken });
    expect(sums).toMatchObject({ stakeMinor: 1000n, payoutMinor: 2000n, needsAcceptance: false });
    expect(sums.sentLines.map(({ selectionId }) => selectionId)).toEqual(['a']);
    expect(sums.readyLines).toHaveLength(2);
  });

  it('a price that moved is accepted where it is bet on', () => {
    const moved = { currentOdds: '1.50' };
    const needsAcceptance = (over: Partial<SlipLine>) =>
      sumSlip([line({ ...moved, ...over })], 'none', 'USD').needsAcceptance;
    expect([needsAcceptance({}), needsAcceptance({ stake: '' })]).toEqual([true, false]);
  });

  it.each([
    ['none', '2.10', false],
    ['none', '1.90', false],
    ['better', '2.10', true],
    ['better', '1.90', false],
    ['any', '1.90', true],
    ['none', '2.00', true],
  ] as const)(
    'with the setting %s a price of %s is covered: %s',
    (setting, currentOdds, isCovered) => {
      expect(isLineAcceptable(line({ currentOdds }), setting)).toBe(isCovered);
    },
  );
});
