import type { Side } from '../../engine/facts.ts';

/** Chances of each side to win a point on its own serve. */
export interface ServeChances {
  readonly home: number;
  readonly away: number;
}

/**
 * Chance of the server to win a game in which he has `own` points and the other `other`, `p` for
 * each point: two clear from four on (domain page of sports, 4).
 */
export function gameChance(p: number, own = 0, other = 0): number {
  if (own >= 4 && own - other >= 2) return 1;
  if (other >= 4 && other - own >= 2) return 0;
  if (own >= 3 && own === other) return (p * p) / (1 - 2 * p * (1 - p));
  return p * gameChance(p, own + 1, other) + (1 - p) * gameChance(p, own, other + 1);
}

/**
 * Chance of home to win the point that is played as the `n`-th (from 0) of a tie-break: served 1,
 * 2, 2, 2 …
 */
function pointChance({ home, away }: ServeChances, first: Side, n: number): number {
  const isFirst = Math.ceil(n / 2) % 2 === 0;
  return isFirst === (first === 'home') ? home : 1 - away;
}

/** Chance of home to win a tie-break to seven, two clear, that `first` begins to serve. */
export function tieBreakChance(serve: ServeChances, first: Side, home = 0, away = 0): number {
  if (home >= 7 && home - away >= 2) return 1;
  if (away >= 7 && away - home >= 2) return 0;
  if (home >= 6 && home === away) {
    // Of the next two points each serves one.
    const both = serve.home * (1 - serve.away);
    const none = (1 - serve.home) * serve.away;
    return both / (both + none);
  }
  const p = pointChance(serve, first, home + away);
  return (
    p * tieBreakChance(serve, first, home + 1, away) +
    (1 - p) * tieBreakChance(serve, first, home, away + 1)
  );
}
