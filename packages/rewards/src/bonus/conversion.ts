/** What of a bonus becomes cash when its requirement is met. */
export interface ConversionTerms {
  /** The granted money itself goes back to the house. */
  principal: 'stays' | 'goes';
  /** The most that becomes cash in all; null: no limit. */
  maxCashOutMinor: bigint | null;
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const atLeast0 = (a: bigint): bigint => (a > 0n ? a : 0n);

/**
 * Divides the balance of a bonus that is done (wire 4.7): `outMinor` becomes cash, the rest goes
 * back to the house.
 */
export function convertBonus(
  { principal, maxCashOutMinor }: ConversionTerms,
  bonus: { balanceMinor: bigint; grantedMinor: bigint; convertedMinor: bigint },
): { outMinor: bigint; backMinor: bigint } {
  const { balanceMinor, grantedMinor, convertedMinor } = bonus;
  const principalMinor = principal === 'goes' ? least(grantedMinor, balanceMinor) : 0n;
  const free = balanceMinor - principalMinor;
  const outMinor =
    maxCashOutMinor === null ? free : least(free, atLeast0(maxCashOutMinor - convertedMinor));
  return { outMinor, backMinor: balanceMinor - outMinor };
}

/** What a matched deposit is granted: `min(max, floor(deposit × percent / 100))`. */
export const matchMinor = (
  { percent, maxMinor }: { percent: number; maxMinor: bigint },
  depositMinor: bigint,
): bigint => least(maxMinor, (depositMinor * BigInt(percent)) / 100n);

/** What a won free bet pays beyond its stake, and what an odds boost adds (wire 5.8, 5.9). */
export const freeBetReturnMinor = (payoutMinor: bigint, stakeMinor: bigint): bigint =>
  atLeast0(payoutMinor - stakeMinor);

export const boostMinor = (
  { percent, maxExtraMinor }: { percent: number; maxExtraMinor: bigint },
  won: { payoutMinor: bigint; stakeMinor: bigint },
): bigint =>
  least(maxExtraMinor, (atLeast0(won.payoutMinor - won.stakeMinor) * BigInt(percent)) / 100n);
