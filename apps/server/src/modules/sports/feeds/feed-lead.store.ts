import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { Telling } from './feed-event.store.ts';

/** A source with what it tells of an event, as it is about to be kept. */
interface Own extends Telling {
  source: string;
  eventId: string;
}

/** The sources that tell of an event and are heard, with what they tell; the own one as told. */
const heardOf = ({ source, eventId, oddsSeq, tellsCourse }: Own) => sql`
  select s.name, s.rank, f.odds_seq > s.opens_after_seq as makes_prices, f.tells_course
    from (select f.source, f.odds_seq, f.tells_course from feed_events f
           where f.event_id = ${eventId}::uuid and f.source <> ${source}
          union all
          select ${source}::text, ${oddsSeq}::bigint, ${tellsCourse}::boolean) f
    join feed_sources s on s.name = f.source and not s.is_stopped`;

async function isFirst(executor: Executor, own: Own, tells: 'makes_prices' | 'tells_course') {
  const { rows } = await sql<{ name: string }>`
    select h.name from (${heardOf(own)}) h where ${sql.ref(`h.${tells}`)}
     order by h.rank, h.name limit 1`.execute(executor);
  const [first] = rows;
  return first === undefined || first.name === own.source;
}

/**
 * Whether a source makes the prices of an event: of those heard that told good ones since their
 * last silence it is the one of the lowest rank, the first by name among equals; or there is none.
 */
export const makesPrices = (executor: Executor, own: Own): Promise<boolean> =>
  isFirst(executor, own, 'makes_prices');

/** Whether the course of an event is told by a source, found alike among those that tell facts. */
export const tellsCourse = (executor: Executor, own: Own): Promise<boolean> =>
  isFirst(executor, own, 'tells_course');

/**
 * Our events that are not over and whose prices are those of a source that fell silent, in the
 * order in which slips lock them. Also those that nobody else is heard to tell of.
 */
export async function readLedBy(executor: Executor, source: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from feed_events f join events e on e.id = f.event_id
      join feed_sources own on own.name = f.source
     where f.source = ${source} and e.state in ('upcoming', 'live') and not exists (
       select from feed_events o join feed_sources s on s.name = o.source
        where o.event_id = e.id and o.source <> ${source} and s.heard_at is not null
          and not s.is_stopped and (f.odds_seq is null
            or o.odds_seq > s.opens_after_seq and (s.rank, s.name) < (own.rank, own.name)))
     order by e.id`.execute(executor);
  return rows.map(({ id }) => id);
}

/**
 * Lets the others that are heard offer their prices of an event at once; gives whether there are
 * any. Call under `lockEvent`.
 */
export async function wakeOthers(
  executor: Executor,
  source: string,
  eventId: string,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update feed_events o set waits_until = ${now}::timestamptz from feed_sources s
     where o.event_id = ${eventId}::uuid and o.source <> ${source} and s.name = o.source
       and s.heard_at is not null and not s.is_stopped
       and (o.tells_course or o.odds_seq > s.opens_after_seq)`.execute(executor);
  return numAffectedRows > 0n;
}
