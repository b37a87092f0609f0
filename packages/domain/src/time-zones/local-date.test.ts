import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysBetween, isoWeekOf, localDateOf, mondayOf, startOfDate } from './index.ts';

it.each([
  ['Asia/Manila', '2026-11-28', '2026-11-27T16:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-28', '2026-11-27T18:15:00.000Z'],
  ['Europe/London', '2026-03-29', '2026-03-29T00:00:00.000Z'],
  ['Europe/London', '2026-03-30', '2026-03-29T23:00:00.000Z'],
  ['Europe/London', '2026-10-26', '2026-10-26T00:00:00.000Z'],
  // Clocks jump from midnight to one.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
  // A zone that left a date out.
  ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
])('in %s %s begins at %s', (zone, date, instant) => {
  expect(startOfDate(zone, date).toISOString()).toBe(instant);
});

it.each([
  ['2026-11-28', '2026-W48'],
  ['2026-11-29', '2026-W48'],
  ['2026-11-30', '2026-W49'],
  ['2026-01-01', '2026-W01'],
  ['2027-01-01', '2026-W53'],
  ['2024-12-30', '2025-W01'],
])('%s is in week %s', (date, week) => {
  expect(isoWeekOf(date)).toBe(week);
  expect(isoWeekOf(mondayOf(date))).toBe(week);
  expect(isoWeekOf(addDays(mondayOf(date), -1))).not.toBe(week);
});

const zones = fc.constantFrom(
  'UTC',
  'Asia/Manila',
  'America/New_York',
  'Europe/London',
  'Asia/Beirut',
);

it('begins with the first minute that calendars show the date', () => {
  fc.assert(
    fc.property(zones, fc.integer({ min: 0, max: 3650 }), (zone, day) => {
      const date = addDays('2024-01-01', day);
      const start = startOfDate(zone, date);
      const dateAt = localDateOf(zone);
      expect(dateAt(start)).toBe(date);
      expect(dateAt(new Date(start.getTime() - 60_000)) < date).toBe(true);
      expect(daysBetween('2024-01-01', date)).toBe(day);
    }),
    { numRuns: 200 },
  );
});
