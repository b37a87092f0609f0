/**
 * How the margin is spread over the outcomes (domain rules 2.2). `proportional` takes the same
 * share from each price; `power` takes more from longshots, as markets do.
 */
export type MarginMethod = 'proportional' | 'power';

/** The probability a price stands for, margin included: 1 / d. */
export function impliedProbability(oddsMilli: number): number {
  return 1000 / oddsMilli;
}

/**
 * Sum of the implied probabilities of a market; above 1 it holds a margin, and 1 / overround is the
 * payout rate.
 */
export function overround(oddsMilli: readonly number[]): number {
  return oddsMilli.reduce((sum, odds) => sum + impliedProbability(odds), 0);
}

/**
 * Fair probabilities behind the prices of one market, with the margin taken out; they add up to 1.
 */
export function fairProbabilities(oddsMilli: readonly number[], method: MarginMethod): number[] {
  return withTotal(oddsMilli.map(impliedProbability), 1, method);
}

/**
 * Prices (thousandths, not yet on a step) for fair probabilities, so that their overround is the
 * wanted one. Probabilities must lie between 0 and 1 and the overround be at least 1.
 */
export function pricesWithMargin(
  probabilities: readonly number[],
  targetOverround: number,
  method: MarginMethod,
): number[] {
  return withTotal(probabilities, targetOverround, method).map((implied) => 1000 / implied);
}

/** The exponent k with Σ p^k = total; found by halving, since the sum falls steadily as k grows. */
export function powerExponent(probabilities: readonly number[], total: number): number {
  const sumAt = (exponent: number): number =>
    probabilities.reduce((sum, probability) => sum + probability ** exponent, 0);
  let low = 0;
  let high = 1;
  while (sumAt(high) > total && high < 1024) high *= 2;
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2;
    if (sumAt(middle) > total) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function withTotal(
  probabilities: readonly number[],
  total: number,
  method: MarginMethod,
): number[] {
  if (method === 'power') {
    const exponent = powerExponent(probabilities, total);
    return probabilities.map((probability) => probability ** exponent);
  }
  const sum = probabilities.reduce((a, b) => a + b, 0);
  return probabilities.map((probability) => (probability * total) / sum);
}
