import type { Market } from '../../engine/market-type.ts';
import type { Worlds } from '../../pricing/chances.ts';
import { poissonCounts } from '../../pricing/distributions.ts';
import { worldsFrom } from '../../pricing/pair-worlds.ts';
import { endWith, incident, orderWorlds, type Stream } from '../../pricing/stream-worlds.ts';
import { goalsLeft, matchMinutes, type FootballInput, type FootballState } from './input.ts';

/** The goals of a match as a stream. */
export function goalStream(input: FootballInput, state: FootballState): Stream {
  const mean = input.lambdaHome + input.lambdaAway;
  return {
    stat: 'goals',
    now: state.goals,
    incidents: state.incidents.filter(({ stat }) => stat === 'goals'),
    toCome: poissonCounts(mean * goalsLeft(state.playedMinutes), 40),
    homeShare: mean === 0 ? 0.5 : input.lambdaHome / mean,
    lastPeriod: '2h',
  };
}

const bandMinutes = 15;

/** In which quarter of an hour the first goal falls. */
function bandWorlds(stream: Stream, input: FootballInput, state: FootballState): Worlds | null {
  if (stream.now[0] + stream.now[1] > 0) return null;
  const mean = input.lambdaHome + input.lambdaAway;
  const { playedMinutes } = state;
  const goalless = (until: number): number =>
    Math.exp(-mean * (goalsLeft(playedMinutes) - goalsLeft(Math.max(until, playedMinutes))));
  const ends = Array.from({ length: matchMinutes / bandMinutes }, (_, i) => bandMinutes * (i + 1));
  return worldsFrom([
    ...ends.map((end) => {
      const facts = endWith(stream, [incident(stream, 1, 'home', end)]);
      return [goalless(end - bandMinutes) - goalless(end), facts] as const;
    }),
    [goalless(matchMinutes), endWith(stream, [])],
  ]);
}

/**
 * Worlds of the kinds that ask for the order or the time of goals and corners; null when it is
 * decided.
 */
export function streamWorlds(
  market: Market,
  stream: Stream,
  input: FootballInput,
  state: FootballState,
): Worlds | null {
  if (market.type.base === 'time-band') return bandWorlds(stream, input, state);
  return orderWorlds(market, stream);
}
