const passes = 60;
const close = 1e-10;

/** By world: 1 where something comes true, else 0. */
export type Wins = readonly number[];

/** How likely it is that all of these come true. */
export function chanceOfAll(weights: readonly number[], wins: readonly Wins[]): number {
  let sum = 0;
  for (const [world, weight] of weights.entries()) {
    if (wins.every((each) => each[world] === 1)) sum += weight;
  }
  return sum;
}

/** As `chanceOfAll` of one alone, which is asked for some hundred times a price. */
function chanceOf(weights: readonly number[], wins: Wins): number {
  let sum = 0;
  for (let world = 0; world < weights.length; world += 1) {
    sum += (weights[world] ?? 0) * (wins[world] ?? 0);
  }
  return sum;
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
  const raked = [...weights];
  for (let pass = 0; pass < passes; pass += 1) {
    let widest = 0;
    for (const { wins, chance } of asked) {
      const now = chanceOf(raked, wins);
      if (now <= close || now >= 1 - close) continue;
      widest = Math.max(widest, Math.abs(now - chance));
      const [won, lost] = [chance / now, (1 - chance) / (1 - now)];
      for (let world = 0; world < raked.length; world += 1) {
        raked[world] = (raked[world] ?? 0) * (wins[world] === 1 ? won : lost);
      }
    }
    if (widest < close) return raked;
  }
  return raked;
}
