import { expect, it, vi } from 'vitest';
import type { PlayStore } from '../engine/play-store.ts';
import type { GameInfo } from '../game-view.ts';
import type { AutoPlan } from './auto-plan.ts';
import { createAutoRunner } from './auto-runner.ts';

const info = { stake: { min: '1.00', max: '100.00', currency: 'EUR' } } as GameInfo;
const plan: AutoPlan = {
  rounds: 4,
  stopProfitMinor: null,
  stopLossMinor: null,
  stopWinMinor: null,
  onWinPercent: null,
  onLossPercent: 100,
};

/** A table that pays what it is told, and writes down what was staked. */
function table(payouts: readonly string[]) {
  const staked: string[] = [];
  let stake = '1.00';
  const store = {
    getState: () => ({ stake, round: { stake, payout: payouts[staked.length - 1] ?? '0.00' } }),
    setStake: (next: string) => {
      stake = next;
    },
    play: () => {
      if (staked.length >= payouts.length) return Promise.resolve(false);
      staked.push(stake);
      return Promise.resolve(true);
    },
  };
  return { store: store as unknown as PlayStore, staked, stakeNow: () => stake };
}

async function play(payouts: readonly string[], change: Partial<AutoPlan> = {}, balance = '50.00') {
  vi.useFakeTimers();
  const { store, staked, stakeNow } = table(payouts);
  const runner = createAutoRunner(store, info, () => balance);
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
