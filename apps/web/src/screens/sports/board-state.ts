import { dayRange, rangeOfDays, readDay } from '@pavilion/web-core/day-range';
import { useMemo } from 'react';
import { useNowMs } from '../../core/use-now.ts';
import type { EventFilter } from '../../features/sports/sportsbook/sports.queries.ts';

const named = ['all', 'live', 'soon', 'today', 'tomorrow'];

/**
 * What the board may be narrowed to: one of the names, or a day (`2026-12-01`); stands in the
 * address as `?state=`.
 */
export type BoardState = string;

/** What an address asks for; what is none of them shows all. */
export function readBoardState(text: string | null): BoardState {
  if (text !== null && named.includes(text)) return text;
  return readDay(text) ?? 'all';
}

/** Matches that begin within two hours begin soon, as the server counts them. */
const soonMinutes = 120;

/** What the board asks for; the visitor's days wait for their clock. */
export function useBoardFilter(
  state: BoardState,
  { sport, leagueId, teamId }: Pick<EventFilter, 'sport' | 'leagueId' | 'teamId'>,
): EventFilter {
  const nowMs = useNowMs();
  return useMemo(() => {
    const wanted = { sport, leagueId, teamId };
    if (state === 'all') return wanted;
    if (state === 'live') return { ...wanted, state };
    if (state === 'soon') return { ...wanted, soonMinutes };
    return { ...wanted, range: rangeOf(state, nowMs) };
  }, [state, sport, leagueId, teamId, nowMs]);
}

function rangeOf(state: BoardState, nowMs: number | null): EventFilter['range'] {
  if (nowMs === null) return null;
  if (state === 'today') return dayRange(nowMs, 0);
  if (state === 'tomorrow') return dayRange(nowMs, 1);
  const { from, to } = rangeOfDays(state, state);
  return from === undefined || to === undefined ? null : { from, to };
}
