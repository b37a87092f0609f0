import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { DepositRow } from './deposit.store.ts';

/** Locks what a deposit credited until it is played, as the site asks. After the credit, in its transaction. */
export async function lockUntilPlayed(
  executor: Executor,
  lockId: string,
  deposit: DepositRow,
  now: Date,
): Promise<void> {
  await sql`select open_turnover_lock(${lockId}::uuid, ${deposit.site_id}::uuid, ${deposit.player_id}::uuid,
    ${deposit.currency}, ${deposit.id}::uuid, ${deposit.amount_minor - deposit.fee_minor}::bigint,
    ${now}::timestamptz)`.execute(executor);
}
