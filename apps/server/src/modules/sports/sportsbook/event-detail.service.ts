import type { CallInput, CallResponse, eventDetail } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import { writeFacts } from '@pavilion/sports';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import { boardOf } from './board.ts';
import { readBookMarkets } from './book.store.ts';
import { readTold } from './event-play.store.ts';
import { readEvent } from './event-read.store.ts';
import type { EventRecord } from './event-record.ts';
import { laddersOfEvent } from './ladder.service.ts';
import { timelineOf } from './event-timeline.ts';
import { eventView, marketGroupsOf, namesIn } from './event-view.ts';

type Include = NonNullable<CallInput<typeof eventDetail>['include']>;
type Whole = CallResponse<typeof eventDetail>['event'];

/** An event of the board, or one that is over. Fails with eventNotFound. */
export async function knownEvent(context: ServerContext, eventId: string): Promise<EventRecord> {
  if (!isUuid(eventId)) fail('eventNotFound');
  const event =
    (await boardOf(context).event(eventId)) ?? (await readEvent(context.database.db, eventId));
  return event ?? fail('eventNotFound');
}

/**
 * One event with all its markets, also when it is over, and what was asked for besides. Fails with
 * eventNotFound.
 */
export async function eventDetailOf(
  context: ServerContext,
  { event_id, include = [] }: Pick<CallInput<typeof eventDetail>, 'event_id' | 'include'>,
): Promise<Whole> {
  const event = await knownEvent(context, event_id);
  const view = eventView(event);
  const whole = {
    ...{ ...view, groups: marketGroupsOf(view) },
    ...(await tradedOf(context, event.id, include)),
  };
  if (!include.includes('timeline') && !include.includes('facts')) return whole;
  const facts = await readTold(context.database.db, event.id);
  return {
    ...whole,
    ...(include.includes('timeline') && {
      timeline: facts ? timelineOf(event.sport, facts, namesIn(event)) : [],
    }),
    ...(include.includes('facts') && { facts: facts && writeFacts(facts) }),
  };
}

/** What an exchange trades of an event, and in which of its markets; as far as it was asked for. */
async function tradedOf(
  context: ServerContext,
  eventId: string,
  include: Include,
): Promise<Pick<Whole, 'ladders' | 'ladder_markets'>> {
  const { db } = context.database;
  return {
    ...(include.includes('ladder') && { ladders: await laddersOfEvent(context, eventId) }),
    ...(include.includes('ladder_markets') && {
      ladder_markets: await readBookMarkets(db, eventId),
    }),
  };
}
