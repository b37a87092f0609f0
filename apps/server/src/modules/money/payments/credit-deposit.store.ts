import { sql } from 'kysely';
import { preparedMark, type Executor } from '@pavilion/database';
import type { ReceivedWebhook } from './webhook.store.ts';

interface Closing {
  /** Id of the lock until it is played. */
  lockId: string;
  /** When the provider is asked about it again. */
  nextQueryAt: Date;
  now: Date;
}

/** Credits an unpaid deposit whose row the caller's transaction holds. See `credit_deposit`. */
export async function creditDeposit(
  executor: Executor,
  depositId: string,
  { lockId, nextQueryAt, now }: Closing,
): Promise<void> {
  await sql`
    select credit_deposit(d, ${lockId}::uuid, ${nextQueryAt}::timestamptz, ${now}::timestamptz)
    from deposits d where d.id = ${depositId}::uuid`.execute(executor);
}

/**
 * Applies the plain report that a deposit is paid, in one statement; false: it is not that plain,
 * and nothing has happened. See `settle_deposit`.
 */
export async function settleDeposit(
  executor: Executor,
  paid: Closing & {
    provider: string;
    providerReference: string;
    currency: string;
    amountMinor: bigint;
  },
  webhook?: ReceivedWebhook,
): Promise<boolean> {
  const { rows } = await sql<{
    done: boolean;
  }>`${preparedMark}select settle_deposit(${paid.provider}, ${paid.providerReference},
    ${paid.currency}, ${paid.amountMinor}::bigint, ${webhook?.webhookId ?? null},
    ${webhook?.body ?? null}, ${paid.lockId}::uuid, ${paid.nextQueryAt}::timestamptz,
    ${paid.now}::timestamptz) as done`.execute(executor);
  return rows[0]?.done ?? false;
}
