import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import { uuidRandomByteCount, uuidv7 } from '@pavilion/domain/ids';

/** A bet as the feed of a site has it: a round that is over, or a bet on sports that was taken. */
export interface FeedRow {
  id: string;
  at: Date;
  accountId: string;
  /** Null: a bet on sports. */
  providerCode: string | null;
  gameCode: string | null;
  currency: string;
  stakeMinor: bigint;
  /** Null: not decided. */
  payoutMinor: bigint | null;
  /** Of our own games, whose rounds are kept whole. */
  multiplierE4: bigint | null;
}

/**
 * The newest of a site since a moment, oldest first. Bets on sports are found by their ids, which
 * begin with their time.
 */
export async function readFeed(
  executor: Executor,
  { siteId, since, limit }: { siteId: string; since: Date; limit: number },
): Promise<FeedRow[]> {
  const firstId = uuidv7(since.getTime(), new Uint8Array(uuidRandomByteCount));
  const { rows } = await sql<FeedRow>`
    with rounds as (
      select r.round_id as id, r.finished_at as at, r.player_id, r.provider_code, r.game_code,
             r.currency, r.staked_minor, r.returned_minor
        from wallet_rounds r
       where r.site_id = ${siteId}::uuid and r.finished_at >= ${since}::timestamptz
         and r.staked_minor > 0
       order by r.finished_at desc limit ${limit}),
    placed as (
      select b.id::text as id, b.placed_at as at,
             b.player_id, null as provider_code, null as game_code, b.currency,
             b.stake_minor as staked_minor, null::bigint as returned_minor
        from bets b
       where b.id >= ${firstId}::uuid and b.site_id = ${siteId}::uuid
         and b.status not in ('pending', 'rejected')
       order by b.id desc limit ${limit})
    select one.id, one.at, p.account_id as "accountId", one.provider_code as "providerCode",
           one.game_code as "gameCode", one.currency, one.staked_minor as "stakeMinor",
           one.returned_minor as "payoutMinor", own.multiplier_e4 as "multiplierE4"
      from (select * from rounds union all select * from placed order by at desc limit ${limit}) one
      join players p on p.id = one.player_id and p.site_id = ${siteId}::uuid
      left join game_rounds own on own.site_id = ${siteId}::uuid
        and own.provider_code = one.provider_code
       and own.id = case when one.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
         then one.id::uuid end
     order by one.at, one.id`.execute(executor);
  return rows;
}
