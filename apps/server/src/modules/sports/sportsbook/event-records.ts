import type { ServerContext } from '../../../context.ts';
import type { EventLog } from '../../../realtime/event-log.ts';
import { createChangeHistory } from './change-history.ts';
import { boardEventsSince, readEvents, readEventsById } from './event-read.store.ts';
import type { EventRecord } from './event-record.ts';

/**
 * Channel of the event log for changed events; the payload is event ids joined by commas, or `*`
 * for all.
 */
export const sportsbookChangedChannel = 'sportsbook_changed';

/** Open events in memory. Changed ones are read anew with the next question. */
export interface EventRecords {
  /**
   * Live first, then by start, without what should have begun; the same array until something
   * changes.
   */
  all(): Promise<readonly EventRecord[]>;
  one(eventId: string): Promise<EventRecord | null>;
  /** As they were read last, whatever changed since; the same array until more is read. */
  lastRead(): readonly EventRecord[];
  /** Number of the last change that is in what was read; one heard meanwhile is not counted. */
  seq(): number;
  /** Events that changed since a number; null where that is not known any more. */
  changedSince(seq: number): string[] | null;
}

/**
 * How long after its kick-off a match that no feed sets live still stands on the board: its bets
 * would be refused.
 */
const kickOffGraceMs = 2 * 60_000;

/**
 * Many more than all leagues of a house have to come; beyond it the earliest stand, and the next
 * follow as they go.
 */
const boardMax = 20_000;
/** The board is filled up again once so much of it is left. */
const refillShare = 0.9;

type Ports = Pick<ServerContext, 'database' | 'clock'> & { eventLog: Pick<EventLog, 'hear'> };

export function createEventRecords(
  { database, eventLog, clock }: Ports,
  most = boardMax,
): EventRecords {
  let known = new Map<string, EventRecord>();
  let lastRead: readonly EventRecord[] | null = null;
  let ordered: { events: readonly EventRecord[]; untilMs: number } | null = null;
  let changed: Set<string> | '*' = '*';
  /** Whether more events wait in the database than the board took. */
  let isCut = false;
  const history = createChangeHistory(clock);
  let readSeq = history.seq();
  const note = (payload: string): void => {
    history.note(payload);
    if (payload === '*') changed = '*';
    else if (changed !== '*') for (const id of payload.split(',')) changed.add(id);
  };
  eventLog.hear(sportsbookChangedChannel, note, () => note('*'));
  const read = async (ids: Set<string> | '*'): Promise<void> => {
    const isAll = ids === '*';
    const since = new Date(clock.now().getTime() - kickOffGraceMs);
    const events = await (isAll
      ? readEvents(database.db, boardEventsSince(since), most)
      : readEventsById(database.db, [...ids]));
    if (isAll) {
      known = new Map();
      isCut = events.length === most;
    } else for (const id of ids) known.delete(id);
    for (const event of events.filter(isOnBoard)) known.set(event.id, event);
    lastRead = null;
    ordered = null;
  };
  const isBehind = (): boolean => changed === '*' || changed.size > 0;
  const readChanged = async (): Promise<void> => {
    const ids = changed;
    const seq = history.seq();
    changed = new Set();
    try {
      await read(ids);
      readSeq = seq;
    } catch (error) {
      changed = '*';
      throw error;
    }
  };
  const catchUp = createCatchUp(readChanged, isBehind);
  const all = async (): Promise<readonly EventRecord[]> => {
    for (;;) {
      await catchUp();
      const nowMs = clock.now().getTime();
      if (!ordered || nowMs >= ordered.untilMs) ordered = boardAt(nowMs, known);
      const { events } = ordered;
      if (!isCut || events.length >= most * refillShare) return events;
      changed = '*';
      // Once for each time it became thin: what is read now may be all there is.
      isCut = false;
    }
  };
  return {
    all,
    one: async (eventId) => {
      await all();
      return known.get(eventId) ?? null;
    },
    lastRead: () => (lastRead ??= [...known.values()]),
    seq: () => readSeq,
    changedSince: history.since,
  };
}

/**
 * Gives what brings its caller all that was heard before. What is being read now may have been
 * begun without some of it; the reading after that has it, and what changes since is left to
 * whoever asks later.
 */
function createCatchUp(
  readChanged: () => Promise<void>,
  isBehind: () => boolean,
): () => Promise<void> {
  let reading: Promise<void> | null = null;
  const read = (): Promise<void> =>
    (reading ??= readChanged().finally(() => {
      reading = null;
    }));
  return async () => {
    if (reading) await reading;
    if (reading || isBehind()) await read();
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
