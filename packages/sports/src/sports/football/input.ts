import type { Incident, Pair, Side } from '../../engine/facts.ts';

/**
 * A player as the model sees him; shares are of his side's goals, the others are means of a match.
 */
export interface FootballPlayer {
  readonly playerId: string;
  readonly side: Side;
  readonly goalShare: number;
  readonly shots: number;
  readonly shotsOnTarget: number;
  readonly cards: number;
}

/** What is expected of a match before it starts. Means are of regular time. */
export interface FootballInput {
  readonly lambdaHome: number;
  readonly lambdaAway: number;
  /** Share of a side's goals that the other side's players score for it. */
  readonly ownGoalShare: number;
  readonly corners: {
    readonly mean: number;
    readonly variance: number;
    readonly homeShare: number;
  };
  readonly cards: { readonly mean: number; readonly homeShare: number };
  readonly redCards: number;
  readonly penalties: number;
  readonly players: readonly FootballPlayer[];
  /** Of a cup tie: home's chance to go through when regular time is level; else null. */
  readonly cupHomeShare: number | null;
}

/**
 * What a match is expected to be like when nothing but its goals is known (domain page of sports,
 * 3).
 */
export const usualFootball: Omit<FootballInput, 'lambdaHome' | 'lambdaAway'> = {
  ownGoalShare: 0.03,
  corners: { mean: 10, variance: 11.5, homeShare: 0.545 },
  cards: { mean: 3.8, homeShare: 0.46 },
  redCards: 0.13,
  penalties: 0.28,
  players: [],
  cupHomeShare: null,
};

/** A match under way. Minutes of play without stoppage: 45 at the break, 90 at the end. */
export interface FootballState {
  readonly playedMinutes: number;
  readonly goals: Pair;
  /** The half-time score, once the first half is over. */
  readonly halfTime: Pair | null;
  readonly corners: Pair;
  readonly firstHalfCorners: Pair | null;
  readonly cards: Pair;
  readonly redCards: number;
  readonly penalties: number;
  /** What happened so far, in order. */
  readonly incidents: readonly Incident[];
}

/** A match that has not started. */
export const footballKickOff: FootballState = {
  playedMinutes: 0,
  goals: [0, 0],
  halfTime: null,
  corners: [0, 0],
  firstHalfCorners: null,
  cards: [0, 0],
  redCards: 0,
  penalties: 0,
  incidents: [],
};

/** Means of a side's yellow and red cards; the mean of all cards counts a red as two. */
export function cardMeans(input: FootballInput, side: Side): { yellow: number; red: number } {
  const { mean, homeShare } = input.cards;
  const share = side === 'home' ? homeShare : 1 - homeShare;
  return {
    yellow: Math.max(mean - 2 * input.redCards, 0) * share,
    red: input.redCards * share,
  };
}

export const matchMinutes = 90;
export const halfMinutes = 45;

const lateGoalsExponent = 0.83;

/**
 * Share of a match's goals still to come after so many minutes. Goals come more often late: .4375
 * of them fall in the first half, as measured over 1,916 matches (domain page of sports, 3).
 */
export function goalsLeft(playedMinutes: number): number {
  const left = Math.min(Math.max((matchMinutes - playedMinutes) / matchMinutes, 0), 1);
  return left ** lateGoalsExponent;
}

/** The minute after which this share of the goals is still to come. */
export function minuteOfGoal(shareLeft: number): number {
  return matchMinutes * (1 - shareLeft ** (1 / lateGoalsExponent));
}

/** Share of what falls evenly over a match (corners, cards) that is still to come. */
export function evenLeft(playedMinutes: number): number {
  return Math.min(Math.max((matchMinutes - playedMinutes) / matchMinutes, 0), 1);
}

/** Shares of a match's goals still to come in each half. */
export function halvesLeft(playedMinutes: number): { first: number; second: number } {
  const second = goalsLeft(Math.max(playedMinutes, halfMinutes));
  return { first: goalsLeft(playedMinutes) - second, second };
}
