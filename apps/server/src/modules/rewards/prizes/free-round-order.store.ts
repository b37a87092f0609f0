import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

export interface FreeRoundOrder {
  claimId: string;
  siteId: string;
  playerId: string;
  template: string;
  rounds: number;
}

export async function insertFreeRoundOrder(
  executor: Executor,
  order: FreeRoundOrder & { now: Date },
): Promise<void> {
  await executor
    .insertInto('free_round_orders')
    .values({
      claim_id: order.claimId,
      site_id: order.siteId,
      player_id: order.playerId,
      template: order.template,
      rounds: order.rounds,
      grant_id: null,
      next_try_at: order.now,
    })
    .execute();
}

/**
 * Takes orders that wait for their studio; each is tried again later unless it is noted as granted.
 */
export async function takeFreeRoundOrders(
  executor: Executor,
  { now, nextTryAt, limit }: { now: Date; nextTryAt: Date; limit: number },
): Promise<FreeRoundOrder[]> {
  const { rows } = await sql<FreeRoundOrder>`
    update free_round_orders t set next_try_at = ${nextTryAt}::timestamptz, tries = t.tries + 1
     where t.claim_id in (select d.claim_id from free_round_orders d
       where d.grant_id is null and d.next_try_at <= ${now}::timestamptz
       order by d.next_try_at limit ${limit} for update skip locked)
     returning t.claim_id as "claimId", t.site_id as "siteId", t.player_id as "playerId",
       t.template, t.rounds`.execute(executor);
  return rows;
}

export async function noteFreeRoundGrant(
  executor: Executor,
  { claimId, siteId }: Pick<FreeRoundOrder, 'claimId' | 'siteId'>,
  grantId: string,
): Promise<void> {
  await executor
    .updateTable('free_round_orders')
    .set({ grant_id: grantId })
    .where('claim_id', '=', claimId)
    .where('site_id', '=', siteId)
    .execute();
}
