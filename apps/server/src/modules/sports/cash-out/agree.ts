import type { OfferChange } from './cash-out.store.ts';

interface Priced {
  unitMinor: bigint;
  amountMinor: bigint;
}

/**
 * Whether what is offered now is taken for what was offered before (wire contract of the
 * sportsbook, 9): the same always, more of the same part where better is welcome, all where any is.
 */
export function isAgreed(before: Priced, now: Priced, policy: OfferChange): boolean {
  if (policy === 'any') return true;
  if (before.unitMinor !== now.unitMinor) return false;
  if (before.amountMinor === now.amountMinor) return true;
  return policy === 'better' && now.amountMinor > before.amountMinor;
}
