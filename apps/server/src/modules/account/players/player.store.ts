import type { Executor } from '@pavilion/database';

interface Owner {
  siteId: string;
  playerId: string;
}

export async function updateName(
  executor: Executor,
  owner: Owner,
  fullName: string,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('players')
    .set({ full_name: fullName, updated_at: now })
    .where('id', '=', owner.playerId)
    .where('site_id', '=', owner.siteId)
    .execute();
}

/** What the account says of its player; `verified_at` is when the name was compared with papers. */
export function readProfile(executor: Executor, owner: Owner) {
  return executor
    .selectFrom('players')
    .leftJoin('payout_payees', 'payout_payees.player_id', 'players.id')
    .select([
      'players.account_id',
      'players.full_name',
      'players.email',
      'players.email_verified_at',
      'players.phone',
      'players.language',
      'players.created_at',
      'players.activated_at',
      'payout_payees.verified_at',
    ])
    .where('players.id', '=', owner.playerId)
    .where('players.site_id', '=', owner.siteId)
    .executeTakeFirstOrThrow();
}

export async function readStatus(executor: Executor, owner: Owner): Promise<string> {
  const row = await executor
    .selectFrom('players')
    .select('status')
    .where('id', '=', owner.playerId)
    .where('site_id', '=', owner.siteId)
    .executeTakeFirstOrThrow();
  return row.status;
}

/** The player's own code, and how many players of the site with a confirmed account named it. */
export async function readReferral(
  executor: Executor,
  owner: Owner,
): Promise<{ referral_code: string; invited: number }> {
  const own = await executor
    .selectFrom('players')
    .select('referral_code')
    .where('id', '=', owner.playerId)
    .where('site_id', '=', owner.siteId)
    .executeTakeFirstOrThrow();
  const { count } = await executor
    .selectFrom('players')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('site_id', '=', owner.siteId)
    .where('referrer_id', '=', owner.playerId)
    .where('status', '!=', 'PENDING')
    .executeTakeFirstOrThrow();
  return { referral_code: own.referral_code, invited: Number(count) };
}
