import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import { newsOf } from './sandbox-chain.ts';
import { messageOf } from './sandbox-message.ts';
import {
  decidePayment,
  findByMerchant,
  findPayment,
  queueWebhooks,
  type Decided,
  type SandboxPayment,
} from './sandbox-payment.store.ts';

export interface Choice extends Decided {
  /** Send the webhook half a minute late. */
  isLate: boolean;
  /** Send it three times. */
  isRepeated: boolean;
}

const lateByMs = 30_000;
const repeats = 3;

/**
 * The person at the payment page decided. Only the first decision counts; the webhooks are queued
 * with it. Gives the payment as it stands, or null when there is none.
 */
export async function decide(
  context: ServerContext,
  reference: string,
  choice: Choice,
): Promise<SandboxPayment | null> {
  const now = context.clock.now();
  return inTransaction(context.database, async (trx) => {
    const decided = await decidePayment(trx, reference, choice, now);
    if (!decided) return (await findPayment(trx, reference)) ?? null;
    const copies = choice.isRepeated ? repeats : 1;
    const lateMs = choice.isLate ? lateByMs : 0;
    for (const { afterMs, confirmations } of newsOf(decided)) {
      const webhookId = `whk-${context.ids.next()}`;
      const sendAt = new Date(now.getTime() + lateMs + afterMs);
      await queueWebhooks(
        trx,
        Array.from({ length: copies }, () => ({
          id: context.ids.next(),
          webhook_id: webhookId,
          reference,
          body: messageOf(decided, confirmations),
          send_at: sendAt,
        })),
      );
    }
    return decided;
  });
}

/**
 * Pays a deposit in the sandbox, as a person at its page would; false when that is none of the
 * sandbox's.
 */
export async function payInSandbox(context: ServerContext, depositId: string): Promise<boolean> {
  const payment = await findByMerchant(context.database.db, depositId);
  if (!payment) return false;
  const choice = { decision: 'paid', isLate: false, isRepeated: false } as const;
  return (await decide(context, payment.reference, choice)) !== null;
}
