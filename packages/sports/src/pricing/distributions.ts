/** Probabilities of 0, 1, 2 … of something; they add up to 1. */
export type Counts = readonly number[];

const normalised = (terms: readonly number[]): number[] => {
  const total = terms.reduce((sum, term) => sum + term, 0);
  return terms.map((term) => term / total);
};

/** Poisson up to `most`. Throws RangeError for a mean below zero. */
export function poissonCounts(mean: number, most: number): number[] {
  if (!(mean >= 0)) throw new RangeError(`a mean must not be negative, got ${mean}`);
  let term = Math.exp(-mean);
  return normalised(
    Array.from({ length: most + 1 }, (_, count) => {
      if (count > 0) term *= mean / count;
      return term;
    }),
  );
}

/**
 * Negative binomial by mean and variance up to `most`; Poisson when the variance is no larger than
 * the mean.
 */
export function negativeBinomialCounts(mean: number, variance: number, most: number): number[] {
  if (variance <= mean) return poissonCounts(mean, most);
  const size = (mean * mean) / (variance - mean);
  const chance = mean / variance;
  let term = chance ** size;
  return normalised(
    Array.from({ length: most + 1 }, (_, count) => {
      if (count > 0) term *= ((size + count - 1) / count) * (1 - chance);
      return term;
    }),
  );
}

/** Binomial: how many of `n` happen, each with probability `p`. */
export function binomialCounts(n: number, p: number): number[] {
  let row = [1];
  for (let index = 0; index < n; index += 1) {
    row = [...row, 0].map((own, k) => own * (1 - p) + (row[k - 1] ?? 0) * p);
  }
  return row;
}

/** Each of the counted things kept with probability `p`. */
export function thinned(counts: Counts, p: number): number[] {
  const kept = counts.map(() => 0);
  counts.forEach((weight, n) => {
    binomialCounts(n, p).forEach((share, k) => {
      kept[k] = (kept[k] ?? 0) + weight * share;
    });
  });
  return kept;
}

/** The sum of two independent counts, up to `most`; what lies above is left out. */
export function convolved(a: Counts, b: Counts, most: number): number[] {
  const sum = Array.from({ length: most + 1 }, () => 0);
  a.forEach((one, i) => {
    b.forEach((other, j) => {
      if (i + j <= most) sum[i + j] = (sum[i + j] ?? 0) + one * other;
    });
  });
  return sum;
}

/** The chance of at least `least`. */
export function tail(counts: Counts, least: number): number {
  return counts.slice(Math.max(least, 0)).reduce((sum, weight) => sum + weight, 0);
}

/**
 * Φ, the standard normal distribution, to 1e-15 for what prices ask (Marsaglia's series; its tails
 * are 0 and 1).
 */
export function normalBelow(x: number): number {
  if (x < -8) return 0;
  if (x > 8) return 1;
  let sum = x;
  let term = x;
  for (let i = 3; sum + term !== sum; i += 2) {
    term *= (x * x) / i;
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
}
