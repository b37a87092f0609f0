import { expect, it } from 'vitest';
import { portionOf } from './portion.ts';

const minuteMs = 60_000;
const rows = (...times: number[]) => times.map((atMs) => ({ atMs }));
const timesOf = (portion: { rows: Array<{ atMs: number }> }) =>
  portion.rows.map(({ atMs }) => atMs);

it('gives ten minutes at most, and where the next begins', () => {
  const feed = rows(0, 9 * minuteMs, 10 * minuteMs, 25 * minuteMs);
  const nowMs = 60 * minuteMs;
  const first = portionOf(feed, { fromMs: 0, limit: 10, nowMs });
  expect(timesOf(first)).toEqual([0, 9 * minuteMs]);
  expect([first.nextMs, first.hasMore]).toEqual([10 * minuteMs, true]);
  const second = portionOf(feed, { fromMs: first.nextMs, limit: 10, nowMs });
  expect(timesOf(second)).toEqual([10 * minuteMs]);
  const third = portionOf(feed, { fromMs: second.nextMs, limit: 10, nowMs });
  expect([timesOf(third), third.nextMs, third.hasMore]).toEqual([[25 * minuteMs], nowMs, false]);
});

it('rows of one millisecond stay together, whatever the limit', () => {
  const feed = rows(1, 2, 2, 2, 3);
  const ask = (fromMs: number) => portionOf(feed, { fromMs, limit: 2, nowMs: 100 });
  expect([timesOf(ask(0)), ask(0).nextMs]).toEqual([[1], 2]);
  expect([timesOf(ask(2)), ask(2).nextMs]).toEqual([[2, 2, 2], 3]);
  expect([timesOf(ask(3)), ask(3).nextMs]).toEqual([[3], 100]);
});

it('what happens just now comes with the next portion', () => {
  const feed = rows(5, 7);
  const now = portionOf(feed, { fromMs: 0, limit: 10, nowMs: 7 });
  expect([timesOf(now), now.nextMs, now.hasMore]).toEqual([[5], 7, false]);
  expect(timesOf(portionOf(feed, { fromMs: now.nextMs, limit: 10, nowMs: 8 }))).toEqual([7]);
});
