import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { messageOf } from './sandbox-message.ts';
import {
  decidePayment,
  findPayment,
  queueWebhooks,
  type SandboxDecision,
  type SandboxPayment,
} from './sandbox-payment.store.ts';
import { sandboxPagePath } from './sandbox.provider.ts';

export interface Choice {
  decision: SandboxDecision;
  /** Send the webhook half a minute late. */
  isLate: boolean;
  /** Send it three times. */
  isRepeated: boolean;
}

const lateByMs = 30_000;
const repeats = 3;

/**
 * The person at the payment page decided. Only the first decision counts; the webhooks are queued with it. Gives the
 * payment as it stands, or null when there is none.
 */
export async function decide(
  context: ServerContext,
  reference: string,
  choice: Choice,
): Promise<SandboxPayment | null> {
  const now = context.clock.now();
  return inTransaction(context.database, async (trx) => {
    const decided = await decidePayment(trx, reference, choice.decision, now);
    if (!decided) return (await findPayment(trx, reference)) ?? null;
    const webhookId = `whk-${context.ids.next()}`;
    const copies = choice.isRepeated ? repeats : 1;
    await queueWebhooks(
      trx,
      Array.from({ length: copies }, () => ({
        id: context.ids.next(),
        webhook_id: webhookId,
        reference,
        body: messageOf(decided),
        send_at: new Date(now.getTime() + (choice.isLate ? lateByMs : 0)),
      })),
    );
    return decided;
  });
}

/** Pays at the payment page a deposit was sent to, as a person there would; false when that is no page of the sandbox. */
export async function payInSandbox(context: ServerContext, redirectUrl: string): Promise<boolean> {
  if (!redirectUrl.startsWith(sandboxPagePath)) return false;
  const reference = redirectUrl.slice(sandboxPagePath.length);
  const choice = { decision: 'paid', isLate: false, isRepeated: false } as const;
  return (await decide(context, reference, choice)) !== null;
}
