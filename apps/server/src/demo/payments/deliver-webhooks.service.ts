import type { ServerContext } from '../../context.ts';
import { claimDueWebhooks, noteDelivery, type SandboxWebhook } from './sandbox-payment.store.ts';
import { sandboxName } from './sandbox.provider.ts';
import { isConnected, tellWebhook } from './tell-webhook.ts';

/** Sends every webhook that is due, in parallel as a foreign system would; gives how many. */
export async function deliverWebhooks(context: ServerContext): Promise<number> {
  if (!isConnected(context)) return 0;
  const due = await claimDueWebhooks(context.database.db, context.clock.now());
  await Promise.all(due.map((webhook) => deliver(context, webhook)));
  return due.length;
}

async function deliver(context: ServerContext, webhook: SandboxWebhook): Promise<void> {
  const told = await tellWebhook(context, {
    source: sandboxName,
    path: `/payments/webhook/${sandboxName}`,
    webhookId: webhook.webhook_id,
    body: webhook.body,
  });
  await noteDelivery(context.database.db, webhook.id, told);
}
