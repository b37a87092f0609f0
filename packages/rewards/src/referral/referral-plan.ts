/**
 * What a friend must have done until both prizes are given; all of it within the days after
 * sign-up. Amounts are minor units.
 */
export interface ReferralPlan {
  minDepositMinor: bigint;
  minTurnoverMinor: bigint;
  mustVerify: boolean;
}

export interface FriendSoFar {
  isVerified: boolean;
  depositedMinor: bigint;
  turnoverMinor: bigint;
}

export type ReferralMissing = 'verify' | 'deposit' | 'turnover';

/** What is missing, nothing when the friend is qualified. */
export function missingOf(plan: ReferralPlan, friend: FriendSoFar): ReferralMissing[] {
  return [
    ...(plan.mustVerify && !friend.isVerified ? (['verify'] as const) : []),
    ...(friend.depositedMinor < plan.minDepositMinor ? (['deposit'] as const) : []),
    ...(friend.turnoverMinor < plan.minTurnoverMinor ? (['turnover'] as const) : []),
  ];
}

/**
 * Hundred-millionths of a minor unit that a friend's cash stake adds to who referred them:
 * `stake × edge × percent × 100` (wire 11).
 */
export const referralE8 = (stakeMinor: bigint, edgeBp: number, percent: number): bigint =>
  stakeMinor * BigInt(edgeBp) * BigInt(percent) * 100n;

/**
 * The affiliate's part of a month's net revenue, minor units: nothing of a loss, which is carried
 * on only where the plan says so.
 */
export function affiliateShare(
  ngrMinor: bigint,
  plan: { percentBp: number; isLossCarried: boolean },
  carriedInMinor: bigint,
): { shareMinor: bigint; carriedOutMinor: bigint } {
  const sum = ngrMinor + carriedInMinor;
  if (sum <= 0n) return { shareMinor: 0n, carriedOutMinor: plan.isLossCarried ? sum : 0n };
  return { shareMinor: (sum * BigInt(plan.percentBp)) / 10_000n, carriedOutMinor: 0n };
}
