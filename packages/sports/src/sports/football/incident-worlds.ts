import {
  factsOf,
  periodOf,
  type Facts,
  type Incident,
  type Pair,
  type Side,
} from '../../engine/facts.ts';
import type { Market } from '../../engine/market-type.ts';
import type { Worlds } from '../../pricing/chances.ts';
import { poissonCounts, tail, type Counts } from '../../pricing/distributions.ts';
import { worldsFrom } from '../../pricing/pair-worlds.ts';
import { raceChances } from '../../pricing/race.ts';
import { goalsLeft, matchMinutes, type FootballInput, type FootballState } from './input.ts';

/** What is counted one by one: how many are to come, and whose each is. */
export interface Stream {
  readonly stat: string;
  /** The score so far. */
  readonly now: Pair;
  readonly incidents: readonly Incident[];
  readonly toCome: Counts;
  readonly homeShare: number;
}

const sides: readonly Side[] = ['home', 'away'];

/** The goals of a match as a stream. */
export function goalStream(input: FootballInput, state: FootballState): Stream {
  const mean = input.lambdaHome + input.lambdaAway;
  return {
    stat: 'goals',
    now: state.goals,
    incidents: state.incidents.filter(({ stat }) => stat === 'goals'),
    toCome: poissonCounts(mean * goalsLeft(state.playedMinutes), 40),
    homeShare: mean === 0 ? 0.5 : input.lambdaHome / mean,
  };
}

function incident(stream: Stream, no: number, side: Side, minute = 90): Incident {
  return { no, stat: stream.stat, period: '2h', minute, side, value: 1 };
}

/** An ended match with these further incidents. */
function endWith(stream: Stream, more: readonly Incident[], races: Facts['races'] = {}): Facts {
  const of = (side: Side): number => more.filter((each) => each.side === side).length;
  const pair: Pair = [stream.now[0] + of('home'), stream.now[1] + of('away')];
  const incidents = [...stream.incidents, ...more];
  const periods = { reg: periodOf({ [stream.stat]: pair }) };
  return factsOf({ ended: 'completed', periods, incidents, races });
}

const shareOf = ({ homeShare }: Stream, side: Side): number =>
  side === 'home' ? homeShare : 1 - homeShare;

/** Who has the n-th: all before it are passed over, for only the n-th is asked. */
function nextWorlds(stream: Stream, n: number): Worlds | null {
  const before = stream.now[0] + stream.now[1];
  if (n <= before || stream.incidents.length < before) return null;
  const fill = Array.from({ length: n - 1 - before }, (_, index) =>
    incident(stream, before + index + 1, 'home'),
  );
  const happens = tail(stream.toCome, n - before);
  return worldsFrom([
    ...sides.map((side) => {
      const facts = endWith(stream, [...fill, incident(stream, n, side)]);
      return [happens * shareOf(stream, side), facts] as const;
    }),
    [1 - happens, endWith(stream, [])],
  ]);
}

/** Who has the last: any further one is as likely home's as every other. */
function lastWorlds(stream: Stream): Worlds | null {
  const before = stream.now[0] + stream.now[1];
  if (stream.incidents.length < before) return null;
  const more = tail(stream.toCome, 1);
  return worldsFrom([
    ...sides.map((side) => {
      const facts = endWith(stream, [incident(stream, before + 1, side)]);
      return [more * shareOf(stream, side), facts] as const;
    }),
    [1 - more, endWith(stream, [])],
  ]);
}

function raceWorlds(stream: Stream, target: number): Worlds | null {
  const [own, other] = stream.now;
  if (Math.max(own, other) >= target) return null;
  const { toCome, homeShare, stat } = stream;
  const chances = raceChances(toCome, homeShare, target - own, target - other);
  const won = (side: Side): Facts =>
    endWith(stream, [], { reg: { [stat]: { [String(target)]: side } } });
  return worldsFrom([
    [chances.home, won('home')],
    [chances.away, won('away')],
    [chances.neither, endWith(stream, [])],
  ]);
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

/** Worlds of the kinds that ask for the order or the time of goals and corners; null when it is decided. */
export function streamWorlds(
  { type, param }: Market,
  stream: Stream,
  input: FootballInput,
  state: FootballState,
): Worlds | null {
  const count = Number(param ?? type.param);
  switch (type.base) {
    case 'next':
      return nextWorlds(stream, count);
    case 'last':
      return lastWorlds(stream);
    case 'race-to':
      return raceWorlds(stream, count);
    case 'time-band':
      return bandWorlds(stream, input, state);
    default:
      return null;
  }
}
