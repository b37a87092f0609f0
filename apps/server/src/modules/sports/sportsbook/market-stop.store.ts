import { sql } from 'kysely';
import { jsonText, type Executor, type StopReasonColumn } from '@pavilion/database';
import type { MarketRef } from '@pavilion/sports';

/**
 * Suspends these markets of an event for a reason that players are told, whether they are open or
 * were stopped for another one. Those that are over stay as they are. Call under `lockEvent`; gives
 * whether any changed.
 */
export async function stopMarkets(
  executor: Executor,
  eventId: string,
  markets: readonly MarketRef[],
  reason: StopReasonColumn,
): Promise<boolean> {
  if (markets.length === 0) return false;
  const { numAffectedRows = 0n } = await sql`
    update markets m set status = 'suspended', stop_reason = ${reason}, version = m.version + 1,
        is_withheld = true,
        stop_no = m.stop_no + (m.status = 'open')::integer
      from jsonb_to_recordset(${jsonText(markets)}::jsonb)
        as x (kind text, "lineQuarters" smallint, param text, "playerId" text)
     where m.event_id = ${eventId}::uuid and m.kind = x.kind
       and m.line_quarters is not distinct from x."lineQuarters"
       and m.param is not distinct from x.param and m.player_id is not distinct from x."playerId"
       and (m.status = 'open' or m.status = 'suspended'
         and (m.stop_reason is distinct from ${reason} or not m.is_withheld))`.execute(executor);
  return numAffectedRows > 0n;
}
