import { expect, it } from 'vitest';
import { drawsAfter, instantOf } from './draw-times.ts';
import { everyDay } from './lottery-game.ts';

const at = (iso: string): Date => new Date(iso);
const isoOf = (dates: ReadonlyArray<{ at: Date }>): string[] =>
  dates.map((draw) => draw.at.toISOString().slice(0, 16));

it('a draw daily at 19:00 of Manila is at 11:00 of universal time', () => {
  const daily = { weekdays: everyDay, times: ['19:00'] };
  expect(isoOf(drawsAfter(daily, 'Asia/Manila', at('2026-11-28T10:59:59Z'), 3))).toEqual([
    '2026-11-28T11:00',
    '2026-11-29T11:00',
    '2026-11-30T11:00',
  ]);
  // A draw is not after the moment it happens at.
  expect(isoOf(drawsAfter(daily, 'Asia/Manila', at('2026-11-28T11:00:00Z'), 1))).toEqual([
    '2026-11-29T11:00',
  ]);
});

it('Wednesdays and Saturdays are those of the zone, and a day has its times in order', () => {
  const schedule = { weekdays: [3, 6], times: ['21:00', '14:00'] };
  const draws = drawsAfter(schedule, 'Asia/Manila', at('2026-11-28T00:00:00Z'), 4);
  expect(draws.map(({ date, time }) => `${date} ${time}`)).toEqual([
    '2026-11-28 14:00',
    '2026-11-28 21:00',
    '2026-12-02 14:00',
    '2026-12-02 21:00',
  ]);
});

it.each([
  // Berlin leaves summer time on 25 October 2026 at 03:00, enters it on 29 March 2026 at 02:00.
  ['Europe/Berlin', '2026-10-24', '19:00', '2026-10-24T17:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '19:00', '2026-10-25T18:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['Asia/Kathmandu', '2026-11-28', '21:00', '2026-11-28T15:15:00.000Z'],
  ['America/Los_Angeles', '2026-07-01', '00:00', '2026-07-01T07:00:00.000Z'],
])('%s: %s %s is %s', (zone, date, time, instant) => {
  expect(instantOf(zone, date, time).toISOString()).toBe(instant);
});

it('a schedule without days or times has no draws', () => {
  const now = at('2026-11-28T00:00:00Z');
  expect(drawsAfter({ weekdays: [], times: ['19:00'] }, 'UTC', now, 3)).toEqual([]);
  expect(drawsAfter({ weekdays: everyDay, times: [] }, 'UTC', now, 3)).toEqual([]);
});
