import type { Pair, Side } from '../../engine/facts.ts';
import type { Worlds } from '../../pricing/chances.ts';
import {
  binomialCounts,
  convolved,
  negativeBinomialCounts,
  poissonCounts,
  thinned,
  type Counts,
} from '../../pricing/distributions.ts';
import { independentWorlds, pairFacts, pairWorlds, worldsFrom } from '../../pricing/pair-worlds.ts';
import type { Stream } from '../../pricing/stream-worlds.ts';
import {
  cardMeans,
  evenLeft,
  halfMinutes,
  matchMinutes,
  type FootballInput,
  type FootballState,
} from './input.ts';

const mostCorners = 32;
const mostCards = 20;

/**
 * Corners still to come in the period: those of a match, each falling into it with the share of its
 * time.
 */
function cornersToCome(
  input: FootballInput,
  { playedMinutes }: FootballState,
  period: string,
): Counts {
  const { mean, variance } = input.corners;
  const minutes =
    period === '1h' ? Math.max(halfMinutes - playedMinutes, 0) : matchMinutes - playedMinutes;
  const whole = negativeBinomialCounts(mean, variance, mostCorners);
  return thinned(whole, Math.min(Math.max(minutes / matchMinutes, 0), 1));
}

/** So many in all, each home's with the same chance. */
function splitWorlds(
  period: string,
  stat: string,
  toCome: Counts,
  homeShare: number,
  [homeNow, awayNow]: Pair,
): Worlds {
  const splits = toCome.map((_, total) => binomialCounts(total, homeShare));
  return pairWorlds(period, stat, mostCorners, (home, away) => {
    const own = home - homeNow;
    const total = own + away - awayNow;
    return (toCome[total] ?? 0) * (splits[total]?.[own] ?? 0);
  });
}

export function cornerWorlds(input: FootballInput, state: FootballState, period: string): Worlds {
  const now = cornerScore(state, period);
  const toCome = cornersToCome(input, state, period);
  return splitWorlds(period, 'corners', toCome, input.corners.homeShare, now);
}

export function cornerScore({ corners, firstHalfCorners }: FootballState, period: string): Pair {
  return period === '1h' ? (firstHalfCorners ?? corners) : corners;
}

/** The corners of a match as a stream, for the next one and races. */
export function cornerStream(input: FootballInput, state: FootballState): Stream {
  return {
    stat: 'corners',
    now: state.corners,
    incidents: state.incidents.filter(({ stat }) => stat === 'corners'),
    toCome: cornersToCome(input, state, 'reg'),
    homeShare: input.corners.homeShare,
    lastPeriod: '2h',
  };
}

/** Points for cards of each side: one for yellow, two for red. */
export function cardWorlds(input: FootballInput, state: FootballState): Worlds {
  const left = evenLeft(state.playedMinutes);
  const of = (side: Side): Counts => {
    const { yellow, red } = cardMeans(input, side);
    const twos = poissonCounts(red * left, mostCards / 2).flatMap((weight) => [weight, 0]);
    return convolved(poissonCounts(yellow * left, mostCards), twos, mostCards);
  };
  const counts = [of('home'), of('away')] as const;
  return independentWorlds('reg', 'cards', mostCards, counts, state.cards);
}

/** Whether something rare happens at all in the rest of the match. */
export function rareWorlds(stat: string, mean: number, now: number): Worlds {
  const none = Math.exp(-mean);
  return worldsFrom([
    [1 - none, pairFacts('reg', stat, now + 1, 0)],
    [none, pairFacts('reg', stat, now, 0)],
  ]);
}
