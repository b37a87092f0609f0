const passes = 60;
const close = 1e-10;

/** By world: 1 where something comes true, else 0. */
export type Wins = readonly number[];

/** How likely it is that all of these come true. */
export function chanceOfAll(weights: readonly number[], wins: readonly Wins[]): number {
  return weights.reduce((sum, weight, world) => {
    const isWon = wins.every((each) => each[world] === 1);
    return isWon ? sum + weight : sum;
  }, 0);
}

/**
 * Weights moved as little as can be so that each of these comes true as often as its chance says,
 * one after the other until all agree (iterative proportional fitting). What is true everywhere or
 * nowhere has no say.
 */
export function rakedWeights(
  weights: readonly number[],
  asked: readonly { readonly wins: Wins; readonly chance: number }[],
): readonly number[] {
  let raked = weights;
  for (let pass = 0; pass < passes; pass += 1) {
    let widest = 0;
    for (const { wins, chance } of asked) {
      const now = chanceOfAll(raked, [wins]);
      if (now <= close || now >= 1 - close) continue;
      widest = Math.max(widest, Math.abs(now - chance));
      const [won, lost] = [chance / now, (1 - chance) / (1 - now)];
      raked = raked.map((weight, world) => weight * (wins[world] === 1 ? won : lost));
    }
    if (widest < close) return raked;
  }
  return raked;
}
