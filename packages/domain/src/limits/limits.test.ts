import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  askForLimit,
  confirmLimit,
  parseReachedLimit,
  periodAround,
  reachedLimitText,
  type StandingLimit,
} from './index.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const when = { now, delayHours: 24 };
const tomorrow = new Date('2026-11-22T12:00:00.000Z');
const of = (value: bigint | null, pending?: bigint | null): StandingLimit => ({
  value,
  pending: pending === undefined ? null : { value: pending, activeAt: tomorrow },
});

describe('a limit', () => {
  it.each([
    ['the first one holds at once', of(null), 100n, of(100n)],
    ['a lower one holds at once', of(100n), 99n, of(99n)],
    ['a higher one waits', of(100n), 101n, of(100n, 101n)],
    ['its removal waits', of(100n), null, of(100n, null)],
    ['the same one drops what waits', of(100n, 500n), 100n, of(100n)],
    ['a lower one drops what waits', of(100n, null), 50n, of(50n)],
    ['removing none changes nothing', of(null), null, of(null)],
  ])('%s', (_what, standing, wanted, expected) => {
    expect(askForLimit(standing, wanted, when)).toEqual(expected);
  });

  it('is confirmed once its time has come, not before', () => {
    expect(confirmLimit(of(100n), now)).toBe('limitNotPending');
    expect(confirmLimit(of(100n, 200n), new Date(tomorrow.getTime() - 1))).toBe('limitTooEarly');
    expect(confirmLimit(of(100n, 200n), tomorrow)).toEqual(of(200n));
    expect(confirmLimit(of(100n, null), tomorrow)).toEqual(of(null));
  });

  it('waits anew when something looser still is asked for', () => {
    const later = new Date(now.getTime() + 3_600_000);
    const asked = askForLimit(of(100n, 200n), 300n, { now: later, delayHours: 24 });
    expect(asked.pending?.activeAt).toEqual(new Date('2026-11-22T13:00:00.000Z'));
  });

  it('never becomes looser without waiting, whatever is asked for', () => {
    const amount = fc.option(fc.bigInt(1n, 1_000n), { nil: null });
    fc.assert(
      fc.property(fc.bigInt(1n, 1_000n), fc.array(amount), (first, asked) => {
        let standing = of(first);
        for (const wanted of asked) {
          const before = standing.value ?? 0n;
          standing = askForLimit(standing, wanted, when);
          expect(standing.value !== null && standing.value <= before).toBe(true);
        }
      }),
    );
  });
});

describe('periods', () => {
  it.each([
    ['day', '2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    ['week', '2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
    ['month', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ] as const)('%s', (period, from, to) => {
    expect(periodAround(period, now)).toEqual({ from: new Date(from), to: new Date(to) });
  });

  it('begin weeks on Monday, also seen from a Sunday and over the end of a year', () => {
    expect(periodAround('week', new Date('2027-01-03T23:59:59Z')).from).toEqual(
      new Date('2026-12-28T00:00:00Z'),
    );
  });

  it('add months to the last day of a short one', () => {
    expect(addMonths(new Date('2026-08-31T10:00:00Z'), 6)).toEqual(
      new Date('2027-02-28T10:00:00Z'),
    );
    expect(addMonths(now, 6)).toEqual(new Date('2027-05-21T12:00:00.000Z'));
  });
});

describe('what a reached limit says', () => {
  it('is read as it was written', () => {
    const reached = { kind: 'stake', period: 'day', room: '12.50' } as const;
    expect(reachedLimitText(reached)).toBe('stake day 12.50');
    expect(parseReachedLimit('stake day 12.50')).toEqual(reached);
    expect(parseReachedLimit('stake year 1')).toBeNull();
    expect(parseReachedLimit('1.50')).toBeNull();
  });
});
