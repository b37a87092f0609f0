import { expect, it } from 'vitest';
import { isTimeZone, zonedClock } from './index.ts';

it.each([
  ['UTC', true],
  ['Asia/Manila', true],
  ['America/Argentina/Buenos_Aires', true],
  ['+08', false],
  ['Asia/Nowhere', false],
  ["UTC'; drop table bets; --", false],
  ['', false],
])('%s is a zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});

it.each([
  ['UTC', '2026-11-22T20:15:09.700Z', '2026-11-22T20:15:09+00:00'],
  ['Asia/Manila', '2026-11-22T20:15:09Z', '2026-11-23T04:15:09+08:00'],
  ['Asia/Kathmandu', '2026-11-22T20:15:09Z', '2026-11-23T02:00:09+05:45'],
  ['America/New_York', '2026-07-01T02:00:00Z', '2026-06-30T22:00:00-04:00'],
])('in %s %s is %s', (zone, instant, text) => {
  expect(zonedClock(zone)(new Date(instant))).toBe(text);
});
