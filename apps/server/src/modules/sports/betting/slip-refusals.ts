import { oddsText } from '../sportsbook/index.ts';
import type { SlipRefusal } from './slip.store.ts';

/**
 * The order of the decision (wire contract of the sportsbook, 4): offered, price, combination,
 * stake, caps, limits.
 */
const order = [
  'selectionNotFound',
  'eventStarted',
  'marketClosed',
  'marketSuspended',
  'priceChanged',
  'relatedSelections',
  'notCombinable',
  'impossibleCombination',
  'redundantPick',
  'stakeTooLow',
  'stakeTooHigh',
  'oddsTooHigh',
  'voucherNotFound',
  'voucherNotUsable',
  'payoutTooHigh',
  'limitReached',
];

/** Refusals by the order of the decision; what is not in it, of the player himself, comes first. */
export const byDecision = (refusals: readonly SlipRefusal[]): SlipRefusal[] =>
  refusals.toSorted((a, b) => order.indexOf(a.code) - order.indexOf(b.code));

/** `bets.0`, `bets.0.legs.2.picks.1`; empty where the player himself may not bet. */
export function pathOfRefusal({ index, leg = null, pick = null }: SlipRefusal): string {
  if (index === null) return '';
  if (leg === null) return `bets.${index}`;
  const path = `bets.${index}.legs.${leg}`;
  return pick === null ? path : `${path}.picks.${pick}`;
}

/**
 * The price or the stake that would be taken instead, or why a voucher is not; null where there is
 * none.
 */
export function detailOfRefusal(
  {
    code,
    detail,
    odds_milli: oddsMilli,
    min_stake_minor: least,
    max_stake_minor: most,
  }: SlipRefusal,
  amount: (minor: bigint) => string,
): string | null {
  const told = (minor: string | null | undefined): string | null =>
    minor === null || minor === undefined ? null : amount(BigInt(minor));
  if (code === 'priceChanged') return oddsMilli ? oddsText(oddsMilli) : null;
  if (code === 'voucherNotUsable') return detail ?? null;
  if (code === 'stakeTooLow') return told(least);
  return code === 'stakeTooHigh' || code === 'payoutTooHigh' ? told(most) : null;
}
