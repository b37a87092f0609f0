import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { takeUntold } from './event-play.store.ts';
import { readEventsById } from './event-read.store.ts';
import { sportsbookChangedChannel } from './event-records.ts';
import type { EventRecord } from './event-record.ts';
import { eventSummary, matchEventView, namesIn } from './event-view.ts';
import { timelineOf } from './event-timeline.ts';

const idsPerNotice = 150;

/** What changed of an event, for those who watch it. */
export interface EventChange {
  eventId: string;
  /** State, minute or score. */
  isStateChanged: boolean;
  /** Prices or market status. */
  isOddsChanged: boolean;
}

/**
 * Tells every process and every socket, at the commit of the executor's transaction, that events
 * changed. Sockets of all sites get the new state and the shown markets, so that they need not ask.
 */
export async function announceChanges(
  context: ServerContext,
  executor: Executor,
  changes: readonly EventChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await notifyEvents(
    context,
    executor,
    changes.map(({ eventId }) => eventId),
  );
  const events = await readEventsById(
    executor,
    changes.map(({ eventId }) => eventId),
  );
  const byId = new Map(events.map((event) => [event.id, event]));
  for (const change of changes) {
    const event = byId.get(change.eventId);
    if (event) await publishChange(context, executor, event, change);
  }
  const played = changes.filter(({ isStateChanged }) => isStateChanged);
  await publishTimeline(context, executor, byId, played);
}

/** Tells those who watch an event what happened since they were told last. */
async function publishTimeline(
  { publisher }: ServerContext,
  executor: Executor,
  events: ReadonlyMap<string, EventRecord>,
  changes: readonly EventChange[],
): Promise<void> {
  const ids = changes.map(({ eventId }) => eventId);
  for (const { eventId, toldNo, facts } of ids.length === 0
    ? []
    : await takeUntold(executor, ids)) {
    const event = events.get(eventId);
    const items = event ? timelineOf(event.sport, facts, namesIn(event)) : [];
    for (const item of items.filter(({ no }) => no > toldNo)) {
      const data = { event_id: eventId, ...item };
      const topic = `event:${eventId}` as const;
      await publisher.publish(executor, { siteId: null, topic, name: 'timeline.added', data });
    }
  }
}

const eventsPerTransaction = 50;

/**
 * Tells everybody of events whose state or prices an import changed, some at a time: a file may
 * change hundreds.
 */
export async function announceInBatches(
  context: ServerContext,
  ids: readonly string[],
): Promise<void> {
  const unique = [...new Set(ids)];
  for (let start = 0; start < unique.length; start += eventsPerTransaction) {
    const changes = unique
      .slice(start, start + eventsPerTransaction)
      .map((eventId) => ({ eventId, isStateChanged: true, isOddsChanged: true }));
    await inTransaction(context.database, (trx) => announceChanges(context, trx, changes));
  }
}

/** Only tells the boards. */
export async function notifyEvents(
  context: Pick<ServerContext, 'publisher'>,
  executor: Executor,
  ids: readonly string[],
): Promise<void> {
  const payload = ids.length > idsPerNotice ? '*' : ids.join(',');
  if (payload !== '') await context.publisher.notify(executor, sportsbookChangedChannel, payload);
}

async function publishChange(
  context: ServerContext,
  executor: Executor,
  event: EventRecord,
  change: EventChange,
): Promise<void> {
  const publish = context.publisher.publish.bind(context.publisher, executor);
  const watchers = `event:${event.id}` as const;
  if (change.isStateChanged) {
    const data = { event_id: event.id, ...standing(event) };
    await publish({ siteId: null, topic: 'odds', name: 'event.changed', data });
    await publish({ siteId: null, topic: watchers, name: 'event.changed', data });
  }
  if (change.isOddsChanged) {
    const main = { event_id: event.id, markets: eventSummary(event).markets };
    await publish({ siteId: null, topic: 'odds', name: 'odds.changed', data: main });
  }
}

/** How the event stands, as far as it is told with each change. */
function standing(event: EventRecord) {
  const view = matchEventView(event);
  const { state, minute, home_score, away_score, period, clock, scores, feed_state } = view;
  return {
    ...{ state, minute, home_score, away_score },
    ...(period !== undefined && { period }),
    ...(clock !== undefined && { clock }),
    ...(scores && { scores }),
    ...(feed_state && { feed_state }),
  };
}
