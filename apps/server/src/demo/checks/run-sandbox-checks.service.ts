import type { ServerContext } from '../../context.ts';
import { isSandboxOpen } from '../payments/index.ts';
import {
  sign,
  signatureHeaders,
  signingSecrets,
  type WebhookTransport,
} from '../../modules/payments/index.ts';
import { checkSource, checkWebhookPath } from '../../modules/verification-checks/index.ts';
import { checkMessage } from './sandbox-check-message.ts';
import { sandboxCheckName } from './sandbox-check.provider.ts';
import { claimDueChecks, noteTold, type SandboxCheck } from './sandbox-check.store.ts';

const transports = new WeakMap<ServerContext, WebhookTransport>();

/** How the webhooks of this process reach its own server; set when the server is put together. */
export function connectCheckTransport(context: ServerContext, transport: WebhookTransport): void {
  transports.set(context, transport);
}

/** Plays the foreign system: tells what it found about documents it has looked at long enough. */
export async function runSandboxChecks(context: ServerContext): Promise<number> {
  const transport = transports.get(context);
  if (!isSandboxOpen(context) || !transport) return 0;
  const due = await claimDueChecks(context.database.db, context.clock.now());
  await Promise.all(due.map((check) => deliver(context, transport, check)));
  return due.length;
}

async function deliver(
  context: ServerContext,
  transport: WebhookTransport,
  check: SandboxCheck,
): Promise<void> {
  const { db } = context.database;
  const now = context.clock.now();
  const [secret] = await signingSecrets(db, checkSource(sandboxCheckName), now);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const body = checkMessage(check);
  const signed = { webhookId: check.webhook_id, timestamp, rawBody: body };
  try {
    const status = await transport({
      path: checkWebhookPath + sandboxCheckName,
      headers: {
        'content-type': 'application/json',
        [signatureHeaders.id]: check.webhook_id,
        [signatureHeaders.timestamp]: timestamp,
        [signatureHeaders.signature]: sign(signed, secret),
      },
      body,
    });
    if (status >= 200 && status < 300) await noteTold(db, check.reference, context.clock.now());
  } catch (error) {
    context.logger.warn({ err: error, reference: check.reference }, 'a finding was not told');
  }
}
