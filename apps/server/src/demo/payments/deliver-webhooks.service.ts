import type { ServerContext } from '../../context.ts';
import {
  sign,
  signatureHeaders,
  signingSecrets,
  type WebhookTransport,
} from '../../modules/payments/index.ts';
import { claimDueWebhooks, noteDelivery, type SandboxWebhook } from './sandbox-payment.store.ts';
import { sandboxName } from './sandbox.provider.ts';

const transports = new WeakMap<ServerContext, WebhookTransport>();

/** How the webhooks of this process reach its own server; set when the server is put together. */
export function connectTransport(context: ServerContext, transport: WebhookTransport): void {
  transports.set(context, transport);
}

/** Sends every webhook that is due, in parallel as a foreign system would; gives how many. */
export async function deliverWebhooks(context: ServerContext): Promise<number> {
  const transport = transports.get(context);
  if (!transport) return 0;
  const due = await claimDueWebhooks(context.database.db, context.clock.now());
  await Promise.all(due.map((webhook) => deliver(context, transport, webhook)));
  return due.length;
}

async function deliver(
  context: ServerContext,
  transport: WebhookTransport,
  webhook: SandboxWebhook,
): Promise<void> {
  const { db } = context.database;
  const now = context.clock.now();
  const [secret] = await signingSecrets(db, sandboxName, now);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signed = { webhookId: webhook.webhook_id, timestamp, rawBody: webhook.body };
  const headers = {
    'content-type': 'application/json',
    [signatureHeaders.id]: webhook.webhook_id,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.signature]: sign(signed, secret),
  };
  try {
    const status = await transport({
      path: `/payments/webhook/${sandboxName}`,
      headers,
      body: webhook.body,
    });
    const isDelivered = status >= 200 && status < 300;
    await noteDelivery(db, webhook.id, {
      answer: String(status),
      deliveredAt: isDelivered ? context.clock.now() : null,
    });
  } catch (error) {
    await noteDelivery(db, webhook.id, { answer: String(error), deliveredAt: null });
  }
}
