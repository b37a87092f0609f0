import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import {
  hasSettledBetsSince,
  moveStart,
  postponeEvent,
  setEarlierStart,
  type EventRow,
} from './event-write.store.ts';
import type { ResultEntry } from './facts-of-result.ts';
import { LineRefused, type ImportedLine, type ImportLine } from './import-line.ts';
import {
  addMeeting,
  announcedStart,
  knownPair,
  meetingOf,
  refuseUnlessNew,
} from './meeting.service.ts';
import { isBeyondItsBets } from './moved-match.service.ts';
import { enterResult, isLateCorrection, lockEvent, voidOf } from './results.store.ts';
import { voidAfterHours } from './void-overdue.service.ts';

type ScoredLine = ImportLine & { score: NonNullable<ImportLine['score']> };

const dayMs = 24 * 60 * 60_000;

/**
 * Takes over how a match ended. Throws {@link LineRefused}. `fileKickoffs` are those of the pair in
 * the file.
 */
export async function importResult(
  context: ServerContext,
  trx: Executor,
  line: ImportLine,
  fileKickoffs: readonly Date[],
): Promise<ImportedLine> {
  if (line.status === 'unclear') throw new LineRefused('unclearStatus', line.statusText);
  const now = context.clock.now();
  const pair = await knownPair(trx, line);
  if (line.score && line.kickoff > now) throw new LineRefused('resultBeforeStart');
  const answer = meetingOf(line, 'results', pair, fileKickoffs, now);
  if (answer.kind === 'unclear') throw unclear(answer.meeting.event);
  if (answer.kind === 'new') {
    await refuseUnlessNew(trx, line, pair, 'results');
    throw new LineRefused('unknownMatch');
  }
  const { event } = answer.meeting;
  if (!isScored(line)) return takeOff(trx, event, line, now);
  if (event.result_revision === 0 && (await isBeyondItsBets(trx, event, line.kickoff))) {
    await enterResult(trx, voidOf(event.id, `not played within ${voidAfterHours} hours`), now);
    const played = await addPlayed(context, trx, line);
    return { effect: 'changed', eventIds: [event.id, played] };
  }
  return resultOfKnown(trx, event, line, now);
}

/**
 * Takes a match of the past with its score, for the price model alone: one that is known stays as
 * it is.
 */
export async function importHistory(
  context: ServerContext,
  trx: Executor,
  line: ImportLine,
  fileKickoffs: readonly Date[],
): Promise<ImportedLine> {
  if (line.status === 'unclear') throw new LineRefused('unclearStatus', line.statusText);
  const now = context.clock.now();
  const pair = await knownPair(trx, line);
  const answer = meetingOf(line, 'results', pair, fileKickoffs, now);
  if (answer.kind === 'unclear') throw unclear(answer.meeting.event);
  if (answer.kind === 'known') return { effect: 'unchanged', eventIds: [answer.meeting.event.id] };
  if (line.score && line.kickoff > now) throw new LineRefused('resultBeforeStart');
  if (!isScored(line)) return { effect: 'unchanged', eventIds: [] };
  await refuseUnlessNew(trx, line, pair, 'history');
  return { effect: 'created', eventIds: [await addPlayed(context, trx, line)] };
}

/** A match that was not played: put off, or given up for good. One that has a result keeps it. */
async function takeOff(
  trx: Executor,
  { id, state, result_revision: revision }: EventRow,
  { status }: ImportLine,
  now: Date,
): Promise<ImportedLine> {
  const isToBeTaken = revision === 0 && (status === 'cancelled' || status === 'postponed');
  if (!isToBeTaken || state === 'live') return { effect: 'unchanged', eventIds: [id] };
  if (status === 'cancelled') await enterResult(trx, voidOf(id, 'cancelled'), now);
  else await postponeEvent(trx, id, now);
  const isKnown = status === 'postponed' && state === 'postponed';
  return { effect: isKnown ? 'unchanged' : 'changed', eventIds: [id] };
}

const isScored = (line: ImportLine): line is ScoredLine => line.score !== null;

const unclear = ({ id, start_time: known }: EventRow): LineRefused =>
  new LineRefused(
    'unclearMeeting',
    `match ${id} of ${known.toISOString()} has no result yet: enter it or void it by hand`,
  );

/** A match we hear of with its score; gives its id. */
async function addPlayed(context: ServerContext, trx: Executor, line: ScoredLine): Promise<string> {
  const event = await addMeeting(context, trx, line);
  await enterResult(trx, scoreOf(event.id, line), context.clock.now());
  return event.id;
}

async function resultOfKnown(
  trx: Executor,
  event: EventRow,
  line: ScoredLine,
  now: Date,
): Promise<ImportedLine> {
  await lockEvent(trx, event.id);
  if (await isLateCorrection(trx, scoreOf(event.id, line), now))
    throw new LineRefused(
      'lateCorrection',
      `match ${event.id} was settled ${event.home_score}-${event.away_score}: correct it by hand with --resettle`,
    );
  const isEarlier = await takeEarlierKickoff(trx, event, line, now);
  if (event.start_day !== null && line.isTimeKnown && !isEarlier)
    await moveStart(trx, event.id, announcedStart(line), now);
  const revision = await enterResult(trx, scoreOf(event.id, line), now);
  const isSame = revision === event.result_revision;
  // Without a new revision nothing is settled again, and late bets would keep what they were paid.
  if (isSame && isEarlier && (await hasSettledBetsSince(trx, event.id, line.kickoff)))
    throw new LineRefused(
      'betsAfterKickoff',
      `the settlement of match ${event.id} stands: enter its result with --started by hand`,
    );
  return { effect: isSame ? 'unchanged' : 'changed', eventIds: [event.id] };
}

/**
 * Takes over the kick-off of a result when the match began earlier than we knew, so that bets
 * placed since then are void at the settlement (domain rules 2.8, past post). Only a line that
 * gives a time can tell; one with a day alone is believed when it is the day we know and the match
 * has begun by our clock. A later kick-off within the hours bets stand changes nothing: no bet was
 * taken in between.
 */
async function takeEarlierKickoff(
  trx: Executor,
  event: EventRow,
  { kickoff, isTimeKnown }: ImportLine,
  now: Date,
): Promise<boolean> {
  if (kickoff >= event.start_time) return false;
  if (isTimeKnown) {
    await setEarlierStart(trx, event.id, kickoff, now);
    return true;
  }
  if (event.start_time > now) throw new LineRefused('resultBeforeStart');
  if (event.start_time.getTime() - kickoff.getTime() >= dayMs)
    throw new LineRefused(
      'unclearKickoff',
      `match ${event.id} is known for ${event.start_time.toISOString()}`,
    );
  return false;
}

/** An entry of the score of a line. */
function scoreOf(eventId: string, { score, halfTime }: ScoredLine): ResultEntry {
  return {
    eventId,
    kind: 'score',
    ...score,
    halfTimeHomeScore: halfTime?.homeScore ?? null,
    halfTimeAwayScore: halfTime?.awayScore ?? null,
    reason: 'import',
  };
}
