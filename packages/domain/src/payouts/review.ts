/** Why a withdrawal waits for an operator; also what its player reads in the time line. */
export const reviewReasons = ['amount', 'accountAge', 'unverified', 'risk'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** Why an operator refuses one. */
export const refusalReasons = ['holder', 'unverified', 'rules', 'destination', 'other'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export interface ReviewFacts {
  amountMinor: bigint;
  /** Of the account, in whole days. */
  ageDays: number;
  isVerified: boolean;
  /** Open questions about the player's money: flagged payments, debts, an account others use. */
  riskCount: number;
}

export interface ReviewRules {
  autoMaxMinor: bigint;
  autoAgeDays: number;
  autoNeedsVerified: boolean;
}

/** What keeps a withdrawal from being approved by rule; none: it may go out. */
export function reviewWithdrawal(facts: ReviewFacts, rules: ReviewRules): ReviewReason[] {
  const reasons: ReviewReason[] = [];
  if (facts.amountMinor > rules.autoMaxMinor) reasons.push('amount');
  if (facts.ageDays < rules.autoAgeDays) reasons.push('accountAge');
  if (rules.autoNeedsVerified && !facts.isVerified) reasons.push('unverified');
  if (facts.riskCount > 0) reasons.push('risk');
  return reasons;
}
