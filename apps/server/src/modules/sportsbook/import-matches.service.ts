import { inTransaction, type Executor } from '@pavilion/database';
import type { ImportedMatch, ImportProblem, ImportResult } from '@pavilion/domain/fixtures';
import type { ServerContext } from '../../context.ts';
import { notifyEvents } from './change-notice.ts';
import {
  findBySourceKey,
  insertEvent,
  moveStart,
  postponeEvent,
  type EventRow,
} from './event-write.store.ts';
import { leagueOf, seasonOf } from './league-codes.ts';
import { offerMarkets, type OfferedMarket } from './market-write.store.ts';
import { enterResult } from './results.store.ts';
import { ensureLeague, ensureTeam } from './team.store.ts';

/** What an import takes from a file: the matches to come (and their prices), or how they ended. */
export type ImportMode = 'fixtures' | 'results';

export interface ImportLineProblem {
  line: number;
  reason: ImportProblem['reason'] | 'unknownMatch' | 'resultBeforeStart' | 'failed';
  detail: string;
}

export interface ImportReport {
  created: number;
  changed: number;
  unchanged: number;
  problems: ImportLineProblem[];
}

type Effect = 'created' | 'changed' | 'unchanged';
type Line = ImportedMatch & { markets?: readonly OfferedMarket[] };

/**
 * Imports parsed matches, each line in a transaction of its own: a line that cannot be used is reported and the others
 * go on. The same file again changes nothing. Matches of different files are the same when league, season and teams are.
 */
export async function importMatches(
  context: ServerContext,
  parsed: ImportResult<Line>,
  mode: ImportMode,
): Promise<ImportReport> {
  const report: ImportReport = {
    created: 0,
    changed: 0,
    unchanged: 0,
    problems: [...parsed.problems],
  };
  const touched: string[] = [];
  for (const line of parsed.rows) {
    try {
      const { effect, eventId } = await inTransaction(context.database, (trx) =>
        mode === 'fixtures' ? importFixture(context, trx, line) : importResult(context, trx, line),
      );
      report[effect] += 1;
      if (effect !== 'unchanged') touched.push(eventId);
    } catch (error) {
      report.problems.push(problemOf(context, line, error));
    }
  }
  await notifyEvents(context, context.database.db, touched);
  report.problems.sort((a, b) => a.line - b.line);
  return report;
}

class LineRefused extends Error {
  readonly reason: ImportLineProblem['reason'];
  constructor(reason: ImportLineProblem['reason']) {
    super(reason);
    this.reason = reason;
  }
}

function problemOf(context: ServerContext, line: Line, error: unknown): ImportLineProblem {
  const detail = `${line.home.name} – ${line.away.name}`;
  if (error instanceof LineRefused) return { line: line.line, reason: error.reason, detail };
  context.logger.error({ err: error, line: line.line }, 'a line could not be imported');
  return { line: line.line, reason: 'failed', detail };
}

/** `de.1:2025:bayern-munich:rb-leipzig`: within a season a pair of teams meets once on each ground. */
function sourceKeyOf(line: Line): string {
  const { code } = leagueOf(line.competition);
  return `${code}:${seasonOf(line.kickoff)}:${line.home.key}:${line.away.key}`;
}

interface Imported {
  effect: Effect;
  eventId: string;
}

async function importFixture(context: ServerContext, trx: Executor, line: Line): Promise<Imported> {
  const { event, isNew } = await ensureEvent(context, trx, line);
  const now = context.clock.now();
  const isMoved = !isNew && (await applySchedule(trx, event, line, now));
  const hasOffer =
    event.state === 'upcoming' && line.markets !== undefined && line.markets.length > 0;
  const isPriced = hasOffer && (await offerMarkets(trx, context.ids, event.id, line.markets ?? []));
  const effect = isNew ? 'created' : isMoved || isPriced ? 'changed' : 'unchanged';
  return { effect, eventId: event.id };
}

async function applySchedule(
  trx: Executor,
  event: EventRow,
  line: Line,
  now: Date,
): Promise<boolean> {
  if (event.state !== 'upcoming' && event.state !== 'postponed') return false;
  if (line.status === 'cancelled') {
    await enterResult(trx, voidOf(event.id, 'cancelled'), now);
    return true;
  }
  if (line.status === 'postponed') {
    await postponeEvent(trx, event.id, now);
    return event.state !== 'postponed';
  }
  const isSameTime = event.start_time.getTime() === line.kickoff.getTime();
  if (!line.isTimeKnown || (isSameTime && event.state === 'upcoming')) return false;
  await moveStart(trx, event.id, line.kickoff, now);
  return true;
}

/** An entry that gives all stakes back. */
export function voidOf(eventId: string, reason: string): Parameters<typeof enterResult>[1] {
  return {
    eventId,
    kind: 'void',
    homeScore: null,
    awayScore: null,
    halfTimeHomeScore: null,
    halfTimeAwayScore: null,
    reason,
  };
}

async function importResult(context: ServerContext, trx: Executor, line: Line): Promise<Imported> {
  const { score, halfTime } = line;
  const known = await findBySourceKey(trx, sourceKeyOf(line));
  if (!score) {
    if (known) return { effect: 'unchanged', eventId: known.id };
    throw new LineRefused('unknownMatch');
  }
  const now = context.clock.now();
  if (line.kickoff > now) throw new LineRefused('resultBeforeStart');
  const { event, isNew } = await ensureEvent(context, trx, line);
  const revision = await enterResult(
    trx,
    {
      eventId: event.id,
      kind: 'score',
      ...score,
      halfTimeHomeScore: halfTime?.homeScore ?? null,
      halfTimeAwayScore: halfTime?.awayScore ?? null,
      reason: 'import',
    },
    now,
  );
  const effect = isNew ? 'created' : revision === event.result_revision ? 'unchanged' : 'changed';
  return { effect, eventId: event.id };
}

async function ensureEvent(
  context: ServerContext,
  trx: Executor,
  line: Line,
): Promise<{ event: EventRow; isNew: boolean }> {
  const sourceKey = sourceKeyOf(line);
  const known = await findBySourceKey(trx, sourceKey);
  if (known) return { event: known, isNew: false };
  const ports = { ids: context.ids, now: context.clock.now() };
  const league = leagueOf(line.competition);
  const isNew = await insertEvent(trx, {
    id: context.ids.next(),
    leagueId: await ensureLeague(trx, ports, league),
    sourceKey,
    homeTeamId: await ensureTeam(trx, ports, { ...line.home, country: league.country }),
    awayTeamId: await ensureTeam(trx, ports, { ...line.away, country: league.country }),
    startTime: line.kickoff,
    allowsLive: false,
    now: ports.now,
  });
  const event = await findBySourceKey(trx, sourceKey);
  if (!event) throw new Error(`event ${sourceKey} is neither known nor new`);
  return { event, isNew };
}
