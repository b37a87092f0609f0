import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

export interface SettledTurnover {
  playerId: string;
  accountId: string;
  turnoverMinor: bigint;
  /** When the newest of these bets first counted. */
  lastSettledAt: Date;
}

/**
 * Turnover of a site's active players from bets that first counted in [from, to), by player id. A void bet counts nothing
 * (`count_turnover`). A bet belongs to the moment of its first settlement that counted: a corrected result neither counts it again
 * nor moves it into a later window, and one that makes it void takes it out.
 */
export async function readSettledTurnover(
  executor: Executor,
  { siteId, from, to }: { siteId: string; from: Date; to: Date },
): Promise<SettledTurnover[]> {
  const { rows } = await sql<SettledTurnover>`
    select p.id as "playerId", p.account_id as "accountId",
           sum(b.stake_minor)::bigint as "turnoverMinor", max(s.settled_at) as "lastSettledAt"
      from bet_settlements s
      join bets b on b.id = s.bet_id and b.home_score is not null
      join players p on p.id = b.player_id and p.site_id = s.site_id and p.status = 'ACTIVE'
     where s.site_id = ${siteId} and s.settled_at >= ${from} and s.settled_at < ${to} and s.home_score is not null
       and not exists (select from bet_settlements earlier
                        where earlier.bet_id = s.bet_id and earlier.revision < s.revision and earlier.home_score is not null)
     group by p.id, p.account_id
     order by p.id`.execute(executor);
  return rows;
}
