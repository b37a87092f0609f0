import { factsOf, periodOf, type Facts, type Pair } from '../../engine/facts.ts';
import type { Base } from '../../engine/base-names.ts';
import type { Market, MarketType } from '../../engine/market-type.ts';
import type { PriceModel, Worlds } from '../../pricing/chances.ts';
import { worldsFrom } from '../../pricing/pair-worlds.ts';
import { endsOfMatch, endsOfSet, type Asked, type MatchEnd, type SetEnd } from './distribution.ts';
import {
  periodName,
  setsStart,
  type SetsProcess,
  type SetsState,
  type UnitState,
} from './process.ts';

function matchFacts(process: SetsProcess, { sets, units, tieBreaks }: MatchEnd): Facts {
  const full = { [process.set]: sets, [process.unit]: units, tie_breaks: [tieBreaks, 0] as const };
  return factsOf({
    ended: 'completed',
    winner: sets[0] > sets[1] ? 'home' : 'away',
    periods: { full: periodOf(full) },
  });
}

/** An ended match of which only one set is told, and who won the race in it. */
function setFacts(
  process: SetsProcess,
  period: string,
  [home, away]: Pair,
  races: Facts['races'] = {},
): Facts {
  const isTieBreak = process.hadTieBreak?.(home, away) === true;
  const stats = { [process.unit]: [home, away], tie_breaks: [isTieBreak ? 1 : 0, 0] } as const;
  return factsOf({ ended: 'completed', periods: { [period]: periodOf(stats) }, races });
}

/**
 * The state of the asked set when it is played now; its score when it is over; null when it has not
 * begun.
 */
function setNow(state: SetsState, setNo: number): { over: Pair } | { start: UnitState } | null {
  const over = state.done[setNo - 1];
  if (over !== undefined) return { over };
  if (setNo !== state.done.length + 1) return null;
  const [home, away] = state.now;
  return { start: { setNo, home, away, server: state.server } };
}

function setWorlds(process: SetsProcess, state: SetsState, setNo: number): Worlds | null {
  const found = setNow(state, setNo);
  const period = periodName(process, setNo);
  if (found === null) return null;
  if ('over' in found) return worldsFrom([[1, setFacts(process, period, found.over)]]);
  const isOver = (home: number, away: number): boolean => process.isSetOver(setNo, home, away);
  const ends = endsOfSet(process, found.start, isOver, state.unitChance);
  return worldsFrom(
    ends.map(({ score, weight }: SetEnd) => [weight, setFacts(process, period, score)]),
  );
}

/** Who has so many units of the set first: it is played until one has, or it is over. */
function raceWorlds(
  process: SetsProcess,
  state: SetsState,
  setNo: number,
  target: number,
): Worlds | null {
  const found = setNow(state, setNo);
  if (found === null || 'over' in found || Math.max(...state.now) >= target) return null;
  const period = periodName(process, setNo);
  const isOver = (home: number, away: number): boolean =>
    Math.max(home, away) >= target || process.isSetOver(setNo, home, away);
  const ends = endsOfSet(process, found.start, isOver, state.unitChance);
  return worldsFrom(
    ends.map(({ score, weight }) => {
      const [home, away] = score;
      const winner = home >= target ? 'home' : 'away';
      const races = { [period]: { [process.unit]: { [String(target)]: winner } } } as const;
      const isWon = Math.max(home, away) >= target;
      return [weight, setFacts(process, period, score, isWon ? races : {})] as const;
    }),
  );
}

/** The next unit of the set, if it is the asked one. */
function nextWorlds(
  process: SetsProcess,
  state: SetsState,
  setNo: number,
  n: number,
): Worlds | null {
  const found = setNow(state, setNo);
  if (found === null || 'over' in found || state.now[0] + state.now[1] + 1 !== n) return null;
  const home = state.unitChance ?? process.homeChance(found.start);
  const period = periodName(process, setNo);
  const filled = Array.from({ length: n - 1 }, () => 'home' as const);
  const world = (side: 'home' | 'away'): Facts => ({
    ...setFacts(process, period, [0, 0]),
    incidents: [...filled, side].map((winner, index) => ({
      ...{ no: index + 1, stat: process.unit, period, minute: null, side: winner, value: 1 },
    })),
  });
  return worldsFrom([
    [home, world('home')],
    [1 - home, world('away')],
  ]);
}

const differences: ReadonlySet<Base> = new Set(['handicap', 'handicap-3way', '1x2']);
const counts: ReadonlySet<Base> = new Set(['total', 'odd-even', 'at-least']);

function askedOf(process: SetsProcess, { base, stat, scope }: MarketType): Asked | null {
  if (stat === process.set) return 'sets';
  if (stat === process.unit) {
    if (differences.has(base)) return 'difference';
    if (!counts.has(base)) return 'units';
    return scope === 'both' ? 'total' : scope;
  }
  return stat === 'tie_breaks' ? 'tieBreaks' : null;
}

function worldsOf(process: SetsProcess, state: SetsState, { type, param }: Market): Worlds | null {
  const count = Number(param ?? type.param);
  if (type.period !== 'full') {
    const setNo = Number(type.period.slice(1));
    if (type.base === 'race-to') return raceWorlds(process, state, setNo, count);
    if (type.base === 'next') return nextWorlds(process, state, setNo, count);
    return setWorlds(process, state, setNo);
  }
  const asked = askedOf(process, type);
  if (asked === null) return null;
  const ends = endsOfMatch(process, state, asked);
  return worldsFrom(ends.map((end) => [end.weight, matchFacts(process, end)] as const));
}

/**
 * The price model of a match in sets, before it or in it. Worlds are worked out once per stat,
 * period and what of it is asked.
 */
export function setsModel(process: SetsProcess, state: SetsState = setsStart()): PriceModel {
  const known = new Map<string, Worlds | null>();
  return {
    worldsOf: (market) => {
      const { base, stat, period } = market.type;
      const asked = period === 'full' ? askedOf(process, market.type) : '';
      const isOrder = base === 'race-to' || base === 'next';
      const key = `${stat}|${period}|${asked}|${isOrder ? `${base}${market.param}` : ''}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const worlds = worldsOf(process, state, market);
      const made = worlds === null ? null : { ...worlds, memo: new Map() };
      known.set(key, made);
      return made;
    },
    scoreOf: () => [0, 0],
  };
}
