import type { Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type DepositRow = Selectable<Tables['deposits']>;
export type DepositStatus = DepositRow['status'];

interface Owner {
  siteId: string;
  playerId: string;
}

/** Inserts a deposit unless its request id is known; gives whether it did. */
export async function insertDeposit(
  executor: Executor,
  deposit: Omit<DepositRow, 'is_flagged' | 'credited_at'>,
): Promise<boolean> {
  const row = await executor
    .insertInto('deposits')
    .values({ ...deposit, credited_at: null })
    .onConflict((conflict) => conflict.columns(['site_id', 'player_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findByRequest(
  executor: Executor,
  { siteId, playerId }: Owner,
  requestId: string,
): Promise<DepositRow | undefined> {
  return executor
    .selectFrom('deposits')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export function findDeposit(
  executor: Executor,
  { siteId, playerId }: Owner,
  depositId: string,
): Promise<DepositRow | undefined> {
  return executor
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', depositId)
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** A player's deposits, newest first; `beforeId` is the last one of the page before. */
export function readDeposits(
  executor: Executor,
  { siteId, playerId }: Owner,
  page: { beforeId?: string; limit: number },
): Promise<DepositRow[]> {
  let query = executor
    .selectFrom('deposits')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(page.limit);
  if (page.beforeId) query = query.where('id', '<', page.beforeId);
  return query.execute();
}

/** The deposit a provider's report is about, locked until the transaction ends. */
export function lockByReference(
  executor: Executor,
  provider: string,
  providerReference: string,
): Promise<DepositRow | undefined> {
  return executor
    .selectFrom('deposits')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_reference', '=', providerReference)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateStatus(
  executor: Executor,
  depositId: string,
  status: DepositStatus,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('deposits')
    .set({ status, updated_at: now, credited_at: status === 'paid' ? now : null })
    .where('id', '=', depositId)
    .execute();
}

export async function flagDeposit(executor: Executor, depositId: string, now: Date): Promise<void> {
  await executor
    .updateTable('deposits')
    .set({ is_flagged: true, updated_at: now })
    .where('id', '=', depositId)
    .execute();
}

/** Pending deposits the provider should be asked about now. */
export function readPendingDue(
  executor: Executor,
  now: Date,
  limit: number,
): Promise<DepositRow[]> {
  return executor
    .selectFrom('deposits')
    .selectAll()
    .where('status', '=', 'pending')
    .where('next_query_at', '<=', now)
    .orderBy('next_query_at')
    .limit(limit)
    .execute();
}

export async function postponeQuery(
  executor: Executor,
  depositId: string,
  at: Date,
): Promise<void> {
  await executor
    .updateTable('deposits')
    .set({ next_query_at: at })
    .where('id', '=', depositId)
    .execute();
}

/** Adds a credited deposit to the player's totals, which his VIP level follows. */
export async function addToTotals(executor: Executor, deposit: DepositRow): Promise<void> {
  await executor
    .insertInto('player_stats')
    .values({
      player_id: deposit.player_id,
      site_id: deposit.site_id,
      total_deposit_minor: deposit.amount_minor,
      deposit_count: 1,
      last_active_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet((held) => ({
        total_deposit_minor: held('player_stats.total_deposit_minor', '+', deposit.amount_minor),
        deposit_count: held('player_stats.deposit_count', '+', 1),
      })),
    )
    .execute();
}
