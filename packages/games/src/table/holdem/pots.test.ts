import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { potsOf, rakesOf, settlePot, uncalledOf, type Paid } from './pots.ts';
import { tableConfig } from './table-config.ts';

const paid = (seat: number, liveMinor: bigint, hasFolded = false, deadMinor = 0n): Paid => ({
  seat,
  liveMinor,
  deadMinor,
  hasFolded,
});
const terms = { percent: 5, capMinor: 10_000n, headsUpCapMinor: 10_000n };
const flop = { hasFlop: true, isHeadsUp: false };

/** Everything from bets to payments: pots, rakes and what each seat won. */
function settle(hand: readonly Paid[], strengths: Record<number, number>, order: number[]) {
  const pots = potsOf(hand);
  const rakes = rakesOf(pots, terms, flop);
  const settled = pots.map((pot, place) =>
    settlePot(pot, rakes[place]!, (seat) => strengths[seat]!, order),
  );
  const won: Record<number, bigint> = {};
  for (const { seat, wonMinor } of settled.flatMap(({ shares }) => shares))
    won[seat] = (won[seat] ?? 0n) + wonMinor;
  return { pots, rakes, won };
}

// The vectors of the wire page "games two", 14, "Pots".
describe('pots as published', () => {
  it('layers 100, 300, 300 and 50 folded, and rakes each pot', () => {
    const hand = [paid(1, 100n), paid(2, 300n), paid(3, 300n), paid(4, 50n, true)];
    const { pots, rakes, won } = settle(hand, { 1: 9, 2: 5, 3: 5 }, [1, 2, 3, 4]);
    expect(pots).toEqual([
      { amountMinor: 350n, seats: [1, 2, 3] },
      { amountMinor: 400n, seats: [2, 3] },
    ]);
    expect(rakes).toEqual([17n, 20n]);
    expect(won).toEqual({ 1: 333n, 2: 190n, 3: 190n });
  });

  it('gives 300 of 500 against 200 back and takes no rake without a flop', () => {
    expect(uncalledOf([paid(1, 500n), paid(2, 200n)])).toEqual({ seat: 1, amountMinor: 300n });
    const pots = potsOf([paid(1, 200n), paid(2, 200n)]);
    expect(pots).toEqual([{ amountMinor: 400n, seats: [1, 2] }]);
    expect(rakesOf(pots, terms, { hasFlop: false, isHeadsUp: true })).toEqual([0n]);
  });

  it('gives the odd unit of 303 to the first from the left of the button', () => {
    const [pot] = potsOf([paid(1, 101n), paid(2, 101n), paid(3, 101n, true)]);
    const { shares } = settlePot(pot!, 0n, () => 7, [2, 3, 1]);
    expect(shares).toEqual([
      { seat: 2, wonMinor: 152n },
      { seat: 1, wonMinor: 151n },
    ]);
  });
});

describe('pots', () => {
  it('cap the rake over all pots together, in their order', () => {
    const pots = potsOf([paid(1, 100n), paid(2, 300n), paid(3, 300n)]);
    expect(rakesOf(pots, { ...terms, capMinor: 20n }, flop)).toEqual([15n, 5n]);
    const headsUp = { hasFlop: true, isHeadsUp: true };
    expect(rakesOf(pots, { ...terms, headsUpCapMinor: 4n }, headsUp)).toEqual([4n, 0n]);
  });

  it('hold a dead blind in the main pot alone', () => {
    const pots = potsOf([paid(1, 100n, false, 5n), paid(2, 300n), paid(3, 300n)]);
    expect(pots.map(({ amountMinor }) => amountMinor)).toEqual([305n, 400n]);
  });

  it('put what nobody is left to contest into the pot below', () => {
    const pots = potsOf([paid(1, 100n), paid(2, 300n, true), paid(3, 300n, true)]);
    expect(pots).toEqual([{ amountMinor: 700n, seats: [1] }]);
  });

  const anyHand = fc
    .array(
      fc.record({
        liveMinor: fc.bigInt(0n, 500n),
        deadMinor: fc.constantFrom(0n, 5n),
        hasFolded: fc.boolean(),
        strength: fc.integer({ min: 0, max: 3 }),
      }),
      { minLength: 2, maxLength: 9 },
    )
    .map((seats) => seats.map((one, place) => ({ ...one, seat: place + 1 })))
    // Somebody who matched the largest bet is left: a fold never leaves the largest bet behind.
    .map((seats) => {
      const most = seats.reduce((max, one) => (one.liveMinor > max ? one.liveMinor : max), 1n);
      return [{ ...seats[0]!, liveMinor: most, hasFolded: false }, ...seats.slice(1)];
    });

  it('pay out what was paid in, less rake, and nobody wins more of another than they paid', () => {
    fc.assert(
      fc.property(anyHand, (seats) => {
        const strengths = Object.fromEntries(seats.map((one) => [one.seat, one.strength]));
        const order = seats.map(({ seat }) => seat);
        const { rakes, won } = settle(seats, strengths, order);
        const total = seats.reduce((sum, one) => sum + one.liveMinor + one.deadMinor, 0n);
        const sum = (all: readonly bigint[]): bigint => all.reduce((a, b) => a + b, 0n);
        expect(sum(Object.values(won)) + sum(rakes)).toBe(total);
        for (const { seat, liveMinor } of seats) {
          const most = seats.reduce(
            (all, one) =>
              all + one.deadMinor + (one.liveMinor < liveMinor ? one.liveMinor : liveMinor),
            0n,
          );
          expect((won[seat] ?? 0n) <= most).toBe(true);
        }
      }),
    );
  });
});

describe('the terms of a table', () => {
  const stakes = {
    smallBlindMinor: 5n,
    bigBlindMinor: 10n,
    seatCount: 6,
    kind: 'no_limit',
  } as const;

  it('are those of the wire where none are given', () => {
    const config = tableConfig(stakes);
    expect([config.buyInMinMinor, config.buyInMaxMinor]).toEqual([400n, 1000n]);
    expect(config.rake).toEqual({ percent: 5, capMinor: 30n, headsUpCapMinor: 10n });
  });

  it.each([
    [{ seatCount: 1 }],
    [{ seatCount: 10 }],
    [{ smallBlindMinor: 0n }],
    [{ smallBlindMinor: 11n }],
    [{ buyInMinMinor: 9n }],
    [{ buyInMaxMinor: 399n }],
    [{ rake: { percent: 5.5, capMinor: 1n, headsUpCapMinor: 1n } }],
    [{ rake: { percent: 5, capMinor: -1n, headsUpCapMinor: 1n } }],
  ])('are refused: %o', (wrong) => {
    expect(() => tableConfig({ ...stakes, ...wrong })).toThrow(RangeError);
  });
});
