import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

export interface PayoutOwner {
  siteId: string;
  playerId: string;
}

/**
 * Lets what one player asks for happen one after the other, whatever tabs and processes they ask
 * through.
 */
export async function lockPlayer(
  executor: Executor,
  { siteId, playerId }: PayoutOwner,
): Promise<void> {
  await executor
    .selectFrom('players')
    .select('id')
    .where('id', '=', playerId)
    .where('site_id', '=', siteId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * The name a player is paid under: bound by their first destination, else the one of their profile,
 * else none yet.
 */
export async function readPayee(
  executor: Executor,
  { siteId, playerId }: PayoutOwner,
): Promise<{ name: string; isBound: boolean; isVerified: boolean }> {
  const row = await executor
    .selectFrom('players as p')
    .leftJoin('payout_payees as y', 'y.player_id', 'p.id')
    .select(['p.full_name', 'y.name', 'y.verified_at'])
    .where('p.id', '=', playerId)
    .where('p.site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return {
    name: row.name ?? row.full_name,
    isBound: row.name !== null,
    isVerified: row.verified_at !== null,
  };
}

/** Binds the player to a name for good; an unnamed profile gets it too. */
export async function bindPayee(
  executor: Executor,
  { siteId, playerId }: PayoutOwner,
  name: string,
  now: Date,
): Promise<void> {
  await executor
    .insertInto('payout_payees')
    .values({ player_id: playerId, site_id: siteId, name, bound_at: now, verified_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await executor
    .updateTable('players')
    .set({ full_name: name, updated_at: now })
    .where('id', '=', playerId)
    .where('site_id', '=', siteId)
    .where('full_name', '=', '')
    .execute();
}

/** Whether the player has a destination, or ever asked for a withdrawal. */
export async function hasPayouts(
  executor: Executor,
  { siteId, playerId }: PayoutOwner,
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select
    exists (select from payout_destinations d
      where d.player_id = ${playerId}::uuid and d.site_id = ${siteId}::uuid
        and d.removed_at is null)
    or exists (select from withdrawals w
      where w.player_id = ${playerId}::uuid and w.site_id = ${siteId}::uuid) as has`.execute(
    executor,
  );
  return rows[0]?.has ?? false;
}

/**
 * What the rules of review ask about a player: how old their account is and how many questions are
 * open about their money.
 */
export async function readReviewFacts(
  executor: Executor,
  { siteId, playerId }: PayoutOwner,
  destinationId: string,
): Promise<{ activeSince: Date; isVerified: boolean; riskCount: number }> {
  const { rows } = await sql<{ active_since: Date; is_verified: boolean; risks: number }>`
    select coalesce(p.activated_at, p.created_at) as active_since,
           exists (select from payout_payees y
                    where y.player_id = p.id and y.verified_at is not null) as is_verified,
           (p.status <> 'ACTIVE')::integer
           + exists (select from deposits d
                      where d.player_id = p.id and d.site_id = p.site_id and d.is_flagged)::integer
           + exists (select from withdrawals w
                      where w.player_id = p.id and w.site_id = p.site_id and w.is_flagged)::integer
           + exists (select from player_debts b
                      where b.player_id = p.id and b.site_id = p.site_id
                        and b.amount_minor > 0)::integer
           + exists (select from payout_destinations mine join payout_destinations other
                       on other.site_id = mine.site_id and other.fingerprint = mine.fingerprint
                      and other.player_id <> mine.player_id
                      where mine.id = ${destinationId}::uuid
                        and mine.site_id = p.site_id)::integer as risks
      from players p where p.id = ${playerId}::uuid and p.site_id = ${siteId}::uuid`.execute(
    executor,
  );
  const [row] = rows;
  if (!row) throw new Error(`no player ${playerId}`);
  return { activeSince: row.active_since, isVerified: row.is_verified, riskCount: row.risks };
}
