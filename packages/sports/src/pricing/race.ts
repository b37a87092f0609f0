import { tail, type Counts } from './distributions.ts';

/** The chances of who has enough first, when each further thing is home's with probability `p`. */
export interface RaceChances {
  readonly home: number;
  readonly away: number;
  readonly neither: number;
}

/**
 * Home needs `own`, away `other`, at least 1 each; `counts` says how many things are still to come.
 */
export function raceChances(counts: Counts, p: number, own: number, other: number): RaceChances {
  const home = reaches(counts, p, own, other);
  const away = reaches(counts, 1 - p, other, own);
  return { home, away, neither: 1 - home - away };
}

/**
 * Σ over how many the others have before: the last thing is one's own, and so many things happen.
 */
function reaches(counts: Counts, p: number, own: number, other: number): number {
  let ways = 1;
  let sum = 0;
  for (let lost = 0; lost < other; lost += 1) {
    if (lost > 0) ways = (ways * (own - 1 + lost)) / lost;
    sum += ways * p ** own * (1 - p) ** lost * tail(counts, own + lost);
  }
  return sum;
}
