import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import { isSandboxOpen } from '../payments/index.ts';
import {
  sign,
  signatureHeaders,
  signingSecrets,
  type WebhookTransport,
} from '../../modules/payments/index.ts';
import { payoutWebhookPath, webhookSource } from '../../modules/payouts/index.ts';
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

const transports = new WeakMap<ServerContext, WebhookTransport>();
const deniedAfterMs = 2000;

/** How the webhooks of this process reach its own server; set when the server is put together. */
export function connectPayoutTransport(context: ServerContext, transport: WebhookTransport): void {
  transports.set(context, transport);
}

/** Plays the foreign system: decides payouts whose time has come and sends the webhooks that are due. */
export async function runSandboxPayouts(context: ServerContext): Promise<number> {
  if (!isSandboxOpen(context)) return 0;
  await decide(context);
  const transport = transports.get(context);
  if (!transport) return 0;
  const due = await claimDuePayoutWebhooks(context.database.db, context.clock.now());
  await Promise.all(due.map((webhook) => deliver(context, transport, webhook)));
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

async function deliver(
  context: ServerContext,
  transport: WebhookTransport,
  webhook: SandboxPayoutWebhook,
): Promise<void> {
  const { db } = context.database;
  const now = context.clock.now();
  const [secret] = await signingSecrets(db, webhookSource(sandboxPayoutName), now);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signed = { webhookId: webhook.webhook_id, timestamp, rawBody: webhook.body };
  try {
    const status = await transport({
      path: payoutWebhookPath + sandboxPayoutName,
      headers: {
        'content-type': 'application/json',
        [signatureHeaders.id]: webhook.webhook_id,
        [signatureHeaders.timestamp]: timestamp,
        [signatureHeaders.signature]: sign(signed, secret),
      },
      body: webhook.body,
    });
    const isDelivered = status >= 200 && status < 300;
    await notePayoutDelivery(db, webhook.id, {
      answer: String(status),
      deliveredAt: isDelivered ? context.clock.now() : null,
    });
  } catch (error) {
    await notePayoutDelivery(db, webhook.id, { answer: String(error), deliveredAt: null });
  }
}
