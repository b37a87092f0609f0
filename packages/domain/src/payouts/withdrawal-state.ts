/**
 * The life of a withdrawal: its money is set aside from the request on and ends in one of the four
 * last states.
 */
export const withdrawalStates = [
  'requested',
  'checking',
  'approved',
  'sent',
  'paid',
  'refused',
  'failed',
  'cancelled',
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/**
 * Every step there is. From `sent` on only the provider decides: what may have been paid is neither
 * cancelled nor refused.
 */
export const withdrawalSteps: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  requested: ['checking', 'refused', 'cancelled'],
  checking: ['approved', 'refused', 'cancelled'],
  approved: ['sent', 'refused', 'cancelled'],
  sent: ['paid', 'failed'],
  paid: [],
  refused: [],
  failed: [],
  cancelled: [],
};

/** True while the money is set aside. */
export function isWithdrawalOpen(state: WithdrawalState): boolean {
  return withdrawalSteps[state].length > 0;
}

/** True while its player may take a withdrawal back, where the site lets him at all. */
export function isWithdrawalCancellable(state: WithdrawalState): boolean {
  return withdrawalSteps[state].includes('cancelled');
}
