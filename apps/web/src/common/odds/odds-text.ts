import { exactFraction, formatOdds, parseOdds, type OddsFormat } from '@pavilion/domain/odds';

/** Wire odds (`"2.10"`) as thousandths; null when the text is no price. */
export function oddsMilliOf(odds: string): number | null {
  return parseOdds(odds, 'decimal');
}

/**
 * Wire odds as a board of prices writes them, fractions as the next customary one below; what is no
 * price stays as it is.
 */
export function offeredOddsText(odds: string, format: OddsFormat): string {
  const oddsMilli = oddsMilliOf(odds);
  return oddsMilli === null ? odds : formatOdds(oddsMilli, format);
}

/**
 * Wire odds as a bet writes the price it is made at. What it pays is reckoned by the exact price,
 * so a fraction is exact too: the customary one where it means the same (`6/4`), else in lowest
 * terms.
 */
export function agreedOddsText(odds: string, format: OddsFormat): string {
  const oddsMilli = oddsMilliOf(odds);
  if (oddsMilli === null || format !== 'fractional') return offeredOddsText(odds, format);
  const customary = formatOdds(oddsMilli, format);
  const exact = exactFraction(oddsMilli);
  return isSameFraction(customary, exact) ? customary : exact;
}

function isSameFraction(one: string, two: string): boolean {
  const [a = 0n, b = 0n] = one.split('/').map(BigInt);
  const [c = 0n, d = 0n] = two.split('/').map(BigInt);
  return a * d === b * c;
}
