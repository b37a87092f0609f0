import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '@pavilion/database';

export interface SettledTurnover {
  playerId: string;
  accountId: string;
  turnoverMinor: bigint;
  /** When the newest of these stakes first counted. */
  lastSettledAt: Date;
  /** Of a demo: the computer plays him. */
  isComputer: boolean;
}

/**
 * Turnover of a site's active players from stakes of any product that first counted in [from, to), by player id. A void bet counts
 * nothing (`count_turnover`). A bet belongs to the moment of its first settlement that counted: a corrected result neither counts it again
 * nor moves it into a later window, and one that makes it void takes it out. A round belongs to the moment it closed.
 */
export async function readSettledTurnover(
  executor: Executor,
  { siteId, from, to }: { siteId: string; from: Date; to: Date },
): Promise<SettledTurnover[]> {
  const { rows } = await sql<SettledTurnover>`
    with counted as (
      select b.player_id, b.stake_minor, s.settled_at
        from bet_settlements s
        join bets b on b.id = s.bet_id and b.is_counted
       where s.site_id = ${siteId}::uuid and s.settled_at >= ${from}::timestamptz and s.settled_at < ${to}::timestamptz
         and s.is_counted
         and not exists (select from bet_settlements earlier
                          where earlier.bet_id = s.bet_id and earlier.revision < s.revision and earlier.is_counted)
      union all
      select r.player_id, r.staked_minor, r.finished_at
        from wallet_rounds r
       where r.site_id = ${siteId}::uuid and r.finished_at >= ${from}::timestamptz and r.finished_at < ${to}::timestamptz
         and r.staked_minor > 0)
    select p.id as "playerId", p.account_id as "accountId", p.is_computer as "isComputer",
           sum(c.stake_minor)::bigint as "turnoverMinor", max(c.settled_at) as "lastSettledAt"
      from counted c
      join players p on p.id = c.player_id and p.site_id = ${siteId}::uuid and p.status = 'ACTIVE'
     group by p.id, p.account_id, p.is_computer
     order by p.id`.execute(executor);
  return rows;
}

/** True when a stake of any product counted in a stretch of time; each argument is SQL of the statement around it. */
export function anythingSettled(
  siteId: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from bet_settlements s
             where s.site_id = ${siteId} and s.is_counted and s.settled_at >= ${from} and s.settled_at < ${to})
    or exists (select from wallet_rounds w
             where w.site_id = ${siteId} and w.staked_minor > 0 and w.finished_at >= ${from} and w.finished_at < ${to}))`;
}
