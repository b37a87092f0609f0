import type { CallInput, CallResponse, eventList } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import type { ServerContext } from '../../../context.ts';
import { fail, failField } from '../../../failure.ts';
import { readIdCursor } from '../../../read-cursor.ts';
import { boardOf } from './board.ts';
import { isLeague } from './league.store.ts';
import { readEvent, readFinishedEvents } from './event-read.store.ts';
import { eventSummary, eventView, type EventView } from './event-view.ts';

type Input = CallInput<typeof eventList>;
type Answer = CallResponse<typeof eventList>;

const defaultLimit = 50;

/**
 * Events with their main markets, live first, then by start. The cursor is the id of the last event of the page before;
 * when that event is gone from the list (it finished) the page starts where the list starts.
 */
export async function listEvents(context: ServerContext, input: Input): Promise<Answer> {
  const limit = input.limit ?? defaultLimit;
  if (input.sport && input.sport !== 'football') failField('sport', 'invalidChoice');
  if (input.league_id !== undefined) await checkLeague(context, input.league_id);
  const all =
    input.state === 'finished' ? await finished(context, input) : await open(context, input);
  const start = await startOf(context, all, readIdCursor(input.cursor));
  const value = all.slice(start, start + limit);
  const isMore = start + limit < all.length;
  return { value, next_cursor: isMore ? (value.at(-1)?.event_id ?? null) : null };
}

/** Fails with invalidInput for a league that there is not. */
async function checkLeague({ database }: ServerContext, leagueId: string): Promise<void> {
  if (!isUuid(leagueId) || !(await isLeague(database.db, leagueId)))
    failField('league_id', 'invalidChoice');
}

/** Where a page starts: after the event of its cursor, at the beginning where that one has left the list meanwhile. */
async function startOf(
  { database }: ServerContext,
  all: readonly EventView[],
  cursor: string | undefined,
): Promise<number> {
  if (cursor === undefined) return 0;
  const place = all.findIndex(({ event_id }) => event_id === cursor);
  if (place < 0 && !(await readEvent(database.db, cursor))) failField('cursor', 'invalidCursor');
  return place + 1;
}

const finishedMax = 300;

async function open(context: ServerContext, input: Input): Promise<EventView[]> {
  const fromMs = input.from ? Date.parse(input.from) : -Infinity;
  const toMs = input.to ? Date.parse(input.to) : Infinity;
  const all = await boardOf(context).summaries();
  return all.filter((event) => {
    const startMs = Date.parse(event.start_time);
    if (input.league_id && event.league_id !== input.league_id) return false;
    if (input.state && event.state !== input.state) return false;
    return startMs >= fromMs && startMs <= toMs;
  });
}

async function finished(context: ServerContext, input: Input): Promise<EventView[]> {
  const events = await readFinishedEvents(context.database.db, {
    leagueId: input.league_id,
    from: input.from ? new Date(input.from) : undefined,
    to: input.to ? new Date(input.to) : undefined,
    limit: finishedMax,
  });
  return events.map(eventSummary);
}

/** One event with all its markets, also when it is over. Fails with eventNotFound. */
export async function eventDetailOf(context: ServerContext, eventId: string): Promise<EventView> {
  if (!isUuid(eventId)) fail('eventNotFound');
  const event =
    (await boardOf(context).event(eventId)) ?? (await readEvent(context.database.db, eventId));
  return event ? eventView(event) : fail('eventNotFound');
}
