import { formatOdds } from '@pavilion/domain/odds';
import type { Facts, Incident, PeriodFacts } from '../engine/facts.ts';

const iso = (atMs: number | null): string | null =>
  atMs === null ? null : new Date(atMs).toISOString();

function period({ isComplete, stats, least }: PeriodFacts): Record<string, unknown> {
  const told = Object.entries(least ?? {}).map(([stat, both]) => [stat, { both }] as const);
  const known = { complete: isComplete, ...stats };
  return told.length === 0 ? known : { ...known, least: Object.fromEntries(told) };
}

function incident({ playerId, isOwn, ...known }: Incident): Record<string, unknown> {
  return { ...known, player_id: playerId ?? null, own: isOwn ?? false };
}

/**
 * Facts as the wire contract (7) has them, in snake case with times as ISO 8601: what `readFacts`
 * reads.
 */
export function writeFacts(facts: Facts): Record<string, unknown> {
  const { revision, ended, winner, advances, races, ran } = facts;
  return {
    ...{ revision, ended, winner, advances, races, ran },
    is_final: facts.isFinal,
    void: facts.isVoid,
    started: facts.startedAtMs !== null,
    started_at: iso(facts.startedAtMs),
    is_handicap: facts.isHandicap,
    periods: Object.fromEntries(
      Object.entries(facts.periods).map(([name, each]) => [name, period(each)]),
    ),
    incidents: facts.incidents.map(incident),
    players: facts.players.map(({ playerId, side, tookPart, enteredNo, stats }) => ({
      ...{ player_id: playerId, side, part: tookPart, entered_no: enteredNo, stats },
    })),
    runners: facts.runners.map(({ runnerId, position, status }) => ({
      ...{ runner_id: runnerId, position, status },
    })),
    withdrawals: facts.withdrawals.map(({ runnerId, atMs, oddsMilli }) => ({
      ...{ runner_id: runnerId, at: iso(atMs), odds: formatOdds(oddsMilli, 'decimal') },
    })),
    cancelled: facts.cancelled.map(({ kind, lineQuarters, fromMs, toMs, reason }) => ({
      ...{ kind, from: iso(fromMs), to: iso(toMs), reason },
      line: lineQuarters === null ? null : String(lineQuarters / 4),
    })),
  };
}
