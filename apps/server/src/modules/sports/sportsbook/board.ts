import type { ServerContext } from '../../../context.ts';
import type { EventLog } from '../../../realtime/event-log.ts';
import { createEventRecords } from './event-records.ts';
import type { EventRecord } from './event-record.ts';
import { eventSummary, matchEventView, type EventView, type MatchEventView } from './event-view.ts';

/** Open events in memory, live first, then by start; lists are put together once per change. */
export interface Board {
  events(): Promise<readonly EventRecord[]>;
  event(eventId: string): Promise<EventRecord | null>;
  matchList(): Promise<MatchEventView[]>;
  publicOdds(): Promise<EventView[]>;
  summaries(): Promise<EventView[]>;
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

function createBoard(context: BoardPorts): Board {
  const records = createEventRecords(context);
  // Put together on first use after a change; `of` is the list they were made from.
  let lists: {
    of: readonly EventRecord[];
    matchList?: MatchEventView[];
    summaries?: EventView[];
    publicOdds?: EventView[];
  } = { of: [] };
  const current = async () => {
    const events = await records.all();
    if (lists.of !== events) lists = { of: events };
    return lists;
  };
  return {
    events: () => records.all(),
    event: (eventId) => records.one(eventId),
    matchList: async () => {
      const made = await current();
      return (made.matchList ??= frozen(made.of.slice(0, matchListMax).map(matchEventView)));
    },
    summaries: async () => {
      const made = await current();
      return (made.summaries ??= made.of.map(eventSummary));
    },
    publicOdds: async () => {
      const made = await current();
      made.summaries ??= made.of.map(eventSummary);
      return (made.publicOdds ??= frozen(made.summaries.slice(0, publicOddsMax)));
    },
  };
}

/** Frozen: the answer that carries the list is written only once (see the envelope). */
function frozen<Item>(list: Item[]): Item[] {
  Object.freeze(list);
  return list;
}
