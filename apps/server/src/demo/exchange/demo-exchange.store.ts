import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** A market of a demo match that the exchange trades. */
export interface TradedRow {
  marketId: string;
  kind: string;
  lineQuarters: number | null;
  isOpen: boolean;
  eventId: string;
  sourceKey: string;
  isLive: boolean;
  /** Place of its league. */
  position: number;
}

/** Of so many leagues the next matches are traded, of each so many. */
const leading = { leagues: 6, matches: 2 };
const halfGoals = 10;

/**
 * Markets of the demo's football that the exchange trades, as long as they can be bet on: of every
 * match under way and of the next ones of the leading leagues, those under way first. What a feed
 * tells of is traded on the feed's own exchange.
 */
export async function readTradedMarkets(executor: Executor): Promise<TradedRow[]> {
  const { rows } = await sql<TradedRow>`
    with matches as (
      select e.id, e.source_key, e.start_time, e.state = 'live' as is_live, l.position,
             row_number() over (
               partition by e.league_id, e.state order by e.start_time, e.id) as place
        from events e join leagues l on l.id = e.league_id
       where e.state in ('upcoming', 'live') and l.is_demo and e.sport = 'football'
         and not exists (select from feed_events f where f.event_id = e.id))
    select m.id as "marketId", m.kind, m.line_quarters as "lineQuarters",
           m.status = 'open' as "isOpen", e.id as "eventId", e.source_key as "sourceKey",
           e.is_live as "isLive", e.position
      from matches e join markets m on m.event_id = e.id
     where (e.is_live or e.place <= ${leading.matches} and e.position < ${leading.leagues})
       and m.status in ('open', 'suspended')
       and (m.kind = '1x2' or m.kind = 'total' and m.line_quarters = ${halfGoals})
     order by e.is_live desc, e.start_time, m.id`.execute(executor);
  return rows;
}
