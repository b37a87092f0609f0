import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addMonthsToDay,
  clampDay,
  daysBetween,
  isIsoDay,
  lastDayOf,
  monthOf,
  weekdayOf,
  weeksOf,
} from './calendar-dates.ts';
import { dayOfKey } from './calendar-keys.ts';

const days = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('1920-01-01', count));

describe('days', () => {
  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
  ])('%s exists: %s', (day, exists) => {
    expect(isIsoDay(day)).toBe(exists);
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    // The nights on which clocks are changed in Europe and America have no effect.
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-31', 2, '2026-11-02'],
  ])('%s and %i days are %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  it('adding and taking away lead back, and the distance is what was added', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -9000, max: 9000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-21', -11, '2025-12-21'],
  ])('%s and %i months are %s', (day, count, expected) => {
    expect(addMonthsToDay(day, count)).toBe(expected);
  });

  it('stays within its bounds', () => {
    expect(clampDay('2026-01-01', '2026-02-01', '2026-03-01')).toBe('2026-02-01');
    expect(clampDay('2026-04-01', '2026-02-01', '2026-03-01')).toBe('2026-03-01');
    expect(clampDay('2026-02-10', '2026-02-01', '2026-03-01')).toBe('2026-02-10');
  });
});

describe('the grid of a month', () => {
  it('is six weeks in order that hold every day of it, each column one weekday', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 7 }), (day, firstWeekday) => {
        const month = monthOf(day);
        const weeks = weeksOf(month, firstWeekday);
        const all = weeks.flat();
        expect(weeks).toHaveLength(6);
        expect(all).toContain(`${month}-01`);
        expect(all).toContain(lastDayOf(month));
        expect(all.every((shown, index) => shown === addDays(all[0] ?? '', index))).toBe(true);
        expect(weeks.every(([first = '']) => weekdayOf(first) === firstWeekday)).toBe(true);
      }),
    );
  });

  it('months follow each other over the end of the year', () => {
    expect([-1, 0, 1, 13].map((count) => addMonths('2026-12', count))).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
      '2028-01',
    ]);
  });
});

describe('keys', () => {
  const grid = { firstWeekday: 1, isRightToLeft: false };
  it.each([
    ['ArrowRight', false, '2026-11-22'],
    ['ArrowLeft', false, '2026-11-20'],
    ['ArrowDown', false, '2026-11-28'],
    ['ArrowUp', false, '2026-11-14'],
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['PageDown', false, '2026-12-21'],
    ['PageUp', true, '2025-11-21'],
  ])('%s (shift %s) leads to %s', (key, shiftKey, expected) => {
    expect(dayOfKey({ key, shiftKey }, '2026-11-21', grid)).toBe(expected);
  });

  it('arrows go where they point when the line runs from right to left', () => {
    const rtl = { ...grid, isRightToLeft: true };
    expect(dayOfKey({ key: 'ArrowRight', shiftKey: false }, '2026-11-21', rtl)).toBe('2026-11-20');
  });

  it('does not leave the bounds and leaves other keys alone', () => {
    const bounded = { ...grid, max: '2026-11-25' };
    expect(dayOfKey({ key: 'PageDown', shiftKey: false }, '2026-11-21', bounded)).toBe(
      '2026-11-25',
    );
    expect(dayOfKey({ key: 'Enter', shiftKey: false }, '2026-11-21', grid)).toBeNull();
  });
});
