import { sql, type Insertable, type Selectable } from 'kysely';
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

export type EndingVoucher = Pick<
  VoucherRow,
  'id' | 'site_id' | 'player_id' | 'item_code' | 'expires_at'
>;

/**
 * Takes open vouchers of active players that end within a day, or within the last quarter of a
 * shorter life, each once.
 */
export async function takeEndingVouchers(
  executor: Executor,
  now: Date,
  limit: number,
): Promise<EndingVoucher[]> {
  const { rows } = await sql<EndingVoucher>`
    with ending as (
      select v.id from vouchers v join players p on p.id = v.player_id and p.site_id = v.site_id
       where v.state = 'open' and v.warned_at is null and p.status = 'ACTIVE' and not p.is_computer
         and coalesce(p.time_out_until, ${now}::timestamptz) <= ${now}::timestamptz
         and v.expires_at > ${now}::timestamptz
         and v.expires_at - least(interval '1 day', (v.expires_at - v.created_at) / 4)
           <= ${now}::timestamptz
       order by v.id limit ${limit}::integer for no key update of v skip locked)
    update vouchers v set warned_at = ${now}::timestamptz from ending e where v.id = e.id
    returning v.id, v.site_id, v.player_id, v.item_code, v.expires_at`.execute(executor);
  return rows;
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
