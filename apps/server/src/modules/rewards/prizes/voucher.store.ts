import type { Insertable, Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type VoucherRow = Selectable<Tables['vouchers']>;

export async function insertVoucher(
  executor: Executor,
  draft: Insertable<Tables['vouchers']>,
): Promise<void> {
  await executor.insertInto('vouchers').values(draft).execute();
}

/** Vouchers of a player, the newest first. */
export async function readVouchers(
  executor: Executor,
  { siteId, playerId }: { siteId: string; playerId: string },
): Promise<VoucherRow[]> {
  return executor
    .selectFrom('vouchers')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends open vouchers whose time is over; gives how many. */
export async function expireVouchers(executor: Executor, now: Date): Promise<number> {
  const { numUpdatedRows } = await executor
    .updateTable('vouchers')
    .set({ state: 'over' })
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
