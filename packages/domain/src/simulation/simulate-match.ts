import type { Random } from '../ids/index.ts';
import { remainingShare, type Lambdas } from '../pricing/index.ts';
import { createSeededRandom, randomInteger, randomPoisson } from '../random/index.ts';
import type { Score } from '../settlement/index.ts';

export const halfMinutes = 45;
export const breakMinutes = 15;

export type Side = 'home' | 'away';

export interface Goal {
  side: Side;
  /** Minute as shown: 1–45 in the first half, 46–90 in the second; goals in stoppage time are 45 or 90. */
  minute: number;
  /** Minute of the stoppage time, 0 before it: `90+3` is minute 90, added minute 3. */
  addedMinute: number;
  /** Minutes since the kick-off, the break included. */
  elapsedMinutes: number;
}

export interface SimulatedMatch {
  /** Lengths of the halves with their stoppage time. */
  firstHalfMinutes: number;
  secondHalfMinutes: number;
  /** In the order they are scored. */
  goals: readonly Goal[];
  halfTime: Score;
  fullTime: Score;
}

export interface MatchSeed extends Lambdas {
  seed: string;
}

/** Minutes of play with stoppage time, without the break. */
export function playMinutes(match: SimulatedMatch): number {
  return match.firstHalfMinutes + match.secondHalfMinutes;
}

/** Minutes from kick-off to the final whistle, the break included. */
export function matchLengthMinutes(match: SimulatedMatch): number {
  return playMinutes(match) + breakMinutes;
}

/**
 * Plays a match minute by minute. The same seed and expected goals always give the same match. Goals of each side are
 * Poisson with the given means and fall over the match as the price model expects them to, so that prices in play are fair.
 */
export function simulateMatch({ seed, lambdaHome, lambdaAway }: MatchSeed): SimulatedMatch {
  const random = createSeededRandom(seed);
  const firstHalfMinutes = halfMinutes + randomInteger(random, 1, 4);
  const secondHalfMinutes = halfMinutes + randomInteger(random, 2, 7);
  const total = firstHalfMinutes + secondHalfMinutes;
  const goals: Goal[] = [];
  for (let minute = 0; minute < total; minute += 1) {
    const share = remainingShare(minute, total) - remainingShare(minute + 1, total);
    goals.push(
      ...goalsOfMinute(random, 'home', lambdaHome * share, minute, firstHalfMinutes),
      ...goalsOfMinute(random, 'away', lambdaAway * share, minute, firstHalfMinutes),
    );
  }
  goals.sort((a, b) => a.elapsedMinutes - b.elapsedMinutes);
  const halfTime = scoreOf(goals.filter(({ minute }) => minute <= halfMinutes));
  return { firstHalfMinutes, secondHalfMinutes, goals, halfTime, fullTime: scoreOf(goals) };
}

function goalsOfMinute(
  random: Random,
  side: Side,
  expected: number,
  playedMinute: number,
  firstHalfMinutes: number,
): Goal[] {
  return Array.from({ length: randomPoisson(random, expected) }, () => {
    const isSecondHalf = playedMinute >= firstHalfMinutes;
    const elapsedMinutes = playedMinute + random.next() + (isSecondHalf ? breakMinutes : 0);
    const inHalf = isSecondHalf ? playedMinute - firstHalfMinutes : playedMinute;
    return { side, elapsedMinutes, ...shownMinute(inHalf, isSecondHalf) };
  });
}

/** How a whole minute of a half (0 = the first) is shown: past 45 or 90 it stands still and the added minute counts. */
export function shownMinute(
  minuteOfHalf: number,
  isSecondHalf: boolean,
): { minute: number; addedMinute: number } {
  const before = isSecondHalf ? halfMinutes : 0;
  return {
    minute: before + Math.min(minuteOfHalf + 1, halfMinutes),
    addedMinute: Math.max(minuteOfHalf + 1 - halfMinutes, 0),
  };
}

export function scoreOf(goals: readonly Goal[]): Score {
  const homeScore = goals.filter(({ side }) => side === 'home').length;
  return { homeScore, awayScore: goals.length - homeScore };
}
