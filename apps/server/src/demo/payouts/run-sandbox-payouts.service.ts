import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import { isConnected, isSandboxOpen, tellWebhook } from '../payments/index.ts';
import { payoutWebhookPath, webhookSource } from '../../modules/money/payouts/index.ts';
import { payoutMessage } from './sandbox-payout-message.ts';
import {
  claimDuePayoutWebhooks,
  decideDuePayouts,
  notePayoutDelivery,
  queuePayoutWebhooks,
  type SandboxPayout,
  type SandboxPayoutWebhook,
} from './sandbox-payout.store.ts';
import { sandboxPayoutName } from './sandbox-payout.provider.ts';

const deniedAfterMs = 2000;

/**
 * Plays the foreign system: decides payouts whose time has come and sends the webhooks that are
 * due.
 */
export async function runSandboxPayouts(context: ServerContext): Promise<number> {
  if (!isSandboxOpen(context.config)) return 0;
  await decide(context);
  if (!isConnected(context)) return 0;
  const due = await claimDuePayoutWebhooks(context.database.db, context.clock.now());
  await Promise.all(due.map((webhook) => deliver(context, webhook)));
  return due.length;
}

async function decide(context: ServerContext): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.database, async (trx) => {
    for (const payout of await decideDuePayouts(trx, now))
      await queuePayoutWebhooks(trx, webhooksOf(context, payout, now));
  });
}

/** Their ids rise in the order in which they were told. */
function webhooksOf({ ids }: ServerContext, payout: SandboxPayout, now: Date) {
  const webhookId = `who-${ids.next()}`;
  const told = (body: string, atMs = 0, id = webhookId) => ({
    id: ids.next(),
    webhook_id: id,
    reference: payout.reference,
    body,
    send_at: new Date(now.getTime() + atMs),
  });
  const body = payoutMessage(payout);
  if (payout.wanted === 'silent') return [];
  if (payout.wanted !== 'confused') return [told(body)];
  const denied = told(payoutMessage(payout, 'declined'), deniedAfterMs, `who-${ids.next()}`);
  return [told(body), told(body), told(body), denied];
}

async function deliver(context: ServerContext, webhook: SandboxPayoutWebhook): Promise<void> {
  const told = await tellWebhook(context, {
    source: webhookSource(sandboxPayoutName),
    path: payoutWebhookPath + sandboxPayoutName,
    webhookId: webhook.webhook_id,
    body: webhook.body,
  });
  await notePayoutDelivery(context.database.db, webhook.id, told);
}
