import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

export interface DueDeposit {
  id: string;
  siteId: string;
  playerId: string;
  methodCode: string;
  promotionCode: string | null;
  /** What was credited. */
  amountMinor: bigint;
  /** Which of the player's credited deposits it is, 1 the first. */
  number: number;
}

/** Takes the oldest credited deposit that no bonus has looked at; null: there is none. */
export async function takeDueDeposit(executor: Executor): Promise<DueDeposit | null> {
  const { rows } = await sql<DueDeposit>`
    update deposits d set is_bonus_due = false
     where d.id = (select x.id from deposits x where x.is_bonus_due
       order by x.credited_at limit 1 for update skip locked)
     returning d.id, d.site_id as "siteId", d.player_id as "playerId",
       d.method_code as "methodCode", d.promotion_code as "promotionCode",
       d.amount_minor - d.fee_minor as "amountMinor",
       (select count(*)::integer from deposits y where y.player_id = d.player_id
         and y.site_id = d.site_id
         and y.credited_at is not null and (y.credited_at, y.id)
           <= (d.credited_at, d.id)) as number`.execute(executor);
  return rows[0] ?? null;
}

/** A deposit that brought nothing is not looked at again. */
export async function noteDepositLooked(
  executor: Executor,
  siteId: string,
  depositId: string,
): Promise<void> {
  await executor
    .updateTable('deposits')
    .set({ is_bonus_due: false })
    .where('id', '=', depositId)
    .where('site_id', '=', siteId)
    .execute();
}
