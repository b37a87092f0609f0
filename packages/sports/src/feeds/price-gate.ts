import type { OfferedPrice, PricePolicy } from './price-policy.ts';

/** What stands between a source's prices and the offer of one market. */
export interface PriceGate {
  /** As they were let through last; null: none yet. */
  readonly offered: readonly OfferedPrice[] | null;
  /** A large change that nobody has confirmed yet. */
  readonly waiting: { readonly prices: readonly OfferedPrice[]; readonly sinceMs: number } | null;
}

export const openGate: PriceGate = { offered: null, waiting: null };

export interface Gated {
  readonly gate: PriceGate;
  /** To be offered now; null: nothing changes. */
  readonly released: readonly OfferedPrice[] | null;
}

const oddsByOutcome = (prices: readonly OfferedPrice[]): Map<string, number> =>
  new Map(prices.map(({ outcome, oddsMilli }) => [outcome, oddsMilli]));

function isEqual(a: readonly OfferedPrice[], b: readonly OfferedPrice[]): boolean {
  const odds = oddsByOutcome(b);
  return (
    a.length === b.length && a.every(({ outcome, oddsMilli }) => odds.get(outcome) === oddsMilli)
  );
}

/** True when an implied chance changed by more than the share; what is new or gone did not. */
function isJump(
  from: readonly OfferedPrice[],
  to: readonly OfferedPrice[],
  maxJump: number,
): boolean {
  const before = oddsByOutcome(from);
  return to.some(({ outcome, oddsMilli }) => {
    const known = before.get(outcome);
    return known !== undefined && Math.abs(known / oddsMilli - 1) > maxJump;
  });
}

const letThrough = (prices: readonly OfferedPrice[]): Gated => ({
  gate: { offered: prices, waiting: null },
  released: prices,
});

/**
 * Prices on their way to the offer. What is less than a step from the offered ones changes nothing;
 * what is further than the bound waits until a second message says nearly the same, or for
 * `waitMs`. `isExcused`: there was a score or a stop since the last offer, so anything may be.
 */
export function passGate(
  gate: PriceGate,
  prices: readonly OfferedPrice[],
  { nowMs, isExcused }: { readonly nowMs: number; readonly isExcused: boolean },
  { isAsTold, maxJump, waitMs }: PricePolicy,
): Gated {
  const { offered, waiting } = gate;
  if (offered === null || isExcused) return letThrough(prices);
  if (isEqual(offered, prices)) return { gate: { offered, waiting: null }, released: null };
  if (isAsTold || !isJump(offered, prices, maxJump)) return letThrough(prices);
  const isConfirmed = waiting !== null && !isJump(waiting.prices, prices, maxJump);
  const isOver = waiting !== null && nowMs - waiting.sinceMs >= waitMs;
  if (isConfirmed || isOver) return letThrough(prices);
  return { gate: { offered, waiting: { prices, sinceMs: nowMs } }, released: null };
}

/** What has waited long enough by a moment. */
export function openAt(gate: PriceGate, nowMs: number, { waitMs }: PricePolicy): Gated {
  const { waiting } = gate;
  const isOver = waiting !== null && nowMs - waiting.sinceMs >= waitMs;
  return isOver ? letThrough(waiting.prices) : { gate, released: null };
}
