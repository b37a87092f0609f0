import { sql, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';
import type { WithdrawalState } from '@pavilion/domain/payouts';
import type { PayoutOwner } from './payout-player.store.ts';

export type WithdrawalRow = Selectable<Tables['withdrawals']>;
export type TimelineRow = Selectable<Tables['withdrawal_timeline']>;
/** With what may be shown of where it goes. */
export type ListedWithdrawal = WithdrawalRow & { masked: string };

export interface NewWithdrawal extends PayoutOwner {
  id: string;
  destinationId: string;
  methodCode: string;
  provider: string;
  currency: string;
  amountMinor: bigint;
  feeMinor: bigint;
  requestId: string;
  requestHash: Uint8Array;
  now: Date;
}

/** Sets the money aside and keeps the request, or says why it cannot. */
export async function requestWithdrawal(
  executor: Executor,
  wanted: NewWithdrawal,
): Promise<'requested' | 'insufficientFunds' | 'amountLocked'> {
  const { rows } = await sql<{
    outcome: 'requested' | 'insufficientFunds' | 'amountLocked';
  }>`select request_withdrawal(${wanted.id}::uuid, ${wanted.siteId}::uuid, ${wanted.playerId}::uuid,
    ${wanted.destinationId}::uuid, ${wanted.methodCode}, ${wanted.provider}, ${wanted.currency},
    ${wanted.amountMinor}::bigint, ${wanted.feeMinor}::bigint, ${wanted.requestId}::uuid,
    ${wanted.requestHash}::bytea, ${wanted.now}::timestamptz) as outcome`.execute(executor);
  const [row] = rows;
  if (!row) throw new Error('the request gave no outcome');
  return row.outcome;
}

/** Moves a withdrawal on, money included; false when there is no such step from where it stands. */
export async function moveWithdrawal(
  executor: Executor,
  withdrawalId: string,
  to: WithdrawalState,
  reason: string | null,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{
    moved: boolean;
  }>`select move_withdrawal(${withdrawalId}::uuid, ${to},
    ${reason}::text, ${now}::timestamptz) as moved`.execute(executor);
  return rows[0]?.moved ?? false;
}

const listed = (executor: Executor) =>
  executor
    .selectFrom('withdrawals as w')
    .innerJoin('payout_destinations as d', 'd.id', 'w.destination_id')
    .selectAll('w')
    .select('d.masked');

export function findWithdrawalByRequest(
  executor: Executor,
  { siteId, playerId }: PayoutOwner,
  requestId: string,
): Promise<ListedWithdrawal | undefined> {
  return listed(executor)
    .where('w.site_id', '=', siteId)
    .where('w.player_id', '=', playerId)
    .where('w.request_id', '=', requestId)
    .executeTakeFirst();
}

export function findWithdrawal(
  executor: Executor,
  { siteId, playerId }: PayoutOwner,
  withdrawalId: string,
): Promise<ListedWithdrawal | undefined> {
  return listed(executor)
    .where('w.id', '=', withdrawalId)
    .where('w.site_id', '=', siteId)
    .where('w.player_id', '=', playerId)
    .executeTakeFirst();
}

/** A player's withdrawals, newest first; `beforeId` is the last one of the page before. */
export function readWithdrawals(
  executor: Executor,
  { siteId, playerId }: PayoutOwner,
  page: { beforeId?: string; limit: number },
): Promise<ListedWithdrawal[]> {
  let query = listed(executor)
    .where('w.site_id', '=', siteId)
    .where('w.player_id', '=', playerId)
    .orderBy('w.id', 'desc')
    .limit(page.limit);
  if (page.beforeId) query = query.where('w.id', '<', page.beforeId);
  return query.execute();
}

/** What happened to withdrawals, oldest first, by withdrawal. */
export async function readTimelines(
  executor: Executor,
  withdrawalIds: readonly string[],
): Promise<Map<string, TimelineRow[]>> {
  if (withdrawalIds.length === 0) return new Map();
  const rows = await executor
    .selectFrom('withdrawal_timeline')
    .selectAll()
    .where('withdrawal_id', 'in', withdrawalIds)
    .orderBy('withdrawal_id')
    .orderBy('seq')
    .execute();
  return Map.groupBy(rows, (row) => row.withdrawal_id);
}

/** A player's requests at work: how many, and by each the money set aside. */
export async function readOpenWithdrawals(
  executor: Executor,
  { siteId, playerId }: PayoutOwner,
): Promise<Pick<WithdrawalRow, 'id' | 'amount_minor' | 'destination_id'>[]> {
  return executor
    .selectFrom('withdrawals')
    .select(['id', 'amount_minor', 'destination_id'])
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('state', 'in', ['requested', 'checking', 'approved', 'sent'])
    .orderBy('id')
    .execute();
}

/** What a player asked for since a moment and was not given back. */
export async function sumRequestedSince(
  executor: Executor,
  { siteId, playerId }: PayoutOwner,
  since: Date,
): Promise<bigint> {
  const row = await executor
    .selectFrom('withdrawals')
    .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('sum'))
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('created_at', '>=', since)
    .where('state', 'not in', ['refused', 'failed', 'cancelled'])
    .executeTakeFirstOrThrow();
  return row.sum;
}

export interface LockLine {
  deposit_id: string;
  locked_minor: bigint;
  required_minor: bigint;
  done_minor: bigint;
}

/** What of a player's cash may not leave yet, by deposit, oldest first. */
export async function readLocks(
  executor: Executor,
  { siteId, playerId }: PayoutOwner,
  cashMinor: bigint,
): Promise<LockLine[]> {
  const { rows } =
    await sql<LockLine>`select * from withdrawal_locks(${siteId}::uuid, ${playerId}::uuid,
    ${cashMinor}::bigint)`.execute(executor);
  return rows;
}
