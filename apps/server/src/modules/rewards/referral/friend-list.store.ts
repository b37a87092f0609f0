import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

interface Owner {
  siteId: string;
  playerId: string;
}

/** A friend as their referrer sees them. Minor units; a friend under no plan has no state. */
export interface FriendRow {
  id: string;
  accountId: string;
  joinedAt: Date;
  itemCode: string | null;
  state: 'open' | 'checking' | 'qualified' | 'refused' | null;
  isVerified: boolean;
  depositedMinor: bigint;
  turnoverMinor: bigint;
  /** Exact hundred-millionths of what their play has brought. */
  shareE8: string;
  /** Cash the referrer got for them. */
  prizeMinor: bigint;
}

/** Friends of a player with a confirmed account, the newest first. */
export async function readFriends(
  executor: Executor,
  { siteId, playerId }: Owner,
  page: { before: { at: Date; id: string } | null; limit: number },
): Promise<FriendRow[]> {
  const at = page.before?.at ?? null;
  const id = page.before?.id ?? null;
  const { rows } = await sql<FriendRow>`
    select p.id, p.account_id as "accountId", p.created_at as "joinedAt", r.item_code as "itemCode",
           r.state, coalesce(r.is_verified, false) as "isVerified",
           coalesce((select sum(d.amount_minor - d.fee_minor) from deposits d
             where d.player_id = p.id and d.site_id = p.site_id
               and d.credited_at >= r.joined_at and d.credited_at < r.ends_at),
                 0)::bigint as "depositedMinor",
           coalesce((select sum(s.cash_minor) from settled_plays s
             where s.player_id = p.id and s.site_id = p.site_id
               and s.settled_at >= r.joined_at and s.settled_at < r.ends_at),
                 0)::bigint as "turnoverMinor",
           coalesce((select sum(l.accrued_e8) from reward_lines l
             where l.player_id = p.referrer_id and l.site_id = p.site_id
               and l.item_code = r.item_code
               and l.friend_id = p.id), 0)::text as "shareE8",
           coalesce((select sum(c.cost_minor) from reward_claims c
             where c.site_id = p.site_id and c.item_code = r.item_code
               and c.claim_key = 'own:' || p.id
               and c.prize ->> 'kind' = 'cash'), 0)::bigint as "prizeMinor"
      from players p left join referrals r on r.player_id = p.id and r.site_id = p.site_id
     where p.referrer_id = ${playerId}::uuid and p.site_id = ${siteId}::uuid
       and p.status <> 'PENDING'
       and (${at}::timestamptz is null or (p.created_at, p.id) < (${at}::timestamptz, ${id}::uuid))
     order by p.created_at desc, p.id desc limit ${page.limit}`.execute(executor);
  return rows;
}

/** What the programme has given a player who invites: cash in minor units, and tokens. */
export async function readEarned(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<{ cashMinor: bigint; tokens: bigint }> {
  const { rows } = await sql<{ cashMinor: bigint; tokens: bigint }>`
    select coalesce(sum(c.cost_minor) filter (where c.prize ->> 'kind' = 'cash'),
           0)::bigint as "cashMinor", coalesce(sum((c.prize ->> 'amount')::bigint)
             filter (where c.prize ->> 'kind' = 'token'), 0)::bigint as tokens
      from reward_claims c
      join reward_items i on i.site_id = c.site_id and i.code = c.item_code and i.kind = 'referral'
     where c.player_id = ${playerId}::uuid and c.site_id = ${siteId}::uuid
       and c.claim_key not like 'friend:%'`.execute(executor);
  return rows[0] ?? { cashMinor: 0n, tokens: 0n };
}

export async function readOwnCode(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<string> {
  const row = await executor
    .selectFrom('players')
    .select('referral_code')
    .where('id', '=', playerId)
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return row.referral_code;
}
