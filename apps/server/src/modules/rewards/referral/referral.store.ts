import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** A friend who is followed. */
export interface FollowedFriend {
  friendId: string;
  siteId: string;
  referrerId: string;
  itemCode: string;
  joinedAt: Date;
  endsAt: Date;
  isCleared: boolean;
}

/** Follows the friends who came under a plan and are not followed yet; gives how many. */
export async function enlistFriends(
  executor: Executor,
  plan: {
    siteId: string;
    itemCode: string;
    from: Date;
    to: Date;
    withinDays: number;
    shareDays: number;
    now: Date;
  },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into referrals (player_id, site_id, referrer_id, item_code, joined_at, ends_at,
      share_until, next_look_at)
    select p.id, p.site_id, p.referrer_id, ${plan.itemCode}, p.created_at,
           p.created_at + make_interval(days => ${plan.withinDays}::integer),
           p.created_at + make_interval(days => ${plan.shareDays}::integer),
           ${plan.now}::timestamptz
      from players p
     where p.site_id = ${plan.siteId}::uuid and p.referrer_id is not null
       and p.activated_at is not null
       and not p.is_computer and p.status = 'ACTIVE'
       and p.created_at >= ${plan.from}::timestamptz and p.created_at < ${plan.to}::timestamptz
       and not exists (select from referrals r where r.player_id = p.id and r.site_id = p.site_id)
    on conflict (player_id) do nothing`.execute(executor);
  return Number(numAffectedRows ?? 0n);
}

/**
 * A friend whose turn it is and whose days are not long over, locked; looked at again later unless
 * it is decided. Null: nobody is due.
 */
export async function takeDueFriend(
  executor: Executor,
  { now, nextLookAt, endedSince }: { now: Date; nextLookAt: Date; endedSince: Date },
): Promise<FollowedFriend | null> {
  const { rows } = await sql<FollowedFriend>`
    update referrals r set next_look_at = ${nextLookAt}::timestamptz
     where r.player_id = (select d.player_id from referrals d
       where d.state = 'open' and d.next_look_at <= ${now}::timestamptz
         and d.ends_at > ${endedSince}::timestamptz
       order by d.next_look_at limit 1 for update skip locked)
     returning r.player_id as "friendId", r.site_id as "siteId", r.referrer_id as "referrerId",
       r.item_code as "itemCode", r.joined_at as "joinedAt", r.ends_at as "endsAt",
       r.is_cleared as "isCleared"`.execute(executor);
  return rows[0] ?? null;
}

/** What could not be given now is tried again later, and keeps nobody behind it. */
export async function lookLater(
  executor: Executor,
  friend: { siteId: string; friendId: string },
  nextLookAt: Date,
): Promise<void> {
  await executor
    .updateTable('referrals')
    .set({ next_look_at: nextLookAt })
    .where('player_id', '=', friend.friendId)
    .where('site_id', '=', friend.siteId)
    .execute();
}

/** What a friend has done by the plan, minor units. */
export async function readFriendSums(
  executor: Executor,
  friend: { siteId: string; friendId: string; joinedAt: Date; endsAt: Date },
): Promise<{ depositedMinor: bigint; turnoverMinor: bigint }> {
  const { siteId, friendId, joinedAt, endsAt } = friend;
  const { rows } = await sql<{ depositedMinor: bigint; turnoverMinor: bigint }>`
    select coalesce((select sum(d.amount_minor - d.fee_minor) from deposits d
             where d.player_id = ${friendId}::uuid and d.site_id = ${siteId}::uuid
               and d.credited_at >= ${joinedAt}::timestamptz
               and d.credited_at < ${endsAt}::timestamptz), 0)::bigint
             as "depositedMinor",
           coalesce((select sum(s.cash_minor) from settled_plays s
             where s.player_id = ${friendId}::uuid and s.site_id = ${siteId}::uuid
               and s.settled_at >= ${joinedAt}::timestamptz
               and s.settled_at < ${endsAt}::timestamptz), 0)::bigint
             as "turnoverMinor"`.execute(executor);
  return rows[0] ?? { depositedMinor: 0n, turnoverMinor: 0n };
}

export async function noteVerified(
  executor: Executor,
  friend: { siteId: string; friendId: string },
  isVerified: boolean,
): Promise<void> {
  await executor
    .updateTable('referrals')
    .set({ is_verified: isVerified })
    .where('player_id', '=', friend.friendId)
    .where('site_id', '=', friend.siteId)
    .execute();
}

/** A person has to look at what the two share. */
export async function noteChecking(
  executor: Executor,
  friend: { siteId: string; friendId: string },
  shared: readonly string[],
): Promise<void> {
  await executor
    .updateTable('referrals')
    .set({ state: 'checking', shared: [...shared] })
    .where('player_id', '=', friend.friendId)
    .where('site_id', '=', friend.siteId)
    .execute();
}

/** Notes a friend as qualified; gives how many the referrer has now, this one among them. */
export async function noteQualified(
  executor: Executor,
  friend: { siteId: string; friendId: string; referrerId: string },
  now: Date,
): Promise<number> {
  await executor
    .updateTable('referrals')
    .set({ state: 'qualified', qualified_at: now })
    .where('player_id', '=', friend.friendId)
    .where('site_id', '=', friend.siteId)
    .execute();
  return countQualified(executor, friend);
}

export async function countQualified(
  executor: Executor,
  { siteId, referrerId }: { siteId: string; referrerId: string },
): Promise<number> {
  const { count } = await executor
    .selectFrom('referrals')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('site_id', '=', siteId)
    .where('referrer_id', '=', referrerId)
    .where('state', '=', 'qualified')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Whose play brings whom a share, by friend: those of these players who are followed and neither
 * doubted nor refused.
 */
export async function readSharing(
  executor: Executor,
  siteId: string,
  friendIds: readonly string[],
): Promise<Map<string, { referrerId: string; itemCode: string; from: Date; to: Date }>> {
  const rows = await executor
    .selectFrom('referrals')
    .select(['player_id', 'referrer_id', 'item_code', 'joined_at', 'share_until'])
    .where('site_id', '=', siteId)
    .where('player_id', 'in', [...friendIds])
    .where('state', 'in', ['open', 'qualified'])
    .execute();
  return new Map(
    rows.map((row) => [
      row.player_id,
      {
        referrerId: row.referrer_id,
        itemCode: row.item_code,
        from: row.joined_at,
        to: row.share_until,
      },
    ]),
  );
}
