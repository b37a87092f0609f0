import type { ServerContext } from '../../../context.ts';
import { readBetsOnEvents } from './popularity.store.ts';

interface Counted {
  untilMs: number;
  bets: Promise<ReadonlyMap<string, number>>;
}

/** Counting reads every open bet of the site: once in so long is enough to put a list in order. */
const keptMs = 30_000;

const counted = new WeakMap<ServerContext['database'], Map<string, Counted>>();

/**
 * How many open bets of the site stand on an event, at most half a minute old. What has no bets is
 * not popular.
 */
export async function popularityOn(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  siteId: string,
): Promise<(eventId: string) => number> {
  const sites = counted.get(database) ?? new Map<string, Counted>();
  counted.set(database, sites);
  const nowMs = clock.now().getTime();
  let known = sites.get(siteId);
  if (!known || known.untilMs <= nowMs) {
    known = { untilMs: nowMs + keptMs, bets: readBetsOnEvents(database.db, siteId) };
    sites.set(siteId, known);
    // A count that failed is counted anew by whoever asks next.
    known.bets.catch(() => sites.delete(siteId));
  }
  const bets = await known.bets;
  return (eventId) => bets.get(eventId) ?? 0;
}
