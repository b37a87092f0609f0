import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/**
 * Takes a deposit back whose row the caller's transaction holds; false: there was nothing to take.
 * See `charge_back_deposit`.
 */
export async function chargeBack(
  executor: Executor,
  { siteId, depositId }: { siteId: string; depositId: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select charge_back_deposit(d, ${now}::timestamptz) as done from deposits d
     where d.id = ${depositId}::uuid and d.site_id = ${siteId}::uuid`.execute(executor);
  return rows[0]?.done ?? false;
}

/** What a player owes in a currency. */
export async function readDebt(
  executor: Executor,
  { siteId, playerId }: { siteId: string; playerId: string },
  currency: string,
): Promise<bigint> {
  const row = await executor
    .selectFrom('player_debts')
    .select('amount_minor')
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row?.amount_minor ?? 0n;
}
