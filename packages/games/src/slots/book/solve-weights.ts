/** A round of the pool, before it has a weight. */
export interface PoolRow {
  units: number;
  /** Rounds of one class together get a share of all weight. */
  group: string;
}

export interface WeightGoal {
  /** Share of each group; together 1. */
  shares: Readonly<Record<string, number>>;
  /** What a round pays on average, in units, exactly: numerator over denominator. */
  mean: readonly [bigint, bigint];
  /** About what the weights sum to. */
  total: number;
}

/**
 * Whole weights for a pool, so that its groups have their shares and its mean pay is exactly the
 * goal. Among all such weights those nearest to the pool as it was played (least relative entropy):
 * within a group a row's weight is e to the power of λ times its pay.
 */
export function solveWeights(rows: readonly PoolRow[], goal: WeightGoal): number[] {
  const lambda = findLambda(rows, goal);
  const shares = sharesAt(rows, goal, lambda);
  const weights = shares.map((share) => Math.max(1, Math.round(share * goal.total)));
  return repaired(rows, weights, goal.mean);
}

function sharesAt(rows: readonly PoolRow[], { shares }: WeightGoal, lambda: number): number[] {
  const sums = new Map<string, number>();
  const raw = rows.map(({ units, group }) => {
    const weight = (shares[group] ?? 0) === 0 ? 0 : Math.exp(lambda * units);
    sums.set(group, (sums.get(group) ?? 0) + weight);
    return weight;
  });
  return rows.map(
    ({ group }, row) => ((raw[row] ?? 0) * (shares[group] ?? 0)) / (sums.get(group) ?? 1),
  );
}

/** The mean grows with λ: halving finds it. */
function findLambda(rows: readonly PoolRow[], goal: WeightGoal): number {
  const wanted = Number(goal.mean[0]) / Number(goal.mean[1]);
  let [low, high] = [-0.01, 0.01];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    const shares = sharesAt(rows, goal, middle);
    const mean = rows.reduce((sum, { units }, row) => sum + units * (shares[row] ?? 0), 0);
    if (mean > wanted) high = middle;
    else low = middle;
  }
  return low;
}

/**
 * Moves a little weight on two rows so that the mean is exact: a whole solution of one equation.
 */
function repaired(
  rows: readonly PoolRow[],
  weights: readonly number[],
  [numerator, denominator]: readonly [bigint, bigint],
): number[] {
  const excess = rows.map(({ units }) => BigInt(units) * denominator - numerator);
  const off = excess.reduce((sum, each, row) => sum + each * BigInt(weights[row] ?? 0), 0n);
  const least = excess.indexOf(excess.reduce((a, b) => (b < a ? b : a)));
  const step = excess[least] ?? -1n;
  for (const [row, each] of excess.entries()) {
    if (row === least) continue;
    for (let more = 0n; more < -step; more += 1n) {
      const rest = off + more * each;
      if (rest % step !== 0n) continue;
      const mended = [...weights];
      mended[row] = (mended[row] ?? 0) + Number(more);
      mended[least] = (mended[least] ?? 0) - Number(rest / step);
      if ((mended[least] ?? 0) > 0) return mended;
      break;
    }
  }
  throw new Error('no two rows make the mean exact');
}
