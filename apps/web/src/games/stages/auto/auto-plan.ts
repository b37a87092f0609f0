/** What a player lets the table do by itself. Amounts are in minor units; null: no such bound. */
export interface AutoPlan {
  rounds: number;
  stopProfitMinor: bigint | null;
  stopLossMinor: bigint | null;
  /** Stops when one round pays at least so much more than its stake. */
  stopWinMinor: bigint | null;
  /** Percent that the stake grows by after a win or a loss; null goes back to the first stake. */
  onWinPercent: number | null;
  onLossPercent: number | null;
}

/** Why a run ended; it is always said. */
export type StopReason =
  'rounds' | 'profit' | 'loss' | 'win' | 'funds' | 'stakeLimit' | 'refused' | 'player';

export interface AutoProgress {
  played: number;
  netMinor: bigint;
  stakeMinor: bigint;
}

export interface PlayedRound {
  stakeMinor: bigint;
  payoutMinor: bigint;
}

export const mostAutoRounds = 1000;

/** Counts a round that was played. */
export function counted(progress: AutoProgress, round: PlayedRound): AutoProgress {
  return {
    ...progress,
    played: progress.played + 1,
    netMinor: progress.netMinor + round.payoutMinor - round.stakeMinor,
  };
}

/** The reason to stop after a round, or null to go on. */
export function stopAfter(
  plan: AutoPlan,
  progress: AutoProgress,
  round: PlayedRound,
): StopReason | null {
  const { netMinor, played } = progress;
  const gainMinor = round.payoutMinor - round.stakeMinor;
  if (plan.stopWinMinor !== null && gainMinor >= plan.stopWinMinor && gainMinor > 0n) return 'win';
  if (plan.stopProfitMinor !== null && netMinor >= plan.stopProfitMinor) return 'profit';
  if (plan.stopLossMinor !== null && -netMinor >= plan.stopLossMinor) return 'loss';
  return played >= plan.rounds ? 'rounds' : null;
}

/**
 * The stake after a round: grown by the percentage of how it ended, or the first one again. A round
 * that paid its stake counts as neither.
 */
export function stakeAfter(
  plan: AutoPlan,
  { stakeMinor: now }: AutoProgress,
  round: PlayedRound,
  firstMinor: bigint,
): bigint {
  if (round.payoutMinor === round.stakeMinor) return now;
  const isWin = round.payoutMinor > round.stakeMinor;
  const percent = isWin ? plan.onWinPercent : plan.onLossPercent;
  return percent === null ? firstMinor : (now * BigInt(100 + percent)) / 100n;
}
