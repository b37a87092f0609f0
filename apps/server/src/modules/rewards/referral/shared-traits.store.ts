import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/**
 * What two accounts may have in common that makes a person look: `visitor`, `address`, `payment`,
 * `destination`.
 */
type SharedTrait = 'visitor' | 'address' | 'payment' | 'destination';

/** Networks that many unrelated people have: an address in one says nothing. */
const innerAddress = String.raw`^(10\.|127\.|192\.168\.|172\.(1[6-9]|2[0-9]|3[01])\.|169\.254\.|100\.(6[4-9]|[7-9][0-9]|1[01][0-9]|12[0-7])\.|::1$|f[cd]|fe80)`;

/**
 * What a friend and who referred them share: the browser, a public address within a day of sign-up,
 * a way to pay, a payout destination.
 */
export async function readSharedTraits(
  executor: Executor,
  { siteId, friendId, referrerId }: { siteId: string; friendId: string; referrerId: string },
): Promise<SharedTrait[]> {
  const { rows } = await sql<{ traits: SharedTrait[] }>`
    with pair as (
      select p.id, p.site_id, p.created_at, p.attribution ->> 'visitor_id' as visitor,
             (select regexp_replace(s.ip, '^::ffff:', '') from sessions s
               where s.player_id = p.id and s.site_id = p.site_id
               order by s.created_at limit 1) as address
        from players p
       where p.site_id = ${siteId}::uuid and p.id in (${friendId}::uuid, ${referrerId}::uuid)),
    two as (
      select f.site_id, f.id as friend_id, r.id as referrer_id,
             f.visitor = r.visitor and f.visitor <> '' as same_visitor,
             f.address = r.address and f.address !~ ${innerAddress}
               and abs(extract(epoch from f.created_at - r.created_at)) < 86400 as same_address
        from pair f join pair r on r.site_id = f.site_id
       where f.id = ${friendId}::uuid and r.id = ${referrerId}::uuid)
    select array_remove(array[
        case when t.same_visitor then 'visitor' end,
        case when t.same_address then 'address' end,
        case when exists (select from saved_payment_methods a
          join saved_payment_methods b on b.site_id = a.site_id and b.provider = a.provider
            and b.token = a.token and a.token <> ''
          where a.site_id = t.site_id and a.player_id = t.friend_id and b.player_id = t.referrer_id)
            then 'payment' end,
        case when exists (select from payout_destinations a
          join payout_destinations b on b.site_id = a.site_id and b.fingerprint = a.fingerprint
          where a.site_id = t.site_id and a.player_id = t.friend_id and b.player_id = t.referrer_id)
            then 'destination' end
      ], null) as traits
      from two t`.execute(executor);
  return rows[0]?.traits ?? [];
}
