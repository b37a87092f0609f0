import { expect, it } from 'vitest';
import { clockText } from './running-clock.ts';

const at = '2026-11-29T12:00:00.000Z';
const later = (seconds: number) => Date.parse(at) + seconds * 1000;

it.each([
  ['football', 3780, true, 7.9, '63:07'],
  ['football', 2700, false, 600, '45:00'],
  ['basketball', 65, true, 7, '00:58'],
  ['basketball', 5, true, 60, '00:00'],
  ['football', 5940, true, 65, '100:05'],
  // A device whose clock is behind the server's.
  ['football', 60, true, -30, '01:00'],
])('%s: told %d s, running %s, %d s later: %s', (sport, seconds, is_running, passed, text) => {
  expect(clockText(sport, { seconds, is_running, at }, later(passed))).toBe(text);
});
