import type { Insertable, Selectable } from 'kysely';
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
  deposit: Omit<Insertable<Tables['deposits']>, 'credited_at'>,
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
  page: { beforeId?: string; status?: DepositStatus; limit: number },
): Promise<DepositRow[]> {
  let query = executor
    .selectFrom('deposits')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(page.limit);
  if (page.status) query = query.where('status', '=', page.status);
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

/** A deposit by its id, locked until the transaction ends. */
export function lockDeposit(
  executor: Executor,
  depositId: string,
): Promise<DepositRow | undefined> {
  return executor
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', depositId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Amounts of the player's latest paid deposits in a currency with their methods, the latest first.
 */
export function readPaid(
  executor: Executor,
  { siteId, playerId }: Owner,
  currency: string,
  limit: number,
): Promise<Pick<DepositRow, 'method_code' | 'amount_minor'>[]> {
  return executor
    .selectFrom('deposits')
    .select(['method_code', 'amount_minor'])
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('status', '=', 'paid')
    .where('currency', '=', currency)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** `nextQueryAt`: when the provider is asked about it next. */
export async function updateStatus(
  executor: Executor,
  depositId: string,
  { status, nextQueryAt, now }: { status: DepositStatus; nextQueryAt: Date; now: Date },
): Promise<void> {
  await executor
    .updateTable('deposits')
    .set({
      status,
      next_query_at: nextQueryAt,
      updated_at: now,
      credited_at: status === 'paid' ? now : null,
    })
    .where('id', '=', depositId)
    .execute();
}

/** Something else came than was asked: what came counts from now on. */
export async function writeReceived(
  executor: Executor,
  deposit: Pick<DepositRow, 'id' | 'amount_minor' | 'fee_minor' | 'asked_minor'>,
): Promise<void> {
  await executor
    .updateTable('deposits')
    .set({
      amount_minor: deposit.amount_minor,
      fee_minor: deposit.fee_minor,
      asked_minor: deposit.asked_minor,
    })
    .where('id', '=', deposit.id)
    .execute();
}

export async function writeConfirmations(
  executor: Executor,
  depositId: string,
  confirmations: number,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('deposits')
    .set({ confirmations, updated_at: now })
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

/**
 * Deposits the provider should be asked about now: those that wait, and for a while those that were
 * given up.
 */
export function readDueQueries(
  executor: Executor,
  now: Date,
  limit: number,
): Promise<DepositRow[]> {
  return executor
    .selectFrom('deposits')
    .selectAll()
    .where('status', 'in', ['pending', 'cancelled', 'expired'])
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
