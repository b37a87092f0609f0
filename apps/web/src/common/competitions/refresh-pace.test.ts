import { expect, it } from 'vitest';
import { refreshAfterMs } from './refresh-pace.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');

it.each([
  ['nothing', [], 15_000],
  ['what ends in an hour', ['2026-11-21T13:00:00.000Z'], 15_000],
  ['what ends in ten seconds', ['2026-11-21T12:00:10.000Z', '2026-11-21T13:00:00.000Z'], 11_500],
  ['what ends in a second', ['2026-11-21T13:00:00.000Z', '2026-11-21T12:00:01.000Z'], 4000],
  ['what is being drawn', ['2026-11-21T11:59:50.000Z'], 4000],
])('%s is asked for again after its time', (_what, ends, waitMs) => {
  expect(refreshAfterMs(ends, now)).toBe(waitMs);
});
