import { inTransaction, type Executor } from '@pavilion/database';
import type { ImportedMatch, ImportProblem, ImportResult } from '@pavilion/domain/fixtures';
import type { ServerContext } from '../../context.ts';
import { notifyEvents } from './change-notice.ts';
import {
  hasSettledBetsSince,
  moveStart,
  postponeEvent,
  setEarlierStart,
  type EventRow,
} from './event-write.store.ts';
import { offerMarkets, type OfferedMarket } from './market-write.store.ts';
import { addMeeting, kickoffsByPair, knownMeetings, meetingOf } from './meeting.service.ts';
import { enterResult, lockEvent } from './results.store.ts';

/** What an import takes from a file: the matches to come (and their prices), or how they ended. */
export type ImportMode = 'fixtures' | 'results';

export interface ImportLineProblem {
  line: number;
  reason:
    | ImportProblem['reason']
    | 'unknownMatch'
    | 'resultBeforeStart'
    /** May be a known match without a result, or the next meeting of the pair. */
    | 'unclearMeeting'
    /** Gives no time, and a day before the one we know. */
    | 'unclearKickoff'
    /** Bets placed after this kick-off are already settled by the same result. */
    | 'betsAfterKickoff'
    | 'failed';
  detail: string;
}

export interface ImportReport {
  created: number;
  changed: number;
  unchanged: number;
  problems: ImportLineProblem[];
}

const dayMs = 24 * 60 * 60_000;

type Effect = 'created' | 'changed' | 'unchanged';
type Line = ImportedMatch & { markets?: readonly OfferedMarket[] };

/**
 * Imports parsed matches, each line in a transaction of its own: a line that cannot be used is reported and the others
 * go on. The same file again changes nothing. Which known match a line means is told by league, teams and kick-off (`whichMeeting`).
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
  const kickoffsOf = kickoffsByPair(parsed.rows);
  for (const line of parsed.rows) {
    try {
      const { effect, eventId } = await inTransaction(context.database, (trx) =>
        mode === 'fixtures'
          ? importFixture(context, trx, line, kickoffsOf(line))
          : importResult(context, trx, line, kickoffsOf(line)),
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
  /** What the operator should know besides the teams. */
  readonly detail: string;
  constructor(reason: ImportLineProblem['reason'], detail = '') {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
}

function problemOf(context: ServerContext, line: Line, error: unknown): ImportLineProblem {
  const detail = `${line.home.name} – ${line.away.name}`;
  if (error instanceof LineRefused) {
    const more = error.detail === '' ? '' : `: ${error.detail}`;
    return { line: line.line, reason: error.reason, detail: detail + more };
  }
  context.logger.error({ err: error, line: line.line }, 'a line could not be imported');
  return { line: line.line, reason: 'failed', detail };
}

interface Imported {
  effect: Effect;
  eventId: string;
}

async function importFixture(
  context: ServerContext,
  trx: Executor,
  line: Line,
  fileKickoffs: readonly Date[],
): Promise<Imported> {
  const now = context.clock.now();
  const meetings = await knownMeetings(trx, line);
  const answer = meetingOf(line, 'fixtures', meetings, fileKickoffs, now);
  const isNew = answer.kind !== 'known';
  const event = isNew ? await addMeeting(context, trx, line, meetings) : answer.meeting.event;
  const isMoved = await applySchedule(trx, event, line, now);
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

async function importResult(
  context: ServerContext,
  trx: Executor,
  line: Line,
  fileKickoffs: readonly Date[],
): Promise<Imported> {
  const now = context.clock.now();
  const meetings = await knownMeetings(trx, line);
  if (line.score && line.kickoff > now) throw new LineRefused('resultBeforeStart');
  const answer = meetingOf(line, 'results', meetings, fileKickoffs, now);
  if (answer.kind === 'unclear') {
    const known = answer.meeting.startTime.toISOString();
    throw new LineRefused('unclearMeeting', `the match of ${known} has no result yet`);
  }
  if (answer.kind === 'known') return resultOfKnown(trx, answer.meeting.event, line, now);
  if (!line.score) throw new LineRefused('unknownMatch');
  const event = await addMeeting(context, trx, line, meetings);
  await enterResult(trx, scoreOf(event.id, line, line.score), now);
  return { effect: 'created', eventId: event.id };
}

async function resultOfKnown(
  trx: Executor,
  event: EventRow,
  line: Line,
  now: Date,
): Promise<Imported> {
  if (!line.score) return { effect: 'unchanged', eventId: event.id };
  await lockEvent(trx, event.id);
  const isEarlier = await takeEarlierKickoff(trx, event, line, now);
  const revision = await enterResult(trx, scoreOf(event.id, line, line.score), now);
  const isSame = revision === event.result_revision;
  // Without a new revision nothing is settled again, and late bets would keep what they were paid.
  if (isSame && isEarlier && (await hasSettledBetsSince(trx, event.id, line.kickoff)))
    throw new LineRefused('betsAfterKickoff', 'their settlement stands: correct it by hand');
  return { effect: isSame ? 'unchanged' : 'changed', eventId: event.id };
}

/**
 * Takes over the kick-off of a result when the match began earlier than we knew, so that bets placed since then are void at
 * the settlement (domain rules 2.8, past post). Only a line that gives a time can tell; one with a day alone is believed when
 * it is the day we know and the match has begun by our clock. A later kick-off changes nothing: no bet was taken in between.
 */
async function takeEarlierKickoff(
  trx: Executor,
  event: EventRow,
  { kickoff, isTimeKnown }: Line,
  now: Date,
): Promise<boolean> {
  if (kickoff >= event.start_time) return false;
  if (isTimeKnown) {
    await setEarlierStart(trx, event.id, kickoff, now);
    return true;
  }
  if (event.start_time > now) throw new LineRefused('resultBeforeStart');
  if (event.start_time.getTime() - kickoff.getTime() >= dayMs)
    throw new LineRefused('unclearKickoff', `known for ${event.start_time.toISOString()}`);
  return false;
}

/** An entry of the score of a line. */
function scoreOf(
  eventId: string,
  { halfTime }: Line,
  score: NonNullable<Line['score']>,
): Parameters<typeof enterResult>[1] {
  return {
    eventId,
    kind: 'score',
    ...score,
    halfTimeHomeScore: halfTime?.homeScore ?? null,
    halfTimeAwayScore: halfTime?.awayScore ?? null,
    reason: 'import',
  };
}
