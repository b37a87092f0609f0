import type { ServerContext } from '../context.ts';
import {
  boardChange,
  boardOf,
  knownEvent,
  marketsChange,
  offeredNow,
  type Board,
  type EventRecord,
} from '../modules/sports/sportsbook/index.ts';
import type { Hub } from './hub.ts';

type Records = ReadonlyMap<string, EventRecord>;
type Tell = Pick<Hub, 'heard' | 'fanOut'>;

/** Lists of matches change at most four times a second, markets of one match ten times. */
const listEveryMs = 250;
const matchEveryMs = 100;

/**
 * Tells who hears `board:<sport>`, `board:live` and `event:<id>` what changed there, latest values
 * only. Each process does so for its own sockets, from the board it keeps anyway. Gives a function
 * that stops.
 */
export function watchBoard(context: ServerContext, hub: Tell): () => void {
  const stops = [
    follow(context, hub, { prefix: 'board:', everyMs: listEveryMs, tell: tellLists }),
    // What a match off the board was before is not known: the first time all of it is told.
    follow(context, hub, { prefix: 'event:', everyMs: matchEveryMs, tell: tellMarkets, since: 0 }),
  ];
  return () => stops.forEach((stop) => stop());
}

interface Look {
  context: ServerContext;
  hub: Tell;
  board: Board;
  topics: readonly string[];
  before: Records;
  after: Records;
  since: number;
  /** Number of what each topic was told last, so that who hears one knows whether all came. */
  told: Map<string, number>;
  at: Date;
}

interface Following {
  prefix: string;
  everyMs: number;
  tell: (look: Look) => void | Promise<void>;
  /** The first time, changes after this number; without it, after what the board has read. */
  since?: number;
}

interface Known {
  events: readonly EventRecord[];
  records: Records;
  seq: number;
  told: Map<string, number>;
}

const knownOf = (
  events: readonly EventRecord[],
  seq: number,
  told = new Map<string, number>(),
): Known => ({
  events,
  records: new Map(events.map((event) => [event.id, event])),
  seq,
  told,
});

/** Compares the board with what it was, as long as anybody hears of it. */
function follow(context: ServerContext, hub: Tell, { prefix, everyMs, tell, since }: Following) {
  const board = boardOf(context);
  const asRead = (): Known => knownOf(board.lastRead(), since ?? board.seq());
  let known = asRead();
  let isLooking = false;
  const look = async (): Promise<void> => {
    const topics = hub.heard(prefix);
    if (topics.length === 0) {
      // Nothing is read for nobody. What others read is noted all the same: who begins to listen
      // between two looks is told what changed since the one before.
      if (known.events !== board.lastRead()) known = asRead();
      return;
    }
    const before = known;
    const events = await board.events();
    if (before.events === events) return;
    known = knownOf(events, board.seq(), before.told);
    const at = context.clock.now();
    await tell({
      context,
      hub,
      board,
      topics,
      before: before.records,
      after: known.records,
      since: before.seq,
      told: before.told,
      at,
    });
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((error: unknown) => context.logger.warn({ err: error }, 'the board was not told'))
      .finally(() => (isLooking = false));
  }, everyMs);
  return () => clearInterval(timer);
}

const topicsOf = ({ sport, state }: EventRecord): string[] =>
  state === 'live' ? [`board:${sport}`, 'board:live'] : [`board:${sport}`];

function tellLists({ hub, board, topics, before, after, since, told, at }: Look): void {
  const seq = board.seq();
  for (const topic of told.keys()) if (!topics.includes(topic)) told.delete(topic);
  const changed = [...after.values()].filter((event) => before.get(event.id) !== event);
  for (const topic of topics) {
    const last = told.get(topic) ?? since;
    told.set(topic, last);
    const isIn = (event: EventRecord | undefined): boolean =>
      event !== undefined && topicsOf(event).includes(topic);
    const shown = changed.filter(isIn);
    const removed = [...before.values()].filter(
      (event) => isIn(event) && !isIn(after.get(event.id)),
    );
    if (shown.length === 0 && removed.length === 0) continue;
    told.set(topic, seq);
    hub.fanOut({
      ...{ seq: null, siteId: null, playerId: null, at },
      topic,
      name: 'board.changed',
      data: {
        seq,
        since: last,
        changed: shown.map((event) => boardChange(board.summaryOf(event))),
        removed: removed.map(({ id }) => id),
      },
    });
  }
}

/** Matches that are watched and not on the board, as they were told last. */
const offBoard = new WeakMap<Tell, Map<string, EventRecord>>();

async function tellMarkets(look: Look): Promise<void> {
  const { hub, board, topics, before, after, since, at } = look;
  const heard = board.changedSince(since);
  const mayHaveChanged = (id: string): boolean => heard === null || heard.includes(id);
  const past = offBoard.get(hub) ?? new Map<string, EventRecord>();
  offBoard.set(hub, past);
  for (const topic of topics) {
    const id = topic.slice('event:'.length);
    const read =
      after.has(id) || !mayHaveChanged(id)
        ? null
        : await knownEvent(look.context, id).catch(() => null);
    const is = after.get(id) ?? read;
    const was = before.get(id) ?? past.get(id) ?? (is && asOffered(is));
    if (read) past.set(id, read);
    else if (is) past.delete(id);
    const change = was && was !== is && (is || before.has(id)) ? marketsChange(was, is) : null;
    if (!was || !change) continue;
    const to = { seq: null, siteId: null, playerId: null, at, topic };
    const data = { seq: board.seq(), ...change };
    hub.fanOut({ ...to, name: 'markets.changed', data });
    // All of them once more, for readers of the older message.
    hub.fanOut({ ...to, name: 'odds.changed', data: offeredNow(was, is) });
  }
}

/** What watchers were shown of a match where nobody looked before it changed or left the board. */
const asOffered = (event: EventRecord): EventRecord => ({
  ...event,
  markets: event.markets.map((market) => ({ ...market, status: 'open' })),
});
