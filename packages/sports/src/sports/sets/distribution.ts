import type { Pair, Side } from '../../engine/facts.ts';
import { setsToWin, setsWon, type SetsProcess, type SetsState, type UnitState } from './process.ts';

/** How a set can end, and who would serve next. */
export interface SetEnd {
  readonly score: Pair;
  readonly server: Side;
  readonly weight: number;
}

interface Weighted {
  readonly state: UnitState;
  readonly weight: number;
}

/**
 * Sets two clear need not end; what is left after so many units is less than any price can show.
 */
const mostUnits = 400;
const least = 1e-10;

function merged(list: readonly Weighted[]): Weighted[] {
  const byKey = new Map<string, Weighted>();
  for (const { state, weight } of list) {
    if (weight < least) continue;
    const key = `${state.home}-${state.away}-${state.server}`;
    byKey.set(key, { state, weight: weight + (byKey.get(key)?.weight ?? 0) });
  }
  return [...byKey.values()];
}

function stepOf(process: SetsProcess, { state, weight }: Weighted, chance?: number): Weighted[] {
  const home = chance ?? process.homeChance(state);
  const after = (winner: Side): UnitState => ({
    setNo: state.setNo,
    home: state.home + (winner === 'home' ? 1 : 0),
    away: state.away + (winner === 'away' ? 1 : 0),
    server: process.serverAfter(state, winner),
  });
  return [
    { state: after('home'), weight: weight * home },
    { state: after('away'), weight: weight * (1 - home) },
  ];
}

/**
 * Plays a set on from a state until `isOver`, all ways at once. `chance` is home's for the unit
 * under way, when it is known better than from its start.
 */
export function endsOfSet(
  process: SetsProcess,
  start: UnitState,
  isOver: (home: number, away: number) => boolean,
  chance?: number,
): SetEnd[] {
  const ends: SetEnd[] = [];
  let open: Weighted[] = [{ state: start, weight: 1 }];
  for (let units = 0; open.length > 0 && units < mostUnits; units += 1) {
    const over = open.filter(({ state }) => isOver(state.home, state.away));
    for (const { state, weight } of over) {
      ends.push({ score: [state.home, state.away], server: state.server, weight });
    }
    const rest = open.filter(({ state }) => !isOver(state.home, state.away));
    open = merged(rest.flatMap((each) => stepOf(process, each, units === 0 ? chance : undefined)));
  }
  return ends;
}

/** What is known of a match's end: sets, units and tie-breaks of both sides. */
export interface MatchEnd {
  readonly sets: Pair;
  readonly units: Pair;
  readonly tieBreaks: number;
  readonly weight: number;
}

interface MatchState extends MatchEnd {
  readonly setNo: number;
  readonly server: Side;
}

/**
 * What a question asks: sets, tie-breaks, or of the units how many more home has, both together, or
 * one side. What it does not ask is not told apart, so that few ends are left: of those, one stands
 * for all.
 */
export type Asked = 'sets' | 'tieBreaks' | 'units' | 'difference' | 'total' | 'home' | 'away';

function keyOf({ setNo, server, sets, units, tieBreaks }: MatchState, asked: Asked): string {
  return `${setNo}|${server}|${sets.join('-')}|${toldOf(units, tieBreaks, asked)}`;
}

function toldOf([home, away]: Pair, tieBreaks: number, asked: Asked): string | number {
  switch (asked) {
    case 'sets':
      return '';
    case 'tieBreaks':
      return tieBreaks;
    case 'units':
      return `${home}-${away}`;
    case 'difference':
      return home - away;
    case 'total':
      return home + away;
    case 'home':
      return home;
    case 'away':
      return away;
  }
}

function mergedMatches(list: readonly MatchState[], asked: Asked): MatchState[] {
  const byKey = new Map<string, MatchState>();
  for (const state of list) {
    if (state.weight < least) continue;
    const key = keyOf(state, asked);
    byKey.set(key, { ...state, weight: state.weight + (byKey.get(key)?.weight ?? 0) });
  }
  return [...byKey.values()];
}

function afterSet(process: SetsProcess, state: MatchState, end: SetEnd): MatchState {
  const [home, away] = end.score;
  const setNo = state.setNo + 1;
  const isTieBreak = process.hadTieBreak?.(home, away) === true;
  return {
    setNo,
    server: process.firstServer(setNo, end.server),
    sets: [state.sets[0] + (home > away ? 1 : 0), state.sets[1] + (home > away ? 0 : 1)],
    units: [state.units[0] + home, state.units[1] + away],
    tieBreaks: state.tieBreaks + (isTieBreak ? 1 : 0),
    weight: state.weight * end.weight,
  };
}

/** Sum of the units of the sets that are over, and how many had a tie-break. */
function before(process: SetsProcess, { done }: SetsState): Pick<MatchEnd, 'units' | 'tieBreaks'> {
  return {
    units: [
      done.reduce((sum, [home]) => sum + home, 0),
      done.reduce((sum, [, away]) => sum + away, 0),
    ],
    tieBreaks: done.filter(([home, away]) => process.hadTieBreak?.(home, away) === true).length,
  };
}

/** All ways a match can end from here, as far as the question tells them apart. */
export function endsOfMatch(process: SetsProcess, state: SetsState, asked: Asked): MatchEnd[] {
  const target = setsToWin(process);
  const isOver = ({ sets }: MatchEnd): boolean => Math.max(...sets) >= target;
  const ends: MatchEnd[] = [];
  const sets = setsWon(state.done);
  const setNo = state.done.length + 1;
  let open: MatchState[] = [
    { setNo, server: state.server, sets, ...before(process, state), weight: 1 },
  ];
  for (let first = true; open.length > 0; first = false) {
    ends.push(...open.filter(isOver));
    const rest = open.filter((each) => !isOver(each));
    const [home, away] = first ? state.now : [0, 0];
    const chance = first ? state.unitChance : undefined;
    const memo = new Map<Side, SetEnd[]>();
    const endsFrom = (each: MatchState): SetEnd[] => {
      const known = memo.get(each.server);
      if (known !== undefined) return known;
      const start = { setNo: each.setNo, home, away, server: each.server };
      const over = (h: number, a: number): boolean => process.isSetOver(each.setNo, h, a);
      const found = endsOfSet(process, start, over, chance);
      memo.set(each.server, found);
      return found;
    };
    const next = rest.flatMap((each) => endsFrom(each).map((end) => afterSet(process, each, end)));
    open = mergedMatches(next, asked);
  }
  return ends;
}
