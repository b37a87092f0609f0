import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** A referral as a person decides it. */
interface ReferralToDecide {
  friendId: string;
  friend: string;
  referrer: string;
  state: 'open' | 'checking' | 'qualified' | 'refused';
  shared: string[];
  joinedAt: Date;
  decidedBy: string | null;
}

/** Referrals of a site, the newest first; of one state, or all. */
export async function readReferrals(
  executor: Executor,
  asked: { siteId: string; state: ReferralToDecide['state'] | null; limit: number },
): Promise<ReferralToDecide[]> {
  const { rows } = await sql<ReferralToDecide>`
    select r.player_id as "friendId", f.account_id as friend, o.account_id as referrer, r.state,
           r.shared, r.joined_at as "joinedAt", r.decided_by as "decidedBy"
      from referrals r
      join players f on f.id = r.player_id and f.site_id = r.site_id
      join players o on o.id = r.referrer_id and o.site_id = r.site_id
     where r.site_id = ${asked.siteId}::uuid
       and (${asked.state}::text is null or r.state = ${asked.state}::text)
     order by r.joined_at desc, r.player_id limit ${asked.limit}`.execute(executor);
  return rows;
}

/**
 * The referral of a friend by account id, locked to the end of the transaction; null: there is
 * none.
 */
export async function lockReferral(
  executor: Executor,
  siteId: string,
  account: string,
): Promise<ReferralToDecide | null> {
  const { rows } = await sql<ReferralToDecide>`
    select r.player_id as "friendId", f.account_id as friend, o.account_id as referrer, r.state,
           r.shared, r.joined_at as "joinedAt", r.decided_by as "decidedBy"
      from referrals r
      join players f on f.id = r.player_id and f.site_id = r.site_id
      join players o on o.id = r.referrer_id and o.site_id = r.site_id
     where r.site_id = ${siteId}::uuid and f.account_id = ${account.toLowerCase()}
       for update of r`.execute(executor);
  return rows[0] ?? null;
}

/** Writes what a person decided: an accepted one goes on as if nothing were shared. */
export async function writeDecision(
  executor: Executor,
  friend: { siteId: string; friendId: string },
  decision: { isAccepted: boolean; by: string; now: Date },
): Promise<void> {
  await executor
    .updateTable('referrals')
    .set({
      state: decision.isAccepted ? 'open' : 'refused',
      is_cleared: decision.isAccepted,
      decided_by: decision.by,
      decided_at: decision.now,
      next_look_at: decision.now,
    })
    .where('player_id', '=', friend.friendId)
    .where('site_id', '=', friend.siteId)
    .execute();
}
