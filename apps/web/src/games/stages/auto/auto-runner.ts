import { isCurrencyCode, type CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameInfo, RoundRecord } from '../../game-info.ts';
import {
  counted,
  stakeAfter,
  stopAfter,
  type AutoPlan,
  type AutoProgress,
  type StopReason,
} from './auto-plan.ts';
import type { AutoTable } from './auto-table.ts';

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

/**
 * A pause between two rounds, so that a table without pictures does not play as fast as the network
 * lets it.
 */
const pauseMs = 200;

/** Plays round after round by a plan. */
export function createAutoRunner(table: AutoTable, info: GameInfo): AutoRunner {
  const state = createStore<AutoState>(() => ({
    isRunning: false,
    left: 0,
    netMinor: 0n,
    stopped: null,
  }));
  let stopping = new AbortController();
  const { currency } = info.stake;
  /** Some games hold several stakes while the round runs. */
  const held = BigInt(info.stakes_held);

  async function run(plan: AutoPlan, code: CurrencyCode, signal: AbortSignal): Promise<StopReason> {
    const minor = (amount: string): bigint => parseAmount(amount, code) ?? 0n;
    const limits = { min: minor(info.stake.min), max: minor(info.stake.max) };
    const firstMinor = minor(table.stake());
    let progress: AutoProgress = { played: 0, netMinor: 0n, stakeMinor: firstMinor };
    for (;;) {
      if (signal.aborted) return 'player';
      if (progress.stakeMinor > limits.max) return 'stakeLimit';
      if (progress.stakeMinor * held > minor(table.balance())) return 'funds';
      const staked = progress.stakeMinor > limits.min ? progress.stakeMinor : limits.min;
      table.setStake(formatAmount(staked, code));
      const record = await table.play(signal);
      if (!record) return signal.aborted ? 'player' : 'refused';
      const round = playedOf(record, minor, held);
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
    stop: () => stopping.abort(),
    async start(plan) {
      if (state.getState().isRunning || !isCurrencyCode(currency)) return;
      stopping = new AbortController();
      const firstStake = table.stake();
      state.setState({ isRunning: true, left: plan.rounds, netMinor: 0n, stopped: null });
      const stopped = await run(plan, currency, stopping.signal);
      // What was refused is said beside the stake it was refused for.
      if (stopped !== 'refused') table.setStake(firstStake);
      state.setState({ isRunning: false, stopped });
    },
  };
}

function playedOf({ stake, payout }: RoundRecord, minor: (amount: string) => bigint, held: bigint) {
  return { stakeMinor: minor(stake) * held, payoutMinor: minor(payout) };
}
