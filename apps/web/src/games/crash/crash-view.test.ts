import { expect, it } from 'vitest';
import { roundViews } from '../round/round-views.ts';

it.each(['crash', 'rocket-race'])('%s knows where a bet leaves by itself', async (code) => {
  const view = await roundViews[code]?.();
  const leavesAt = (auto_cash_out?: string) => view?.leavesAt?.({ auto_cash_out });
  expect(leavesAt('1.20')).toBe(120n);
  expect(leavesAt('2')).toBe(200n);
  expect(leavesAt('1000000.00')).toBe(100_000_000n);
  expect(leavesAt()).toBeNull();
});
