import { isCurrencyCode, type CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PlayStore } from '../engine/play-store.ts';
import type { GameInfo, RoundRecord } from '../game-view.ts';
import {
  counted,
  stakeAfter,
  stopAfter,
  type AutoPlan,
  type AutoProgress,
  type StopReason,
} from './auto-plan.ts';

export interface AutoState {
  isRunning: boolean;
  /** Rounds left of the plan. */
  left: number;
  netMinor: bigint;
  /** Why the last run ended; null before the first, and while one goes. */
  stopped: StopReason | null;
}

export interface AutoRunner extends StoreApi<AutoState> {
  start(plan: AutoPlan): Promise<void>;
  /** Ends the run after the round under way. */
  stop(): void;
}

/** A pause between two rounds, so that a table without pictures does not play as fast as the network lets it. */
const pauseMs = 200;

/** Plays round after round by a plan. It asks nothing of the table that a finger could not: stake, bet, wait for the picture. */
export function createAutoRunner(
  store: PlayStore,
  info: GameInfo,
  /** What there is to stake now. */
  balance: () => string,
): AutoRunner {
  const state = createStore<AutoState>(() => ({
    isRunning: false,
    left: 0,
    netMinor: 0n,
    stopped: null,
  }));
  let isStopping = false;
  const { currency } = info.stake;

  async function run(plan: AutoPlan, code: CurrencyCode): Promise<StopReason> {
    const minor = (amount: string): bigint => parseAmount(amount, code) ?? 0n;
    const limits = { min: minor(info.stake.min), max: minor(info.stake.max) };
    const firstMinor = minor(store.getState().stake);
    let progress: AutoProgress = { played: 0, netMinor: 0n, stakeMinor: firstMinor };
    for (;;) {
      if (isStopping) return 'player';
      if (progress.stakeMinor > limits.max) return 'stakeLimit';
      if (progress.stakeMinor > minor(balance())) return 'funds';
      const staked = progress.stakeMinor > limits.min ? progress.stakeMinor : limits.min;
      store.setStake(formatAmount(staked, code));
      if (!(await store.play())) return 'refused';
      const round = playedOf(store.getState().round, minor);
      progress = counted({ ...progress, stakeMinor: staked }, round);
      state.setState({ left: plan.rounds - progress.played, netMinor: progress.netMinor });
      const reason = stopAfter(plan, progress, round);
      if (reason) return reason;
      progress = { ...progress, stakeMinor: stakeAfter(plan, progress, round, firstMinor) };
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  return {
    ...state,
    stop: () => {
      isStopping = true;
    },
    async start(plan) {
      if (state.getState().isRunning || !isCurrencyCode(currency)) return;
      isStopping = false;
      const firstStake = store.getState().stake;
      state.setState({ isRunning: true, left: plan.rounds, netMinor: 0n, stopped: null });
      const stopped = await run(plan, currency);
      // What was refused is said beside the stake it was refused for.
      if (stopped !== 'refused') store.setStake(firstStake);
      state.setState({ isRunning: false, stopped });
    },
  };
}

function playedOf(round: RoundRecord | null, minor: (amount: string) => bigint) {
  return { stakeMinor: minor(round?.stake ?? '0'), payoutMinor: minor(round?.payout ?? '0') };
}
