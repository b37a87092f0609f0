import { expect, it } from 'vitest';
import { crash } from './crash/crash.game.ts';
import { rocketRace } from './rocket-race/rocket-race.game.ts';

it.each([crash, rocketRace])('$name knows where a bet leaves by itself', async (row) => {
  const view = await row.view();
  const leavesAt = (auto_cash_out?: string) => view.leavesAt?.({ auto_cash_out });
  expect(leavesAt('1.20')).toBe(120n);
  expect(leavesAt('2')).toBe(200n);
  expect(leavesAt('1000000.00')).toBe(100_000_000n);
  expect(leavesAt()).toBeNull();
});
