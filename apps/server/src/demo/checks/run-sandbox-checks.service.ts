import type { ServerContext } from '../../context.ts';
import { isConnected, isSandboxOpen, tellWebhook } from '../payments/index.ts';
import { checkSource, checkWebhookPath } from '../../modules/account/verification-checks/index.ts';
import { checkMessage } from './sandbox-check-message.ts';
import { sandboxCheckName } from './sandbox-check.provider.ts';
import { claimDueChecks, noteTold, type SandboxCheck } from './sandbox-check.store.ts';

/** Plays the foreign system: tells what it found about documents it has looked at long enough. */
export async function runSandboxChecks(context: ServerContext): Promise<number> {
  if (!isSandboxOpen(context.config) || !isConnected(context)) return 0;
  const due = await claimDueChecks(context.database.db, context.clock.now());
  await Promise.all(due.map((check) => deliver(context, check)));
  return due.length;
}

async function deliver(context: ServerContext, check: SandboxCheck): Promise<void> {
  const { reference, webhook_id } = check;
  const { answer, deliveredAt } = await tellWebhook(context, {
    source: checkSource(sandboxCheckName),
    path: checkWebhookPath + sandboxCheckName,
    webhookId: webhook_id,
    body: checkMessage(check),
  });
  if (deliveredAt) await noteTold(context.database.db, reference, deliveredAt);
  else context.logger.warn({ answer, reference }, 'a finding was not told');
}
