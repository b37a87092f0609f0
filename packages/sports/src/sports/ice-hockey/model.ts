import { factsOf, periodOf, type Facts, type Incident, type Pair } from '../../engine/facts.ts';
import type { PriceModel, Worlds } from '../../pricing/chances.ts';
import { poissonCounts, type Counts } from '../../pricing/distributions.ts';
import { independentWorlds, worldsFrom } from '../../pricing/pair-worlds.ts';
import { orderWorlds } from '../../pricing/stream-worlds.ts';

/** What is expected of a game. Means are of the sixty minutes. */
export interface HockeyInput {
  readonly lambdaHome: number;
  readonly lambdaAway: number;
  /** Home's chance when the sixty minutes end level. */
  readonly extraHomeShare: number;
}

/**
 * A game under way: minutes played of sixty, the score, and that of the first period once it is
 * over.
 */
export interface HockeyState {
  readonly playedMinutes: number;
  readonly goals: Pair;
  readonly firstPeriod: Pair | null;
  readonly incidents: readonly Incident[];
}

export const hockeyStart: HockeyState = {
  playedMinutes: 0,
  goals: [0, 0],
  firstPeriod: null,
  incidents: [],
};

export const gameMinutes = 60;
export const periodMinutes = 20;
const mostGoals = 16;

function toCome(input: HockeyInput, minutes: number): readonly [Counts, Counts] {
  const share = Math.max(minutes, 0) / gameMinutes;
  return [
    poissonCounts(input.lambdaHome * share, mostGoals),
    poissonCounts(input.lambdaAway * share, mostGoals),
  ];
}

/**
 * The end of a game that stood so after sixty minutes; level, `extra` says who won beyond them, by
 * one goal.
 */
export function hockeyEnd(regular: Pair, extra: 'home' | 'away' | null): Facts {
  const added: Pair = extra === null ? [0, 0] : extra === 'home' ? [1, 0] : [0, 1];
  const full: Pair = [regular[0] + added[0], regular[1] + added[1]];
  const ot: Facts['periods'] = extra === null ? {} : { ot: periodOf({ goals: added }) };
  const reg = periodOf({ goals: regular });
  return factsOf({
    ended: 'completed',
    winner: full[0] > full[1] ? 'home' : 'away',
    periods: { reg, full: periodOf({ goals: full }), ...ot },
  });
}

/** All scores after sixty minutes; a level one ends in two ways. */
function gameWorlds(input: HockeyInput, { playedMinutes, goals }: HockeyState): Worlds {
  const [home, away] = toCome(input, gameMinutes - playedMinutes);
  return worldsFrom(
    home.flatMap((one, h) =>
      away.flatMap((other, a) => {
        const regular: Pair = [goals[0] + h, goals[1] + a];
        const weight = one * other;
        if (regular[0] !== regular[1]) return [[weight, hockeyEnd(regular, null)] as const];
        return [
          [weight * input.extraHomeShare, hockeyEnd(regular, 'home')] as const,
          [weight * (1 - input.extraHomeShare), hockeyEnd(regular, 'away')] as const,
        ];
      }),
    ),
  );
}

function firstPeriodWorlds(input: HockeyInput, state: HockeyState): Worlds {
  const minutes = state.firstPeriod === null ? periodMinutes - state.playedMinutes : 0;
  const now = state.firstPeriod ?? state.goals;
  return independentWorlds('p1', 'goals', mostGoals, toCome(input, minutes), now);
}

/**
 * Ice hockey's price model: Poisson goals of each side; what is level after sixty minutes is won by
 * one goal.
 */
export function hockeyModel(input: HockeyInput, state: HockeyState = hockeyStart): PriceModel {
  const game = { ...gameWorlds(input, state), memo: new Map() };
  const first = firstPeriodWorlds(input, state);
  const mean = input.lambdaHome + input.lambdaAway;
  const stream = {
    stat: 'goals',
    now: state.goals,
    incidents: state.incidents,
    toCome: poissonCounts((mean * (gameMinutes - state.playedMinutes)) / gameMinutes, 40),
    homeShare: mean === 0 ? 0.5 : input.lambdaHome / mean,
    lastPeriod: 'p3',
  };
  return {
    worldsOf: (market) => {
      if (market.type.base === 'next') return orderWorlds(market, stream);
      return market.type.period === 'p1' ? first : game;
    },
    scoreOf: () => [0, 0],
  };
}
