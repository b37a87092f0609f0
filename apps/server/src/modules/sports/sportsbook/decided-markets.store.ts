import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import { isMarketDecided, settleEarly, type Facts, type MarketRef } from '@pavilion/sports';
import { typeOfKind } from './kind-of.ts';
import type { OfferedMarket } from './market-write.store.ts';

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

/**
 * What is offered without the markets, and the players, about which final facts of the event leave
 * nothing open: a source whose prices come later than its facts, or than another's, would open them
 * again to whoever saw the goal.
 */
export const withoutDecided = (
  sport: string,
  facts: Facts,
  offered: readonly OfferedMarket[],
): OfferedMarket[] => offered.flatMap((market) => stillOpen(sport, facts, market));

function stillOpen(sport: string, facts: Facts, offered: OfferedMarket): OfferedMarket[] {
  const { kind, lineQuarters, param = null, playerId } = offered;
  const market = { type: typeOfKind(sport, kind), lineQuarters, param, playerId };
  const outcomes = offered.selections.map(({ outcome }) => outcome);
  if (isMarketDecided(market, outcomes, facts)) return [];
  const selections = offered.selections.filter(
    ({ outcome }) => settleEarly({ market, outcome }, facts)?.result !== 'won',
  );
  return selections.length === 0 ? [] : [{ ...offered, selections }];
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
