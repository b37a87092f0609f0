import { describe, expect, it } from 'vitest';
import { minorOf, potBet, potOf, textOf, within } from './chip-amounts.ts';

describe('amounts of a table', () => {
  it.each([
    // Nothing to call: half and the whole of a pot of 6.00.
    { potMinor: 600n, toMatchMinor: 0n, callMinor: 0n, part: [1n, 2n], total: 300n },
    { potMinor: 600n, toMatchMinor: 0n, callMinor: 0n, part: [1n, 1n], total: 600n },
    // A bet of 6.00 into 6.00: the pot is 12.00, after the call 18.00, so a raise of the pot is to
    // 24.00.
    { potMinor: 1200n, toMatchMinor: 600n, callMinor: 600n, part: [1n, 1n], total: 2400n },
    { potMinor: 1200n, toMatchMinor: 600n, callMinor: 600n, part: [2n, 3n], total: 1800n },
  ] as const)('$part of a pot of $potMinor leads to $total', ({ part, total, ...pot }) => {
    expect(potBet(pot, part)).toBe(total);
  });

  it('stays within what the table allows', () => {
    const bounds = { leastMinor: 400n, mostMinor: 20_000n };
    expect([100n, 500n, 30_000n].map((minor) => within(bounds, minor))).toEqual([
      400n,
      500n,
      20_000n,
    ]);
  });

  it('reads amounts as the wire writes them', () => {
    expect([minorOf('12.50', 2), minorOf('150', 0), minorOf('none', 2)]).toEqual([1250n, 150n, 0n]);
    expect(textOf(1250n, 2)).toBe('12.50');
    const pots = [
      { amount: '3.50', seats: [1, 2] },
      { amount: '4.00', seats: [2] },
    ];
    expect(potOf({ pots }, 2)).toBe(750n);
  });
});
