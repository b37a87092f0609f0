import type { ServerContext } from '../../../context.ts';
import type { EventLog } from '../../../realtime/event-log.ts';
import { createEventRecords } from './event-records.ts';
import type { EventRecord } from './event-record.ts';
import { eventSummary, matchEventView, type EventView, type MatchEventView } from './event-view.ts';

/** Open events in memory, live first, then by start; lists are put together once per change. */
export interface Board {
  events(): Promise<readonly EventRecord[]>;
  event(eventId: string): Promise<EventRecord | null>;
  /** Both lists are frozen: the answer that carries one is written only once (see the envelope). */
  matchList(): Promise<Listed<MatchEventView>>;
  publicOdds(): Promise<Listed<EventView>>;
  /** The events as they were read last, whatever changed since; the same until more is read. */
  lastRead(this: void): readonly EventRecord[];
  /** Number of the last change that `events` shows. */
  seq(this: void): number;
  /** Events that changed since a number; null where that is not known any more. */
  changedSince(this: void, seq: number): string[] | null;
  /** An event with its main markets; worked out once until it changes. */
  summaryOf(this: void, event: EventRecord): EventView;
}

/** A list as a call answers it. */
interface Listed<Item> {
  seq: number;
  value: Item[];
}

type BoardPorts = Pick<ServerContext, 'database' | 'eventLog' | 'clock'>;

const boards = new WeakMap<EventLog, Board>();

/** The board of this process; it follows the event log. */
export function boardOf(context: BoardPorts): Board {
  let board = boards.get(context.eventLog);
  if (!board) {
    board = createBoard(context);
    boards.set(context.eventLog, board);
  }
  return board;
}

/** How many events the public list of matches carries, and how many the one with prices. */
const matchListMax = 120;
const publicOddsMax = 60;

/** Both are lists of matches: what has no teams is found by its sport. */
const isMatch = ({ race }: EventRecord): boolean => race === null;

function createBoard(context: BoardPorts): Board {
  const records = createEventRecords(context);
  // Put together on first use after a change; `of` is the list they were made from.
  let lists: {
    of: readonly EventRecord[];
    seq: number;
    matchList?: Listed<MatchEventView>;
    publicOdds?: Listed<EventView>;
  } = { of: [], seq: 0 };
  // An event is another object once anything of it has changed.
  const summaries = new WeakMap<EventRecord, EventView>();
  const summaryOf = (event: EventRecord): EventView => {
    const known = summaries.get(event) ?? eventSummary(event);
    summaries.set(event, known);
    return known;
  };
  const current = async () => {
    const events = await records.all();
    if (lists.of !== events) lists = { of: events, seq: records.seq() };
    return lists;
  };
  return {
    events: () => records.all(),
    event: (eventId) => records.one(eventId),
    matchList: async () => {
      const made = await current();
      return (made.matchList ??= frozen(
        made.seq,
        made.of.filter(isMatch).slice(0, matchListMax).map(matchEventView),
      ));
    },
    summaryOf,
    lastRead: records.lastRead,
    seq: records.seq,
    changedSince: records.changedSince,
    publicOdds: async () => {
      const made = await current();
      return (made.publicOdds ??= frozen(
        made.seq,
        made.of.filter(isMatch).slice(0, publicOddsMax).map(summaryOf),
      ));
    },
  };
}

function frozen<Item>(seq: number, value: Item[]): Listed<Item> {
  Object.freeze(value);
  return Object.freeze({ seq, value });
}
