import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import { isMarketDecided, type Facts, type MarketRef } from '@pavilion/sports';
import { typeOfKind } from './kind-of.ts';

interface StandingMarket extends MarketRef {
  id: string;
  param: string | null;
  outcomes: string[];
}

/**
 * Closes the markets of an event about which its final facts leave nothing open, whatever their
 * source still offers; gives whether there were any. Call under `lockEvent`.
 */
export async function closeDecidedMarkets(
  executor: Executor,
  eventId: string,
  sport: string,
  facts: Facts,
): Promise<boolean> {
  const decided = (await readStandingMarkets(executor, eventId)).filter(
    ({ kind, lineQuarters, param, playerId, outcomes }) =>
      isMarketDecided(
        { type: typeOfKind(sport, kind), lineQuarters, param, playerId },
        outcomes,
        facts,
      ),
  );
  if (decided.length === 0) return false;
  const ids = decided.map(({ id }) => id);
  await sql`
    update markets set status = 'closed', stop_no = stop_no + (status = 'open')::integer,
        stop_reason = 'decided', version = version + 1
     where id = any (${ids}::uuid[])`.execute(executor);
  return true;
}

async function readStandingMarkets(executor: Executor, eventId: string): Promise<StandingMarket[]> {
  const { rows } = await sql<StandingMarket>`
    select m.id, m.kind, m.line_quarters as "lineQuarters", m.param, m.player_id as "playerId",
           array_agg(s.outcome) as outcomes
      from markets m join selections s on s.market_id = m.id
     where m.event_id = ${eventId}::uuid and m.status in ('open', 'suspended')
     group by m.id`.execute(executor);
  return rows;
}
