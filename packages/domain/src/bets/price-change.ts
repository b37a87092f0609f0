// chunk: standing
/** Which price changes between slip and acceptance the player agrees to (domain rules 2.9). */
export const priceChangePolicies = ['none', 'better', 'any'] as const;
export type PriceChangePolicy = (typeof priceChangePolicies)[number];

/**
 * True when a bet asked for at `placedMilli` may be accepted at the present price. The bet is then
 * accepted at the present price. A change of the line is never a change of price: it is another
 * selection.
 */
export function isPriceAcceptable(
  placedMilli: number,
  currentMilli: number,
  policy: PriceChangePolicy,
): boolean {
  if (policy === 'any' || placedMilli === currentMilli) return true;
  return policy === 'better' && currentMilli > placedMilli;
}
