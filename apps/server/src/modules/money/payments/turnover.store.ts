import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

interface Owner {
  siteId: string;
  playerId: string;
}

/**
 * Share of a deposit that has to be staked before it may leave, in percent; as `open_turnover_lock`
 * reads it.
 */
export async function readTurnoverPercent(executor: Executor, siteId: string): Promise<number> {
  const { rows } = await sql<{ percent: number }>`
    select coalesce(
             (select turnover_percent from withdrawal_settings where site_id = ${siteId}::uuid),
             100) as percent`.execute(executor);
  return rows[0]?.percent ?? 100;
}

export interface DepositLock {
  required: bigint;
  done: bigint;
}

/**
 * Of these deposits those that still have to be played, or were, by their ids; what an operator or
 * a small balance released is left out.
 */
export async function readDepositLocks(
  executor: Executor,
  { siteId, playerId }: Owner,
  depositIds: readonly string[],
): Promise<ReadonlyMap<string, DepositLock>> {
  if (depositIds.length === 0) return new Map();
  const rows = await executor
    .selectFrom('turnover_locks')
    .select(['deposit_id', 'required_minor as required', 'done_minor as done'])
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('deposit_id', 'in', depositIds)
    .where((or) => or.or([or('released_at', 'is', null), or('release_reason', '=', 'played')]))
    .execute();
  return new Map(rows.map(({ deposit_id: id, required, done }) => [id, { required, done }]));
}
