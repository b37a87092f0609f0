import type { Random } from '@pavilion/domain/ids';
import { randomPoisson } from '@pavilion/domain/random';
import { periodOf, type Facts, type Incident, type Pair, type Side } from '../../engine/facts.ts';
import { drawSide } from '../../simulation/draw.ts';
import {
  gameMinutes,
  hockeyEnd,
  periodMinutes,
  type HockeyInput,
  type HockeyState,
} from './model.ts';

interface TimedGoal {
  readonly atMinutes: number;
  readonly side: Side;
}

/**
 * A game: its goals of the sixty minutes in order, and who wins beyond them should they end level.
 */
export interface HockeyPath {
  readonly goals: readonly TimedGoal[];
  readonly extra: Side;
}

/** Plays a game; the same luck gives the same game. */
export function playHockey(input: HockeyInput, random: Random): HockeyPath {
  const of = (side: Side, mean: number): TimedGoal[] =>
    Array.from({ length: randomPoisson(random, mean) }, () => ({
      side,
      atMinutes: random.next() * gameMinutes,
    }));
  const goals = [...of('home', input.lambdaHome), ...of('away', input.lambdaAway)];
  goals.sort((a, b) => a.atMinutes - b.atMinutes);
  return { goals, extra: drawSide(random, input.extraHomeShare) };
}

const scoreOf = (incidents: readonly Incident[]): Pair => {
  const home = incidents.filter(({ side }) => side === 'home').length;
  return [home, incidents.length - home];
};

const periodOfMinute = (minutes: number): string =>
  `p${Math.min(Math.floor(minutes / periodMinutes), 2) + 1}`;

/**
 * The facts after so many minutes of play; after sixty the game is over, with what had to come
 * beyond.
 */
export function hockeyFactsAt({ goals, extra }: HockeyPath, playedMinutes: number): Facts {
  const incidents = goals
    .filter(({ atMinutes }) => atMinutes <= playedMinutes)
    .map(({ atMinutes, side }, index): Incident => {
      const period = periodOfMinute(atMinutes);
      const minute = Math.floor(atMinutes) + 1;
      return { no: index + 1, stat: 'goals', period, minute, side, value: 1 };
    });
  const score = scoreOf(incidents);
  const isOver = playedMinutes >= gameMinutes;
  const isLevel = score[0] === score[1];
  const end = hockeyEnd(score, isOver && isLevel ? extra : null);
  const thirds = ['p1', 'p2', 'p3'].map((name, index) => {
    const own = incidents.filter(({ period }) => period === name);
    const isComplete = playedMinutes >= (index + 1) * periodMinutes;
    return [name, periodOf({ goals: scoreOf(own) }, isComplete)] as const;
  });
  const periods = { ...end.periods, ...Object.fromEntries(thirds) };
  if (isOver) return { ...end, isFinal: true, incidents, periods };
  const running = {
    reg: periodOf({ goals: score }, false),
    full: periodOf({ goals: score }, false),
  };
  return { ...end, ended: null, winner: null, incidents, periods: { ...periods, ...running } };
}

/** What the price model takes of a game under way. */
export function hockeyStateOf(facts: Facts, playedMinutes: number): HockeyState {
  const at = (period: string): Pair => facts.periods[period]?.stats.goals ?? [0, 0];
  const isFirstOver = facts.periods.p1?.isComplete === true;
  return {
    playedMinutes,
    goals: at('reg'),
    firstPeriod: isFirstOver ? at('p1') : null,
    incidents: facts.incidents,
  };
}
