import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { moveStart, postponeEvent, type EventRow } from './event-write.store.ts';
import { LineRefused, type ImportedLine, type ImportLine, type ImportWord } from './import-line.ts';
import { offerMarkets, suspendMarkets } from './market-write.store.ts';
import {
  addMeeting,
  announcedStart,
  knownPair,
  meetingOf,
  refuseUnlessNew,
} from './meeting.service.ts';
import { isBeyondItsBets } from './moved-match.service.ts';
import { writePricedBy } from './price-events.store.ts';
import { isTooFarAhead } from './season.ts';
import { enterResult, lockEvent, voidOf } from './results.store.ts';

/**
 * Takes over a match to come: a new one, another time, other prices. `fileKickoffs` are those of
 * the pair in the file.
 */
export async function importFixture(
  context: ServerContext,
  trx: Executor,
  line: ImportLine,
  fileKickoffs: readonly Date[],
  word: ImportWord,
): Promise<ImportedLine> {
  const now = context.clock.now();
  refuseUnlessToBeOffered(line, word, now);
  const pair = await knownPair(trx, line);
  const answer = meetingOf(line, 'fixtures', pair, fileKickoffs, now);
  if (answer.kind !== 'known') {
    await refuseUnlessNew(trx, line, pair, 'fixtures');
    const event = await addMeeting(context, trx, line);
    await schedule(context, trx, event, line);
    return { effect: 'created', eventIds: [event.id] };
  }
  const { event } = answer.meeting;
  if (isToCome(event) && isMoved(line) && (await isBeyondItsBets(trx, event, line.kickoff))) {
    // The match put off keeps the bets, which the rules void in time; the new date is a match of
    // its own.
    await postponeEvent(trx, event.id, now);
    const next = await addMeeting(context, trx, line);
    await schedule(context, trx, next, line);
    return { effect: 'changed', eventIds: [event.id, next.id] };
  }
  const isChanged = await schedule(context, trx, event, line);
  return { effect: isChanged ? 'changed' : 'unchanged', eventIds: [event.id] };
}

/**
 * Nobody may bet on what only a slip of the pen puts on offer: an outcome that is known, a date
 * that is wrong.
 */
function refuseUnlessToBeOffered(line: ImportLine, { isFarMeant }: ImportWord, now: Date): void {
  if (line.status === 'unclear') throw new LineRefused('unclearStatus', line.statusText);
  if (line.score && line.kickoff > now) throw new LineRefused('resultBeforeStart');
  if (isMoved(line) && isFarMeant !== true && isTooFarAhead(line.kickoff, now))
    throw new LineRefused('tooFarAhead', line.day);
}

const isToCome = ({ state }: EventRow): boolean => state === 'upcoming' || state === 'postponed';

const dayMs = 24 * 60 * 60_000;

const isMoved = ({ status }: ImportLine): boolean =>
  status !== 'cancelled' && status !== 'postponed';

/** Writes time, state and prices of a line; gives whether anything differed. */
async function schedule(
  context: ServerContext,
  trx: Executor,
  event: EventRow,
  line: ImportLine,
): Promise<boolean> {
  const isMovedNow = await applySchedule(trx, event, line, context.clock.now());
  if (event.state !== 'upcoming') return isMovedNow;
  const isPriced = await (line.score
    ? withdrawOffer(trx, event)
    : offerPrices(context, trx, event, line));
  return isMovedNow || isPriced;
}

/**
 * A match that has a score is not on offer, whenever we thought it would begin, and the model gives
 * it no prices either.
 */
async function withdrawOffer(trx: Executor, { id }: EventRow): Promise<boolean> {
  await lockEvent(trx, id);
  await writePricedBy(trx, id, 'file');
  return suspendMarkets(trx, id, 'trader');
}

/**
 * Offers what the line has prices for; a line without any leaves the offer as it is. Gives whether
 * anything differed.
 */
async function offerPrices(
  context: ServerContext,
  trx: Executor,
  { id }: EventRow,
  { markets = [], belowFair = [], farAboveFair = [] }: ImportLine,
): Promise<boolean> {
  const withheld = [...belowFair, ...farAboveFair];
  if (markets.length + withheld.length === 0) return false;
  // No bet is accepted on a market while it is suspended.
  if (withheld.length > 0) await lockEvent(trx, id);
  await writePricedBy(trx, id, 'file');
  return offerMarkets(trx, context.ids, id, markets, withheld);
}

async function applySchedule(
  trx: Executor,
  event: EventRow,
  line: ImportLine,
  now: Date,
): Promise<boolean> {
  if (!isToCome(event)) return false;
  if (line.status === 'cancelled') {
    await enterResult(trx, voidOf(event.id, 'cancelled'), now);
    return true;
  }
  if (line.status === 'postponed') {
    await postponeEvent(trx, event.id, now);
    return event.state !== 'postponed';
  }
  if (tellsNothingNew(event, line)) return false;
  // No bet is accepted for the old time while it is moved.
  await lockEvent(trx, event.id);
  await moveStart(trx, event.id, announcedStart(line), now);
  return true;
}

/** A day alone never takes the place of a time on it, nor of one that another source told. */
function tellsNothingNew(event: EventRow, line: ImportLine): boolean {
  const { state, start_time: known, start_day: knownDay } = event;
  const sinceMs = known.getTime() - line.kickoff.getTime();
  if (line.isTimeKnown) return state === 'upcoming' && knownDay === null && sinceMs === 0;
  if (knownDay !== null) return knownDay === line.day;
  return (sinceMs >= 0 && sinceMs < dayMs) || event.source !== line.source;
}
