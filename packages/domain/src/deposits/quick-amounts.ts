/** Amounts offered at most. */
const offeredMax = 4;
const factors = [1n, 5n, 10n, 50n];

export interface QuickAmountSource {
  minMinor: bigint;
  maxMinor: bigint;
  /** What the site offers; none: round multiples of the least. */
  siteMinor: readonly bigint[];
  /** What the player paid before, the latest first. */
  paidMinor: readonly bigint[];
}

/**
 * Amounts a player can choose with one press, rising: what he paid last, what he usually pays (the
 * median of his payments), and what the site offers up to four. All lie within the method's limits.
 */
export function quickAmounts({
  minMinor,
  maxMinor,
  siteMinor,
  paidMinor,
}: QuickAmountSource): bigint[] {
  const [last] = paidMinor;
  const usual = medianOf(paidMinor);
  const offered = siteMinor.length > 0 ? siteMinor : factors.map((factor) => minMinor * factor);
  const wanted = [last, usual, ...offered].filter(
    (minor): minor is bigint => minor !== undefined && minor >= minMinor && minor <= maxMinor,
  );
  return [...new Set(wanted)].slice(0, offeredMax).toSorted((a, b) => (a < b ? -1 : 1));
}

/** The middle one, of an even number the lower of the two: an amount that was really paid. */
function medianOf(minors: readonly bigint[]): bigint | undefined {
  const sorted = minors.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return sorted[Math.floor((sorted.length - 1) / 2)];
}
