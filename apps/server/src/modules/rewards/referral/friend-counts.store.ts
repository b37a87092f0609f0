import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { FriendState } from './friend-state.ts';

/**
 * How many friends of a player stand at each state: every friend is counted once, at the furthest.
 */
export async function countFriends(
  executor: Executor,
  { siteId, playerId }: { siteId: string; playerId: string },
  minDepositMinor: bigint,
): Promise<Record<FriendState, number>> {
  const least = minDepositMinor > 0n ? minDepositMinor : 1n;
  const { rows } = await sql<{ state: FriendState; count: number }>`
    select f.state, count(*)::integer as count from (
      select case when r.state in ('checking', 'qualified', 'refused') then r.state
                  when coalesce((select sum(d.amount_minor - d.fee_minor) from deposits d
                    where d.player_id = p.id and d.site_id = p.site_id
                      and d.credited_at >= r.joined_at and d.credited_at < r.ends_at),
                        0) >= ${least}::bigint
                    then 'deposited'
                  when r.is_verified then 'verified' else 'joined' end as state
        from players p left join referrals r on r.player_id = p.id and r.site_id = p.site_id
       where p.referrer_id = ${playerId}::uuid and p.site_id = ${siteId}::uuid
         and p.status <> 'PENDING') f
     group by f.state`.execute(executor);
  const counts = { joined: 0, verified: 0, deposited: 0, qualified: 0, checking: 0, refused: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
