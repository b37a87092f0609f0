import type { Random } from '@pavilion/domain/ids';
import type { Pair, Sport } from '@pavilion/sports';
import { demoSportOf } from './demo-sports.ts';

/** Strengths lie so far apart from one pool of scores to the next. */
const step = 1;
const mostSteps = 4;
/** Matches of a pool: a chance of one half is known to .03, and less off over a season. */
const poolSize = 300;
/** So many are played before others get their turn. */
const playedAtOnce = 40;
/** Longer than any match, at the pace of life. */
const endMs = 24 * 60 * 60_000;

const pools = new Map<string, readonly Pair[]>();

/** Draws the score of a match in which home is so far ahead in strength. */
export type DrawScore = (edge: number, random: Random) => Pair;

/**
 * What matches of a sport end with, drawn from matches played out by its own process for each of
 * these edges; between two pools as often from either as the edge is near to it. `pause` lets
 * others run in between.
 */
export async function scoresOf(
  sport: Sport,
  edges: readonly number[],
  pause: () => Promise<void>,
): Promise<DrawScore> {
  const byEdge = new Map<number, Between>();
  for (const edge of new Set(edges)) {
    const rung = rungBelow(edge);
    byEdge.set(edge, {
      low: await poolOf(sport, rung, pause),
      high: await poolOf(sport, rung + 1, pause),
      highShare: bounded(edge) - rung,
    });
  }
  return (edge, random) => {
    const between = byEdge.get(edge);
    if (between === undefined) throw new RangeError(`no match of ${sport} with this edge: ${edge}`);
    const pool = random.next() < between.highShare ? between.high : between.low;
    return pool[Math.floor(random.next() * pool.length)] ?? [0, 0];
  };
}

/** The pools an edge lies between, and how near it is to the higher one. */
interface Between {
  low: readonly Pair[];
  high: readonly Pair[];
  highShare: number;
}

async function poolOf(
  sport: Sport,
  rung: number,
  pause: () => Promise<void>,
): Promise<readonly Pair[]> {
  const key = `${sport}/${rung}`;
  const pool = pools.get(key) ?? (await playPool(sport, rung, pause));
  pools.set(key, pool);
  return pool;
}

/** An edge in steps, within those that have pools. */
const bounded = (edge: number): number => Math.min(Math.max(edge / step, -mostSteps), mostSteps);
const rungBelow = (edge: number): number => Math.min(Math.floor(bounded(edge)), mostSteps - 1);

async function playPool(sport: Sport, rung: number, pause: () => Promise<void>): Promise<Pair[]> {
  const { play } = demoSportOf(sport);
  const edge = rung * step;
  const scores: Pair[] = [];
  while (scores.length < poolSize) {
    const seed = `scores/${sport}/${rung}/${scores.length}`;
    scores.push(play({ seed, home: edge / 2, away: -edge / 2 }).at(endMs, 0).score);
    if (scores.length % playedAtOnce === 0) await pause();
  }
  return scores;
}
