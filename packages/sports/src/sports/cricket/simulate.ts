import type { Random } from '@pavilion/domain/ids';
import { randomNormal } from '@pavilion/domain/random';
import {
  factsOf,
  periodOf,
  type Facts,
  type Pair,
  type PeriodFacts,
  type Side,
} from '../../engine/facts.ts';
import { otherSide } from '../sets/process.ts';
import {
  afterDelivery,
  ballsOfPowerplay,
  isOver,
  noInnings,
  scoring,
  type Innings,
} from './innings.ts';

/**
 * What is expected of a match of twenty overs a side. Strengths scale a side's scoring: 1 is the
 * mean.
 */
export interface CricketInput {
  readonly strengthHome: number;
  readonly strengthAway: number;
  readonly batsFirst: Side;
  /** Deviation of the pitch: how much a match as a whole scores more or less than usual. */
  readonly pitchSd: number;
  /** Eleven of each side in the order they bat; may be empty. */
  readonly batters: Readonly<Record<Side, readonly string[]>>;
}

export interface CricketState {
  readonly first: Innings;
  /** Null until the first is over. */
  readonly second: Innings | null;
  /** Who wins the super over, should it come to one. */
  readonly superOver: Side | null;
}

/** A match that has not begun. */
export const cricketStart: CricketState = { first: noInnings, second: null, superOver: null };

const strengthOf = (input: CricketInput, side: Side): number =>
  side === 'home' ? input.strengthHome : input.strengthAway;

const usualRunsOfBall = scoring.reduce((sum, [runs, chance]) => sum + runs * chance, 0);
/** Variance of a ball's runs, over the square of its mean. */
const spreadOfBall = 1.95;
const factorBounds = { min: 0.6, max: 1.4 } as const;

/**
 * The pitch of this match as far as the runs so far tell it: what is known before, and what was
 * seen, each by how sure it is.
 */
export function drawPitch(
  input: CricketInput,
  { first, second }: CricketState,
  random: Random,
): number {
  const seen = [first, second ?? noInnings];
  const sides = [input.batsFirst, otherSide(input.batsFirst)];
  const expected = seen.reduce(
    (sum, { balls }, index) =>
      sum + balls * usualRunsOfBall * strengthOf(input, sides[index] ?? 'home'),
    0,
  );
  const balls = seen.reduce((sum, innings) => sum + innings.balls, 0);
  const runs = seen.reduce((sum, innings) => sum + innings.runs, 0);
  if (input.pitchSd === 0) return 1;
  const before = 1 / input.pitchSd ** 2;
  const known = balls / spreadOfBall;
  const mean = (before + (balls === 0 ? 0 : (known * runs) / expected)) / (before + known);
  const drawn = randomNormal(random, mean, Math.sqrt(1 / (before + known)));
  return Math.min(Math.max(drawn, factorBounds.min), factorBounds.max);
}

/**
 * Plays on by so many deliveries at most; `pitch` is the match's. The same luck gives the same
 * match.
 */
export function playDeliveries(
  input: CricketInput,
  random: Random,
  pitch: number,
  from: CricketState,
  most = Number.POSITIVE_INFINITY,
): CricketState {
  let { first, second, superOver } = from;
  for (let played = 0; played < most && !hasEnded({ first, second, superOver }); played += 1) {
    const batting = isOver(first, null) ? otherSide(input.batsFirst) : input.batsFirst;
    const strength = pitch * strengthOf(input, batting);
    if (!isOver(first, null)) first = afterDelivery(first, random, strength);
    else second = afterDelivery(second ?? noInnings, random, strength);
  }
  const isTie = hasEnded({ first, second, superOver }) && first.runs === second?.runs;
  if (isTie && superOver === null) superOver = random.next() < 0.5 ? 'home' : 'away';
  return { first, second, superOver };
}

/** True when both innings are over. */
export function hasEnded({ first, second }: CricketState): boolean {
  return second !== null && isOver(first, null) && isOver(second, first.runs + 1);
}

const pairFor = (side: Side, value: number): Pair => (side === 'home' ? [value, 0] : [0, value]);

function inningsFacts(innings: Innings, side: Side, isComplete: boolean): PeriodFacts {
  const { runs, wickets, sixes, fours } = innings;
  return periodOf(
    {
      runs: pairFor(side, runs),
      wickets: pairFor(side, wickets),
      sixes: pairFor(side, sixes),
      fours: pairFor(side, fours),
    },
    isComplete,
  );
}

function powerplayFacts(innings: Innings, side: Side, isInningsOver: boolean): PeriodFacts {
  return periodOf(
    {
      runs: pairFor(side, innings.powerplay),
      wickets: pairFor(side, innings.powerplayWickets),
    },
    isInningsOver || innings.balls >= ballsOfPowerplay,
  );
}

function playersOf(input: CricketInput, innings: Innings, side: Side) {
  return input.batters[side].map((playerId, index) => {
    const runs = innings.batters[index];
    const stats = { runs: runs ?? 0 };
    return { playerId, side, tookPart: runs !== undefined, enteredNo: 0, stats };
  });
}

function winnerOf(input: CricketInput, { first, second, superOver }: CricketState): Side {
  const difference = first.runs - (second?.runs ?? 0);
  if (difference === 0) return superOver ?? 'home';
  return difference > 0 ? input.batsFirst : otherSide(input.batsFirst);
}

/** The facts of a match as it stands. */
export function cricketFactsOf(input: CricketInput, state: CricketState): Facts {
  const { first, second } = state;
  const one = input.batsFirst;
  const two = otherSide(one);
  const chase = second ?? noInnings;
  const ended = hasEnded(state);
  const sum = (of: (innings: Innings) => number): Pair =>
    one === 'home' ? [of(first), of(chase)] : [of(chase), of(first)];
  const full = {
    runs: sum(({ runs }) => runs),
    wickets: sum(({ wickets }) => wickets),
    sixes: sum(({ sixes }) => sixes),
    fours: sum(({ fours }) => fours),
  };
  return factsOf({
    ended: ended ? 'completed' : null,
    isFinal: ended,
    winner: ended ? winnerOf(input, state) : null,
    players: ended ? [...playersOf(input, first, one), ...playersOf(input, chase, two)] : [],
    periods: {
      i1: inningsFacts(first, one, isOver(first, null)),
      i2: inningsFacts(chase, two, ended),
      pp1: powerplayFacts(first, one, isOver(first, null)),
      pp2: powerplayFacts(chase, two, ended),
      full: periodOf(full, ended),
    },
  });
}
