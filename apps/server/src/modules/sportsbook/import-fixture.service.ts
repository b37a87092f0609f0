import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import { moveStart, postponeEvent, type EventRow } from './event-write.store.ts';
import { LineRefused, type ImportedLine, type ImportLine } from './import-line.ts';
import { offerMarkets } from './market-write.store.ts';
import { addMeeting, knownPair, meetingOf, refuseUnlessNew } from './meeting.service.ts';
import { isBeyondItsBets } from './moved-match.service.ts';
import { writePricedBy } from './price-events.store.ts';
import { enterResult, lockEvent, voidOf } from './results.store.ts';

/** Takes over a match to come: a new one, another time, other prices. `fileKickoffs` are those of the pair in the file. */
export async function importFixture(
  context: ServerContext,
  trx: Executor,
  line: ImportLine,
  fileKickoffs: readonly Date[],
): Promise<ImportedLine> {
  if (line.status === 'unclear') throw new LineRefused('unclearStatus', line.statusText);
  const now = context.clock.now();
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
    // The match put off keeps the bets, which the rules void in time; the new date is a match of its own.
    await postponeEvent(trx, event.id, now);
    const next = await addMeeting(context, trx, line);
    await schedule(context, trx, next, line);
    return { effect: 'changed', eventIds: [event.id, next.id] };
  }
  const isChanged = await schedule(context, trx, event, line);
  return { effect: isChanged ? 'changed' : 'unchanged', eventIds: [event.id] };
}

const isToCome = ({ state }: EventRow): boolean => state === 'upcoming' || state === 'postponed';

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
  const isPriced = event.state === 'upcoming' && (await offerPrices(context, trx, event, line));
  return isMovedNow || isPriced;
}

/** Offers what the line has prices for; a line without any leaves the offer as it is. Gives whether anything differed. */
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
  const isSameTime = event.start_time.getTime() === line.kickoff.getTime();
  if (!line.isTimeKnown || (isSameTime && event.state === 'upcoming')) return false;
  // No bet is accepted for the old time while it is moved.
  await lockEvent(trx, event.id);
  await moveStart(trx, event.id, line.kickoff, now);
  return true;
}
