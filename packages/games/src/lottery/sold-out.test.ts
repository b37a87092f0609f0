import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lotteryGames,
  soldOutBy,
  soldOutDetail,
  withLine,
  withTicket,
  type Liabilities,
} from './index.ts';

const { 'lotto-4d': lotto4d } = lotteryGames();
const none: Liabilities = new Map();
const big = lotto4d.cover({ kind: 'big', number: '1234' });
const box = lotto4d.cover({ kind: 'box_small', number: '1123' });
const ibox = lotto4d.cover({ kind: 'ibox_big', number: '1234' });

describe('a number that is sold out', () => {
  it('counts each stake by its best single prize, boxes on every permutation', () => {
    expect([...withLine(none, big, 100n)]).toEqual([['1234', 250_000n]]);
    const boxed = withLine(none, box, 1_200n);
    expect(boxed.size).toBe(12);
    expect(boxed.get('3211')).toBe(350_000n);
    expect(withLine(withLine(none, ibox, 100n), big, 100n).get('1234')).toBe(260_500n);
  });

  it('takes what just fits and says how much of it is left', () => {
    const limit = 3_250_000n;
    const sold = withLine(none, big, 100n);
    // 3,250,000 less 250,000 is 1,200 of 2,500 each.
    expect(soldOutBy(sold, big, 1_200n, limit)).toBeNull();
    expect(soldOutBy(sold, big, 1_201n, limit)).toEqual({ number: '1234', roomMinor: 1_200n });
    const full = withLine(sold, big, 1_200n);
    expect(soldOutBy(full, big, 1n, limit)).toEqual({ number: '1234', roomMinor: 0n });
    expect(soldOutBy(full, ibox, 1n, limit)?.number).toBe('1234');
  });

  it('counts the lines of a ticket together, and tells the room as the wire does', () => {
    const line = { cover: big, stakeMinor: 800n };
    const fits = withTicket(none, [line], 3_250_000n);
    expect('liabilities' in fits && fits.liabilities.get('1234')).toBe(2_000_000n);
    const full = withTicket(none, [line, line], 3_250_000n);
    expect(full).toEqual({ soldOut: { number: '1234', roomMinor: 500n } });
    expect(soldOutDetail({ number: '1234', roomMinor: 1_200n }, 'EUR')).toBe('1234:room 12.00');
  });

  it('never passes the limit, and never refuses a stake of the room it tells', () => {
    const lines = fc.array(
      fc.record({
        kind: fc.constantFrom('big', 'small', 'box_big', 'ibox_small', 'first'),
        number: fc.constantFrom('1234', '4321', '1123', '0011'),
        units: fc.bigInt(1n, 200n),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(lines, fc.bigInt(1n, 5_000_000n), (asked, limit) => {
        let sold = none;
        for (const { kind, number, units } of asked) {
          const cover = lotto4d.cover({ kind, number });
          const refused = soldOutBy(sold, cover, units * cover.bets, limit);
          if (!refused) sold = withLine(sold, cover, units * cover.bets);
          else if (refused.roomMinor > 0n) {
            expect(refused.roomMinor).toBeLessThan(units * cover.bets);
            expect(soldOutBy(sold, cover, refused.roomMinor, limit)).toBeNull();
          }
          for (const used of sold.values()) expect(used).toBeLessThanOrEqual(limit);
        }
      }),
      { numRuns: 100 },
    );
  });
});
