import { sql } from 'kysely';
import { preparedMark, type Executor } from '@pavilion/database';
import type { ReceivedWebhook } from '../payments/index.ts';
import type { PayoutReport } from '../../../ports/payout-provider.ts';

/**
 * Applies the plain report that a sent payout is paid or has failed, in one statement; false: it is
 * not that plain, and nothing has happened. See `settle_payout`.
 */
export async function settlePayout(
  executor: Executor,
  provider: string,
  report: PayoutReport,
  now: Date,
  webhook?: ReceivedWebhook,
): Promise<boolean> {
  const { rows } = await sql<{
    done: boolean;
  }>`${preparedMark}select settle_payout(${provider}, ${report.withdrawalId}::uuid,
    ${report.providerReference}, ${report.outcome}, ${report.currency}, ${report.netMinor}::bigint,
    ${webhook?.provider ?? null}, ${webhook?.webhookId ?? null}, ${webhook?.body ?? null},
    ${now}::timestamptz) as done`.execute(executor);
  return rows[0]?.done ?? false;
}
