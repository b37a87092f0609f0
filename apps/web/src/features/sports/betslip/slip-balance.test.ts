import { describe, expect, it } from 'vitest';
import { sampleSlipLine } from '../../../testing/sample-slip-line.ts';
import type { SlipLine } from './slip.types.ts';
import { lineMaxStake, missingMinor } from './slip-balance.ts';

const names = ['a', 'b', 'c'];

/** A slip with these stakes; its first line is the one that is looked at. */
const slip = (...stakes: string[]): SlipLine[] =>
  stakes.map((stake, index) => ({
    ...sampleSlipLine,
    selectionId: names[index] ?? '',
    stake,
  }));

const quote = (min_stake: string, max_stake: string, refusal: string | null = null) => ({
  min_stake,
  max_stake,
  refusal,
});

describe('the most a line takes', () => {
  it.each<[string, string[], string | null, ReturnType<typeof quote> | null, string | null]>([
    ['its own limit', ['', ''], '500.00', quote('1', '200.00'), '200.00'],
    ['what the balance leaves', ['', '350'], '500.00', quote('1', '200.00'), '150.00'],
    ['to the last minor unit', ['', '350,25'], '500.00', quote('1', '200.00'), '149.75'],
    ['not less for its own stake', ['200', '350'], '500.00', quote('1', '200.00'), '150.00'],
    ['beside all other lines', ['', '100', '350'], '500.00', quote('1', '200.00'), '50.00'],
    ['stakes that are none do not count', ['', 'x'], '500.00', quote('1', '500.00'), '500.00'],
    ['the smallest stake exactly', ['', '499'], '500.00', quote('1.00', '200.00'), '1.00'],
    ['less than the smallest stake', ['', '499.01'], '500.00', quote('1.00', '200.00'), null],
    ['nothing left', ['', '500'], '500.00', quote('0', '200.00'), null],
    ['less than nothing', ['', '600'], '500.00', quote('0', '200.00'), null],
    ['refused', ['', ''], '500.00', quote('1', '0', 'marketSuspended'), null],
    ['no quote', ['', ''], '500.00', null, null],
    ['no balance known', ['', '350'], null, quote('1', '200.00'), '200.00'],
  ])('%s', (_what, stakes, balance, offered, expected) => {
    const lines = slip(...stakes);
    const [line] = lines;
    expect(line && lineMaxStake(line, offered, { lines, currency: 'USD', balance })).toBe(expected);
  });
});

describe('the stakes together', () => {
  it.each<[string[], string, string | null, bigint | null]>([
    [['100', '400'], 'USD', '500.00', null],
    [['100', '400.01'], 'USD', '500.00', 1n],
    [['300', '300'], 'USD', '500.00', 100_00n],
    [['', ''], 'USD', '0', null],
    [['1', ''], 'USD', '0', 100n],
    [['300', '300'], 'USD', null, null],
    [['301', '200'], 'JPY', '500', 1n],
  ])('%s in %s of %s are too much by %s', (stakes, currency, balance, expected) => {
    expect(missingMinor({ lines: slip(...stakes), currency, balance })).toBe(expected);
  });

  it('leave out a free bet, which costs nothing', () => {
    const voucher = {
      id: 'v',
      kind: 'free_bet',
      amount: '20',
      boostPercent: null,
      maxExtra: null,
    } as const;
    const lines = slip('100', '20').map((line, index) =>
      index === 1 ? { ...line, voucher } : line,
    );
    expect(missingMinor({ lines, currency: 'USD', balance: '100.00' })).toBeNull();
  });
});
