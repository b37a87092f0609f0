import {
  factsOf,
  periodOf,
  type Facts,
  type Incident,
  type Pair,
  type Side,
} from '../engine/facts.ts';
import type { Market } from '../engine/market-type.ts';
import type { Worlds } from './chances.ts';
import { tail, type Counts } from './distributions.ts';
import { worldsFrom } from './pair-worlds.ts';
import { raceChances } from './race.ts';

/** What is counted one by one: how many are to come, and whose each is. */
export interface Stream {
  readonly stat: string;
  /** The score so far. */
  readonly now: Pair;
  readonly incidents: readonly Incident[];
  readonly toCome: Counts;
  readonly homeShare: number;
  /** Where what comes next is counted: the last period of regular time. */
  readonly lastPeriod: string;
}

const sides: readonly Side[] = ['home', 'away'];

/** One more of the stream. */
export function incident(stream: Stream, no: number, side: Side, minute = 90): Incident {
  return { no, stat: stream.stat, period: stream.lastPeriod, minute, side, value: 1 };
}

/** An ended match with these further incidents. */
export function endWith(
  stream: Stream,
  more: readonly Incident[],
  races: Facts['races'] = {},
): Facts {
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

/** Worlds of the kinds that ask who is next, last or first to a number; null when it is decided. */
export function orderWorlds({ type, param }: Market, stream: Stream): Worlds | null {
  const count = Number(param ?? type.param);
  switch (type.base) {
    case 'next':
      return nextWorlds(stream, count);
    case 'last':
      return lastWorlds(stream);
    case 'race-to':
      return raceWorlds(stream, count);
    default:
      return null;
  }
}
