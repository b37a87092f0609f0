import { expect, it } from 'vitest';
import { createRoundClock } from './round-clock.ts';

const noon = '2026-11-26T12:00:00.000Z';
const noonMs = Date.parse(noon);

it('takes news of a line that was down for as old as they are', () => {
  const clock = createRoundClock();
  expect(clock.heard(noon, noonMs + 40)).toBe(40);
  expect(clock.heard(noon, noonMs + 12_000)).toBe(40);
});

it('believes a quicker message and, when the clock was set, the next answer', () => {
  const clock = createRoundClock();
  expect(clock.answered(noon, noonMs + 300)).toBe(300);
  expect(clock.heard(noon, noonMs + 20)).toBe(20);
  expect(clock.answered(noon, noonMs + 3_600_000)).toBe(3_600_000);
});
