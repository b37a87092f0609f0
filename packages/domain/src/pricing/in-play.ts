import { scoreMatrix, type Lambdas, type ScoreMatrix } from './score-matrix.ts';

/** Minutes of regular time. */
export const matchMinutes = 90;

/**
 * Goals come more often late in a match: the share left falls slower than the time. Measured over
 * 1,916 matches of eight leagues: .4376 of the goals fall in the first half (domain sports 3).
 */
const lateGoalsExponent = 0.83;

/**
 * The share of a match's expected goals that is still to come when so many of its minutes have been
 * played.
 */
export function remainingShare(playedMinutes: number, totalMinutes: number = matchMinutes): number {
  const left = Math.min(Math.max((totalMinutes - playedMinutes) / totalMinutes, 0), 1);
  return left ** lateGoalsExponent;
}

export interface InPlayState extends Lambdas {
  homeScore: number;
  awayScore: number;
  playedMinutes: number;
  /** Length of the match with its stoppage time; 90 when not known. */
  totalMinutes?: number;
}

/** Expected goals of each side for the rest of the match. */
export function remainingLambdas(state: Omit<InPlayState, 'homeScore' | 'awayScore'>): Lambdas {
  const share = remainingShare(state.playedMinutes, state.totalMinutes);
  return { lambdaHome: state.lambdaHome * share, lambdaAway: state.lambdaAway * share };
}

/** The matrix of a match under way: the present score plus the goals of the time left. */
export function inPlayMatrix(state: InPlayState): ScoreMatrix {
  const { lambdaHome, lambdaAway } = remainingLambdas(state);
  const { homeScore, awayScore } = state;
  return { ...scoreMatrix(lambdaHome, lambdaAway), homeScore, awayScore };
}
