import { sql, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';
import type { WithdrawalRow } from './withdrawal.store.ts';

/** A withdrawal by its id, locked until the transaction ends. */
export function lockWithdrawal(
  executor: Executor,
  withdrawalId: string,
): Promise<WithdrawalRow | undefined> {
  return executor
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', withdrawalId)
    .forUpdate()
    .executeTakeFirst();
}

/** Ids of requests nobody has looked at. */
export async function readRequested(executor: Executor, limit: number): Promise<string[]> {
  const rows = await executor
    .selectFrom('withdrawals')
    .select('id')
    .where('state', '=', 'requested')
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of approved requests whose time to be taken back is over. */
export async function readToSend(executor: Executor, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select w.id from withdrawals w left join withdrawal_settings s on s.site_id = w.site_id
     where w.state = 'approved'
       and w.created_at + make_interval(secs => coalesce(s.send_after_seconds, 60))
           <= ${now}::timestamptz
     order by w.created_at limit ${limit}`.execute(executor);
  return rows.map(({ id }) => id);
}

/**
 * Takes sent payouts whose outcome is due, each for one caller, and puts their next look into the
 * future.
 */
export async function claimSentDue(
  executor: Executor,
  now: Date,
  limit: number,
): Promise<WithdrawalRow[]> {
  const { rows } = await sql<WithdrawalRow>`
    update withdrawals w
       set attempts = w.attempts + 1,
           next_attempt_at = ${now}::timestamptz + interval '15 seconds'
             * least(40, power(2, least(w.attempts, 10)))
     where w.id in (
       select d.id from withdrawals d where d.state = 'sent'
         and d.next_attempt_at <= ${now}::timestamptz
        order by d.next_attempt_at limit ${limit} for update skip locked)
    returning w.*`.execute(executor);
  return rows;
}

/** Keeps the provider's reference and when to ask next. The reference stays what it first was. */
export async function noteSubmitted(
  executor: Executor,
  withdrawalId: string,
  note: { reference?: string; askAt: Date },
): Promise<void> {
  await executor
    .updateTable('withdrawals')
    .set({
      next_attempt_at: note.askAt,
      ...(note.reference === undefined
        ? {}
        : { provider_reference: sql<string>`coalesce(provider_reference, ${note.reference})` }),
    })
    .where('id', '=', withdrawalId)
    .where('state', '=', 'sent')
    .execute();
}

/** Asks for a look at a withdrawal at once. */
export async function lookNow(executor: Executor, withdrawalId: string, now: Date): Promise<void> {
  await executor
    .updateTable('withdrawals')
    .set({ next_attempt_at: now })
    .where('id', '=', withdrawalId)
    .execute();
}

export async function flagWithdrawal(executor: Executor, withdrawalId: string): Promise<void> {
  await executor
    .updateTable('withdrawals')
    .set({ is_flagged: true })
    .where('id', '=', withdrawalId)
    .execute();
}

export async function noteReviewReasons(
  executor: Executor,
  withdrawalId: string,
  reasons: readonly string[],
): Promise<void> {
  await executor
    .updateTable('withdrawals')
    .set({ review_reasons: [...reasons] })
    .where('id', '=', withdrawalId)
    .execute();
}

export function readDestinationOf(
  executor: Executor,
  destinationId: string,
): Promise<Selectable<Tables['payout_destinations']>> {
  return executor
    .selectFrom('payout_destinations')
    .selectAll()
    .where('id', '=', destinationId)
    .executeTakeFirstOrThrow();
}

/** Notes an operator's approval once; gives how many different ones there are. */
export async function addApproval(
  executor: Executor,
  approval: { withdrawalId: string; operator: string; now: Date },
): Promise<{ isNew: boolean; count: number }> {
  const inserted = await executor
    .insertInto('withdrawal_approvals')
    .values({
      withdrawal_id: approval.withdrawalId,
      operator: approval.operator,
      at: approval.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('operator')
    .executeTakeFirst();
  const { count } = await executor
    .selectFrom('withdrawal_approvals')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('withdrawal_id', '=', approval.withdrawalId)
    .executeTakeFirstOrThrow();
  return { isNew: inserted !== undefined, count };
}
