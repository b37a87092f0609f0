import type { Database } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import { boardEvents, readEvents, readEventsById } from './event-read.store.ts';
import type { EventRecord } from './event-record.ts';
import { eventSummary, matchEventView, type EventView, type MatchEventView } from './event-view.ts';

/** NOTIFY channel of changed events; the payload is event ids joined by commas, or `*` for all. */
export const sportsbookChangedChannel = 'sportsbook_changed';

/** Open events in memory, live first, then by start; lists are put together once per change. */
export interface Board {
  events(): Promise<readonly EventRecord[]>;
  event(eventId: string): Promise<EventRecord | null>;
  matchList(): Promise<MatchEventView[]>;
  summaries(): Promise<EventView[]>;
}

const boards = new WeakMap<Database, Board>();

/** The board of this process; it follows the database by NOTIFY. */
export function boardOf(context: Pick<ServerContext, 'database' | 'logger'>): Board {
  let board = boards.get(context.database);
  if (!board) {
    board = createBoard(context);
    boards.set(context.database, board);
  }
  return board;
}

/** How many events the two public lists carry. */
export const publicListMax = 120;

function createBoard({ database, logger }: Pick<ServerContext, 'database' | 'logger'>): Board {
  let known = new Map<string, EventRecord>();
  let ordered: EventRecord[] | null = null;
  let matchList: MatchEventView[] | null = null;
  let summaries: EventView[] | null = null;
  let changed: Set<string> | '*' = '*';
  let started: Promise<unknown> | null = null;
  let refreshing: Promise<void> | null = null;

  const forgetAll = (): void => {
    changed = '*';
  };
  const note = (payload: string): void => {
    if (payload === '*') forgetAll();
    else if (changed !== '*') for (const id of payload.split(',')) changed.add(id);
  };
  const start = (): Promise<unknown> =>
    (started ??= database
      .listen(sportsbookChangedChannel, note, { onResumed: forgetAll })
      .catch((error: unknown) => {
        started = null;
        logger.error({ err: error }, 'the sportsbook board does not hear changes');
      }));

  const apply = async (ids: Set<string> | '*'): Promise<void> => {
    if (ids === '*') {
      const all = await readEvents(database.db, boardEvents);
      known = new Map(all.map((event) => [event.id, event]));
    } else {
      const fresh = await readEventsById(database.db, [...ids]);
      for (const id of ids) known.delete(id);
      for (const event of fresh) if (isOnBoard(event)) known.set(event.id, event);
    }
    ordered = matchList = summaries = null;
  };
  const refresh = async (): Promise<void> => {
    await start();
    while (changed === '*' || changed.size > 0) {
      const ids = changed;
      changed = new Set();
      try {
        await apply(ids);
      } catch (error) {
        forgetAll();
        throw error;
      }
    }
  };
  const fresh = async (): Promise<readonly EventRecord[]> => {
    if (changed === '*' || changed.size > 0 || !started) {
      refreshing ??= refresh().finally(() => {
        refreshing = null;
      });
      await refreshing;
    }
    return (ordered ??= [...known.values()].toSorted(byLiveThenStart));
  };
  return {
    events: fresh,
    event: async (eventId) => {
      await fresh();
      return known.get(eventId) ?? null;
    },
    matchList: async () => {
      const events = await fresh();
      return (matchList ??= events.slice(0, publicListMax).map(matchEventView));
    },
    summaries: async () => {
      const events = await fresh();
      return (summaries ??= events.map(eventSummary));
    },
  };
}

function isOnBoard({ state }: EventRecord): boolean {
  return state === 'upcoming' || state === 'live' || state === 'postponed';
}

function byLiveThenStart(a: EventRecord, b: EventRecord): number {
  return (
    Number(b.state === 'live') - Number(a.state === 'live') ||
    a.startTime.getTime() - b.startTime.getTime() ||
    a.leaguePosition - b.leaguePosition ||
    (a.id < b.id ? -1 : 1)
  );
}
