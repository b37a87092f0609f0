import { expect, it } from 'vitest';
import { counted, stakeAfter, stopAfter, type AutoPlan } from './auto-plan.ts';

const plan: AutoPlan = {
  rounds: 3,
  stopProfitMinor: null,
  stopLossMinor: null,
  stopWinMinor: null,
  onWinPercent: null,
  onLossPercent: null,
};
const lost = { stakeMinor: 100n, payoutMinor: 0n };
const won = { stakeMinor: 100n, payoutMinor: 250n };
const start = { played: 0, netMinor: 0n, stakeMinor: 100n };

it('plays as many rounds as it was told, and keeps the net result', () => {
  const one = counted(start, lost);
  expect([one.netMinor, stopAfter(plan, one, lost)]).toEqual([-100n, null]);
  const three = counted(counted(one, won), lost);
  expect([three.netMinor, stopAfter(plan, three, lost)]).toEqual([-50n, 'rounds']);
});

it.each([
  [{ stopProfitMinor: 150n }, won, 'profit'],
  [{ stopProfitMinor: 151n }, won, null],
  [{ stopLossMinor: 100n }, lost, 'loss'],
  [{ stopLossMinor: 101n }, lost, null],
  [{ stopWinMinor: 150n, stopProfitMinor: 150n }, won, 'win'],
  [{ stopWinMinor: 0n }, lost, null],
] as const)('stops by %o', (bounds, round, reason) => {
  expect(stopAfter({ ...plan, ...bounds }, counted(start, round), round)).toBe(reason);
});

it('changes the stake after wins and losses, and goes back to the first one', () => {
  const grown = { ...start, stakeMinor: 200n };
  const even = { stakeMinor: 100n, payoutMinor: 100n };
  const doubling = { ...plan, onLossPercent: 100 };
  expect(stakeAfter(doubling, grown, lost, 100n)).toBe(400n);
  expect(stakeAfter(doubling, grown, won, 100n)).toBe(100n);
  expect(stakeAfter(doubling, grown, even, 100n)).toBe(200n);
  expect(stakeAfter({ ...plan, onWinPercent: 33 }, { ...start, stakeMinor: 5n }, won, 5n)).toBe(6n);
});
