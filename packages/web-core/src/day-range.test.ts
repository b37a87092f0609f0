import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayRange, readDay } from './day-range.ts';

const dayMs = 24 * 60 * 60_000;
const [first, last] = [Date.parse('2020-01-01'), Date.parse('2035-12-31')];

/** Beginnings of the days (of UTC) in which the device's clocks change. */
function clockChanges(): number[] {
  const days = Array.from({ length: (last - first) / dayMs }, (_, index) => first + index * dayMs);
  const offset = (ms: number) => new Date(ms).getTimezoneOffset();
  return days.filter((day) => offset(day) !== offset(day + dayMs));
}

// Where clocks go forward at midnight, as in the last two, a day begins at one o'clock.
describe.each([
  ['UTC', false],
  ['Europe/Berlin', true],
  ['Australia/Lord_Howe', true],
  ['America/Santiago', true],
  ['Africa/Cairo', true],
])('the range of a day in %s', (zone, hasChanges) => {
  let changes: number[];
  let moment: fc.Arbitrary<number>;
  beforeAll(() => {
    vi.stubEnv('TZ', zone);
    changes = clockChanges();
    const any = fc.integer({ min: first, max: last });
    const near = fc
      .tuple(fc.nat(changes.length), fc.integer({ min: -2 * dayMs, max: 2 * dayMs }))
      .map(([at, aside]) => (changes[at] ?? first) + aside);
    moment = fc.oneof(any, near);
  });
  afterAll(() => vi.unstubAllEnvs());

  it(hasChanges ? 'meets clocks that change' : 'meets clocks that never change', () => {
    expect(changes.length > 0).toBe(hasChanges);
  });

  it('begins and ends at the device’s midnight', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 7 }), (nowMs, daysAhead) => {
        const { from, to } = dayRange(nowMs, daysAhead);
        const now = new Date(nowMs);
        const wanted = new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead);
        expect(new Date(from)).toEqual(wanted);
        expect(new Date(Date.parse(to)).getDate()).toBe(wanted.getDate());
      }),
      { numRuns: 500 },
    );
  });

  it('meets the next day without a gap and without sharing an instant', () => {
    fc.assert(
      fc.property(moment, (nowMs) => {
        const today = dayRange(nowMs, 0);
        const tomorrow = dayRange(nowMs, 1);
        expect(Date.parse(tomorrow.from) - Date.parse(today.to)).toBe(1);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a day in an address', () => {
  it.each(['2026-11-21', '2028-02-29', '1999-12-31'])('%s', (text) => {
    expect(readDay(text)).toBe(text);
  });

  it.each([
    null,
    '',
    'bad',
    '2026-02-31',
    '2027-02-29',
    '2026-13-01',
    '21.11.2026',
    '2026-11-21T10:00',
  ])('%s is none', (text) => {
    expect(readDay(text)).toBeNull();
  });
});
