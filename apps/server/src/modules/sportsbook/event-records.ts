import type { ServerContext } from '../../context.ts';
import { boardEvents, readEvents, readEventsById } from './event-read.store.ts';
import type { EventRecord } from './event-record.ts';

/** NOTIFY channel of changed events; the payload is event ids joined by commas, or `*` for all. */
export const sportsbookChangedChannel = 'sportsbook_changed';

/** Open events in memory. Changed ones are read anew with the next question. */
export interface EventRecords {
  /** Live first, then by start, without what should have begun; the same array until something changes. */
  all(): Promise<readonly EventRecord[]>;
  one(eventId: string): Promise<EventRecord | null>;
}

/** How long after its kick-off a match that no feed sets live still stands on the board: its bets would be refused. */
const kickOffGraceMs = 2 * 60_000;

export function createEventRecords({
  database,
  logger,
  clock,
}: Pick<ServerContext, 'database' | 'logger' | 'clock'>): EventRecords {
  let known = new Map<string, EventRecord>();
  let ordered: { events: readonly EventRecord[]; untilMs: number } | null = null;
  let changed: Set<string> | '*' = '*';
  let started: Promise<unknown> | null = null;
  let refreshing: Promise<void> | null = null;

  const note = (payload: string): void => {
    if (payload === '*') changed = '*';
    else if (changed !== '*') for (const id of payload.split(',')) changed.add(id);
  };
  const listen = (): Promise<unknown> =>
    (started ??= database
      .listen(sportsbookChangedChannel, note, { onResumed: () => note('*') })
      .catch((error: unknown) => {
        started = null;
        logger.error({ err: error }, 'the sportsbook board does not hear changes');
      }));
  const read = async (ids: Set<string> | '*'): Promise<void> => {
    const isAll = ids === '*';
    const events = await (isAll
      ? readEvents(database.db, boardEvents)
      : readEventsById(database.db, [...ids]));
    if (isAll) known = new Map();
    else for (const id of ids) known.delete(id);
    for (const event of events.filter(isOnBoard)) known.set(event.id, event);
    ordered = null;
  };
  const refresh = async (): Promise<void> => {
    await listen();
    while (changed === '*' || changed.size > 0) {
      const ids = changed;
      changed = new Set();
      try {
        await read(ids);
      } catch (error) {
        changed = '*';
        throw error;
      }
    }
  };
  const all = async (): Promise<readonly EventRecord[]> => {
    if (changed === '*' || changed.size > 0 || !started) {
      refreshing ??= refresh().finally(() => {
        refreshing = null;
      });
      await refreshing;
    }
    const nowMs = clock.now().getTime();
    if (!ordered || nowMs >= ordered.untilMs) ordered = boardAt(nowMs, known);
    return ordered.events;
  };
  return {
    all,
    one: async (eventId) => {
      await all();
      return known.get(eventId) ?? null;
    },
  };
}

/** What stands on the board at a moment, and until when it stays so of itself. */
function boardAt(nowMs: number, known: ReadonlyMap<string, EventRecord>) {
  const goneAtMs = ({ state, startTime }: EventRecord): number =>
    state === 'upcoming' ? startTime.getTime() + kickOffGraceMs : Infinity;
  const shown = [...known.values()].filter((event) => goneAtMs(event) > nowMs);
  return {
    events: shown.toSorted(byLiveThenStart),
    untilMs: shown.reduce((least, event) => Math.min(least, goneAtMs(event)), Infinity),
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
