import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** How many open bets of a site stand on each event; events without any are left out. */
export async function readBetsOnEvents(
  executor: Executor,
  siteId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; bets: number }>`
    select l.event_id as id, count(*)::integer as bets from bet_legs l
     where l.site_id = ${siteId}::uuid and l.status in ('pending', 'open')
     group by l.event_id`.execute(executor);
  return new Map(rows.map(({ id, bets }) => [id, bets]));
}
