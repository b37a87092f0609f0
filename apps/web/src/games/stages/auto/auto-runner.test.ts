import { expect, it, vi } from 'vitest';
import type { GameInfo, RoundRecord } from '../../game-info.ts';
import type { AutoPlan } from './auto-plan.ts';
import { createAutoRunner } from './auto-runner.ts';
import type { AutoTable } from './auto-table.ts';

const info = {
  stakes_held: 1,
  stake: { min: '1.00', max: '100.00', currency: 'EUR' },
} as GameInfo;
const plan: AutoPlan = {
  rounds: 4,
  stopProfitMinor: null,
  stopLossMinor: null,
  stopWinMinor: null,
  onWinPercent: null,
  onLossPercent: 100,
};

/** A table that pays what it is told, and writes down what was staked. */
function tableOf(payouts: readonly string[], balance: string) {
  const staked: string[] = [];
  let stake = '1.00';
  const table: AutoTable = {
    stake: () => stake,
    setStake: (next) => {
      stake = next;
    },
    balance: () => balance,
    play: () => {
      const payout = payouts[staked.length];
      if (payout === undefined) return Promise.resolve(null);
      staked.push(stake);
      return Promise.resolve({ stake, payout } as RoundRecord);
    },
  };
  return { table, staked, stakeNow: () => stake };
}

async function play(payouts: readonly string[], change: Partial<AutoPlan> = {}, balance = '50.00') {
  vi.useFakeTimers();
  const { table, staked, stakeNow } = tableOf(payouts, balance);
  const runner = createAutoRunner(table, info);
  const done = runner.start({ ...plan, ...change });
  await vi.runAllTimersAsync();
  await done;
  vi.useRealTimers();
  return { ...runner.getState(), staked, stakeNow: stakeNow() };
}

it('doubles after losses, comes back after a win, and says that all rounds are played', async () => {
  const run = await play(['0.00', '0.00', '8.00', '0.00']);
  expect(run).toMatchObject({ stopped: 'rounds', isRunning: false, left: 0, netMinor: 0n });
  expect(run.staked).toEqual(['1.00', '2.00', '4.00', '1.00']);
  expect(run.stakeNow).toBe('1.00');
});

it('stops by itself before a stake that nobody would take, and when one is refused', async () => {
  expect(await play(['0.00', '0.00', '0.00'], {}, '3.00')).toMatchObject({ stopped: 'funds' });
  expect(await play(['0.00', '0.00'], { onLossPercent: 10_000 })).toMatchObject({
    stopped: 'stakeLimit',
  });
  expect(await play(['0.00'])).toMatchObject({ stopped: 'refused', left: 3 });
  expect(await play(['5.00'], { stopProfitMinor: 400n })).toMatchObject({ stopped: 'profit' });
});

it('counts all that a round holds, and does not begin one that the balance cannot hold', async () => {
  vi.useFakeTimers();
  const { table, staked } = tableOf(['10.00', '12.00', '0.00'], '12.00');
  const runner = createAutoRunner(table, { ...info, stakes_held: 10 });
  const done = runner.start({ ...plan, onWinPercent: 100 });
  await vi.runAllTimersAsync();
  await done;
  vi.useRealTimers();
  expect(staked).toEqual(['1.00', '1.00']);
  expect(runner.getState()).toMatchObject({ stopped: 'funds', netMinor: 200n });
});

it('ends while it waits for a round when the player says so', async () => {
  const { table } = tableOf([], '50.00');
  const waiting: AutoTable = {
    ...table,
    play: (signal) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve(null))),
  };
  const runner = createAutoRunner(waiting, info);
  const done = runner.start(plan);
  runner.stop();
  await done;
  expect(runner.getState()).toMatchObject({ stopped: 'player', isRunning: false });
});
