import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayRange, readDay } from './day-range.ts';

const moment = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2035-12-31'),
  noInvalidDate: true,
});

describe('the range of a day', () => {
  it('begins and ends at the device’s midnight', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 7 }), (now, daysAhead) => {
        const { from, to } = dayRange(now.getTime(), daysAhead);
        const wanted = new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead);
        expect(new Date(from)).toEqual(wanted);
        expect(new Date(Date.parse(to)).getDate()).toBe(wanted.getDate());
      }),
    );
  });

  it('meets the next day without a gap and without sharing an instant', () => {
    fc.assert(
      fc.property(moment, (now) => {
        const today = dayRange(now.getTime(), 0);
        const tomorrow = dayRange(now.getTime(), 1);
        expect(Date.parse(tomorrow.from) - Date.parse(today.to)).toBe(1);
      }),
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
