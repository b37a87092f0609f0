import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../random/index.ts';
import { drawSeed, drawTicket, drawWinner, type HmacSha256, type JackpotEntry } from './index.ts';

const hmac: HmacSha256 = (key, text) => createHmac('sha256', key).update(text).digest('hex');
/** Gives these numbers one after the other, as digests. */
const digests = (...values: bigint[]): HmacSha256 => {
  return (_key, text) => (values[Number(text.split(':')[1])] ?? 0n).toString(16).padStart(64, '0');
};
const largest = 2n ** 256n - 1n;
const round = { roundId: 'round', seed: 'ab'.repeat(32) };
const entry = (playerId: string, turnoverMinor: bigint): JackpotEntry => ({
  playerId,
  turnoverMinor,
});

describe('a seed', () => {
  it('has 256 bits, and is another one each time', () => {
    const random = createSeededRandom('seeds');
    const seeds = Array.from({ length: 100 }, () => drawSeed(random));
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(seeds).size).toBe(100);
    expect(drawSeed({ next: () => 0 })).toBe('0'.repeat(64));
    expect(drawSeed({ next: () => 1 - 2 ** -53 })).toBe('f'.repeat(64));
  });
});

describe('a ticket', () => {
  it('is the HMAC of the round and a counter under the seed, reduced', () => {
    const digest = createHmac('sha256', round.seed).update('round:0').digest('hex');
    expect(drawTicket(round, 1000n, hmac)).toBe(BigInt(`0x${digest}`) % 1000n);
  });

  it('leaves out the digests that would favour low numbers', () => {
    // 2^256 is 6 beyond a multiple of 10: the last six digests are drawn again.
    expect((largest + 1n) % 10n).toBe(6n);
    expect(drawTicket(round, 10n, digests(largest, largest - 5n, 7n))).toBe(7n);
    expect(drawTicket(round, 10n, digests(largest - 6n, 7n))).toBe(9n);
    expect(drawTicket(round, 1n, digests(largest))).toBe(0n);
  });

  it('needs a total', () => {
    expect(() => drawTicket(round, 0n, hmac)).toThrow(RangeError);
  });
});

describe('the winner', () => {
  const three = [entry('a', 10n), entry('b', 1n), entry('c', 89n)];
  it.each([
    [0n, 'a'],
    [9n, 'a'],
    [10n, 'b'],
    [11n, 'c'],
    [99n, 'c'],
  ])('of ticket %s in 10, 1 and 89 is %s, in whatever order they are given', (ticket, winner) => {
    for (const entries of [three, three.toReversed()])
      expect(drawWinner({ ...round, entries }, digests(ticket))).toBe(winner);
  });

  it('is nobody when nobody has turnover', () => {
    expect(drawWinner({ ...round, entries: [] }, hmac)).toBeNull();
    expect(drawWinner({ ...round, entries: [entry('a', 0n)] }, hmac)).toBeNull();
  });

  it('is always one with turnover, and the same when drawn again', () => {
    const entries = fc.uniqueArray(
      fc.record({ playerId: fc.uuid(), turnoverMinor: fc.bigInt({ min: 0n, max: 10n ** 15n }) }),
      { selector: ({ playerId }) => playerId, minLength: 1 },
    );
    fc.assert(
      fc.property(entries, fc.uuid(), fc.uuid(), (given, roundId, seed) => {
        const winner = drawWinner({ roundId, seed, entries: given }, hmac);
        const found = given.find(({ playerId }) => playerId === winner);
        const isEmpty = given.every(({ turnoverMinor }) => turnoverMinor === 0n);
        expect((found?.turnoverMinor ?? 0n) > 0n).toBe(!isEmpty);
        expect(drawWinner({ roundId, seed, entries: given.toReversed() }, hmac)).toBe(winner);
      }),
    );
  });

  it('is each player as often as his part of the turnover says', () => {
    const wins: Record<string, number> = { a: 0, b: 0, c: 0 };
    const entries = [entry('a', 100n), entry('b', 300n), entry('c', 600n)];
    for (let draw = 0; draw < 5000; draw += 1) {
      const winner =
        drawWinner({ roundId: `round ${draw}`, seed: round.seed, entries }, hmac) ?? '';
      wins[winner] = (wins[winner] ?? 0) + 1;
    }
    // Five standard deviations of the binomial distribution.
    expect(Math.abs((wins['a'] ?? 0) - 500)).toBeLessThan(107);
    expect(Math.abs((wins['b'] ?? 0) - 1500)).toBeLessThan(163);
    expect(Math.abs((wins['c'] ?? 0) - 3000)).toBeLessThan(174);
  });
});
