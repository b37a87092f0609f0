import type { Score } from '../settlement/index.ts';
import {
  breakMinutes,
  matchLengthMinutes,
  playMinutes,
  scoreOf,
  shownMinute,
  type SimulatedMatch,
} from './simulate-match.ts';

export type MatchPhase = 'not-started' | 'first-half' | 'half-time' | 'second-half' | 'finished';

export interface MatchState extends Score {
  phase: MatchPhase;
  /** Minute as shown, null while there is no play; in stoppage time it stands at 45 or 90. */
  minute: number | null;
  /** Minute of the stoppage time, 0 outside it. */
  addedMinute: number;
  /** Minutes of play so far, without the break, and in the whole match: what the price model takes in play. */
  playedMinutes: number;
  totalMinutes: number;
}

/**
 * What is to be seen of a match so many minutes after its kick-off, the break of 15 minutes included. Negative before
 * the kick-off. Times at any pace: the caller turns real time into match minutes.
 */
export function stateAt(match: SimulatedMatch, elapsedMatchMinutes: number): MatchState {
  const elapsed = elapsedMatchMinutes;
  const score = scoreOf(match.goals.filter((goal) => goal.elapsedMinutes <= elapsed));
  const totalMinutes = playMinutes(match);
  const still = { minute: null, addedMinute: 0, totalMinutes };
  const secondHalfStart = match.firstHalfMinutes + breakMinutes;
  if (elapsed < 0) return { ...score, ...still, phase: 'not-started', playedMinutes: 0 };
  if (elapsed >= matchLengthMinutes(match)) {
    return { ...score, ...still, phase: 'finished', playedMinutes: totalMinutes };
  }
  if (elapsed >= match.firstHalfMinutes && elapsed < secondHalfStart) {
    return { ...score, ...still, phase: 'half-time', playedMinutes: match.firstHalfMinutes };
  }
  const isSecondHalf = elapsed >= secondHalfStart;
  const minuteOfHalf = Math.floor(isSecondHalf ? elapsed - secondHalfStart : elapsed);
  return {
    ...score,
    ...shownMinute(minuteOfHalf, isSecondHalf),
    totalMinutes,
    phase: isSecondHalf ? 'second-half' : 'first-half',
    playedMinutes: isSecondHalf ? elapsed - breakMinutes : elapsed,
  };
}
