/**
 * Probabilities of every score (domain rules 2.12): `probability[h][a]` for h and a goals still to
 * come, on top of the goals already scored. All markets are priced from one matrix, so they cannot
 * contradict each other.
 */
export interface ScoreMatrix {
  homeScore: number;
  awayScore: number;
  probability: readonly (readonly number[])[];
}

/** Most further goals of one side that are considered; beyond it the probability is negligible. */
export const maxGoals = 15;

/** Expected goals of each side. */
export interface Lambdas {
  lambdaHome: number;
  lambdaAway: number;
}

/**
 * The matrix of a match before its start: independent Poisson goals, scaled so that it adds up
 * to 1.
 */
export function scoreMatrix(lambdaHome: number, lambdaAway: number): ScoreMatrix {
  const home = poissonUpTo(lambdaHome);
  const away = poissonUpTo(lambdaAway);
  const probability = home.map((homeGoals) => away.map((awayGoals) => homeGoals * awayGoals));
  return { homeScore: 0, awayScore: 0, probability };
}

function poissonUpTo(lambda: number): number[] {
  if (!(lambda >= 0)) throw new RangeError(`expected goals must not be negative, got ${lambda}`);
  let term = Math.exp(-lambda);
  const terms = Array.from({ length: maxGoals + 1 }, (_, goals) => {
    if (goals > 0) term *= lambda / goals;
    return term;
  });
  const total = terms.reduce((sum, value) => sum + value, 0);
  return terms.map((value) => value / total);
}

/** Calls back with every final score and its probability. */
export function forEachScore(
  matrix: ScoreMatrix,
  visit: (homeScore: number, awayScore: number, probability: number) => void,
): void {
  matrix.probability.forEach((row, homeGoals) => {
    row.forEach((probability, awayGoals) => {
      visit(matrix.homeScore + homeGoals, matrix.awayScore + awayGoals, probability);
    });
  });
}
