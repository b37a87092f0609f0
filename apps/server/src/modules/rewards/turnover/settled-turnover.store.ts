import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '@pavilion/database';

export interface SettledTurnover {
  playerId: string;
  turnoverMinor: bigint;
  /** Of a demo: the computer plays him. */
  isComputer: boolean;
}

/**
 * Turnover of a site's active players, test accounts left out, from stakes of any product that
 * first counted in [from, to), by player id: what `count_settled` wrote. A bet belongs to the
 * moment of its first settlement that counted: a corrected result neither counts it again nor moves
 * it into a later stretch, and one that gives the stake back takes it out. A round belongs to the
 * moment it closed.
 */
export async function readSettledTurnover(
  executor: Executor,
  { siteId, from, to }: { siteId: string; from: Date; to: Date },
): Promise<SettledTurnover[]> {
  const { rows } = await sql<SettledTurnover>`
    select p.id as "playerId", p.is_computer as "isComputer", c.turnover as "turnoverMinor"
      from (select s.player_id, sum(s.cash_minor)::bigint as turnover
              from settled_plays s
             where s.site_id = ${siteId}::uuid and s.cash_minor <> 0
               and s.counted_at >= ${from}::timestamptz and s.counted_at < ${to}::timestamptz
             group by s.player_id
            having sum(s.cash_minor) > 0) c
      join players p on p.id = c.player_id and p.site_id = ${siteId}::uuid and p.status = 'ACTIVE'
        and not p.is_test
     order by p.id`.execute(executor);
  return rows;
}

/**
 * True when a stake of any product counted in a stretch of time; each argument is SQL of the
 * statement around it.
 */
export function anythingSettled(
  siteId: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from settled_plays s
    where s.site_id = ${siteId} and s.cash_minor <> 0 and s.counted_at >= ${from}
      and s.counted_at < ${to})`;
}
