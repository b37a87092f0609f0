import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { Owner } from './consent.store.ts';

/** What stands against closing an account, and how much of it there is. */
export interface AccountUse {
  balance: bigint;
  bets: bigint;
  withdrawals: bigint;
  deposits: bigint;
}

/** Locks the player's account against stakes and deposits, and reads what is still in use. */
export async function readUse(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<AccountUse> {
  await sql`select lock_player(${playerId}::uuid)`.execute(executor);
  const { rows } = await sql<AccountUse>`
    select
      (select coalesce(sum(a.posted), 0)::bigint from ledger_accounts a
        where a.site_id = ${siteId}::uuid and a.owner_type = 'player'
          and a.owner_id = ${playerId}::uuid
          and a.kind not in ('token', 'minigame', 'bonus')) as balance,
      (select count(*) from bets b where b.player_id = ${playerId}::uuid
        and b.status in ('pending', 'accepted'))
        + (select count(*) from wallet_rounds r where r.player_id = ${playerId}::uuid
          and r.finished_at is null) as bets,
      (select count(*) from withdrawals w where w.player_id = ${playerId}::uuid
          and w.state in ('requested', 'checking', 'approved', 'sent')) as withdrawals,
      (select count(*) from deposits d where d.player_id = ${playerId}::uuid
        and d.status = 'pending') as deposits`.execute(executor);
  const [use] = rows;
  if (!use) throw new Error('a select of sums gave no row');
  return use;
}

export async function writeClosed(
  executor: Executor,
  { siteId, playerId }: Owner,
  now: Date,
): Promise<void> {
  await sql`select end_bonuses_of(${playerId}::uuid, 'forfeited', ${now}::timestamptz)`.execute(
    executor,
  );
  await executor
    .updateTable('players')
    .set({ status: 'CLOSED', closed_at: now, updated_at: now })
    .where('id', '=', playerId)
    .where('site_id', '=', siteId)
    .execute();
}

/**
 * Blanks who the player was in accounts closed before then: books and bets stay, under an id that
 * names nobody.
 */
export async function forgetClosed(executor: Executor, before: Date, now: Date): Promise<void> {
  await sql`
    with gone as (update players set full_name = '', attribution = '{}',
           referral_code = 'closed-' || id, email = id || '@closed.invalid', password_hash = '',
           phone = '+9'
           || lpad((('x' || right(replace(id::text, '-', ''), 12))::bit(48)::bigint %
           100000000000000)::text, 14, '0'), closed_at = null, updated_at = ${now}
     where closed_at < ${before} and status = 'CLOSED' returning id)
    update saved_payment_methods s set token = '', label = '',
      removed_at = coalesce(s.removed_at, ${now})
      from gone where s.player_id = gone.id`.execute(executor);
}
