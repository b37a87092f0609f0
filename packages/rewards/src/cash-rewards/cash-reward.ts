import { shareOf } from '../prize.ts';
import { reloadUpTo } from './reload-time.ts';

const e8 = 100_000_000n;
const atLeast0 = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

/**
 * Hundred-millionths of a minor unit that a settled cash stake adds: exact, `stake × edge × rate`
 * (wire 10).
 */
export const rakebackE8 = (stakeMinor: bigint, edgeBp: number, rateBp: number): bigint =>
  stakeMinor * BigInt(edgeBp) * BigInt(rateBp);

/**
 * What can be claimed of what has accrued: whole minor units less what was claimed; the rest stays
 * for the next time.
 */
export function claimableOf(
  accruedE8: bigint,
  claimedMinor: bigint,
): { amountMinor: bigint; remainderE8: bigint } {
  const amountMinor = atLeast0(accruedE8 / e8 - claimedMinor);
  return { amountMinor, remainderE8: accruedE8 - (claimedMinor + amountMinor) * e8 };
}

/** The edge of a game in basis points: what its return, the lowest of its bets, leaves. */
export const edgeBpOf = (returnBp: number): number => Math.max(0, 10_000 - returnBp);

/** Sums of a period, minor units of cash. */
export interface CashbackInputs {
  stakedMinor: bigint;
  returnedMinor: bigint;
  /** Rewards and converted bonuses. */
  receivedMinor: bigint;
}

export interface CashbackRule {
  rateBp: number;
  minMinor: bigint;
  maxMinor: bigint;
}

/** `min(max, floor(base × rate / 10000))` of what was lost, nothing below the least. */
export function cashbackMinor(rule: CashbackRule, inputs: CashbackInputs): bigint {
  const base = atLeast0(inputs.stakedMinor - inputs.returnedMinor - inputs.receivedMinor);
  const share = shareOf(base, rule.rateBp);
  const amount = share < rule.maxMinor ? share : rule.maxMinor;
  return amount < rule.minMinor ? 0n : amount;
}

/** Part `i` (1 the first) of `n` of an amount: all parts together are the amount. */
export const reloadPartMinor = (amountMinor: bigint, part: number, parts: number): bigint =>
  reloadUpTo(amountMinor, part, parts) - reloadUpTo(amountMinor, part - 1, parts);

/**
 * What a reload gives in all: the level's base and a share of the turnover of the period before.
 */
export const reloadMinor = (baseMinor: bigint, turnoverMinor: bigint, rateBp: number): bigint =>
  baseMinor + shareOf(turnoverMinor, rateBp);
