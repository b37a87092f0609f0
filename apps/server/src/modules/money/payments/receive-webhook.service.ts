import type { ServerContext } from '../../../context.ts';
import type { KindOf } from '../../../ports/outside.ts';
import type { WebhookRefusal, WebhookRequest } from '../../../ports/webhook.ts';
import { toolsOf } from '../../site/adapters/index.ts';
import { countWithin } from '../../account/identity/index.ts';
import { pruneUnproven, recordIncident } from './incident.store.ts';
import { refuseWebhook, type RefusalStatus } from './refuse-webhook.ts';
import { applyReport } from './settle-deposit.service.ts';

const unprovenPerHour = { triesMax: 100, windowMs: 60 * 60 * 1000 };
const unprovenKeptMs = 30 * 24 * 60 * 60 * 1000;

/** HTTP status for the sender: 200 also for repeats, so that it stops sending. */
export type WebhookStatus = 200 | RefusalStatus;

/**
 * Takes a webhook: proves it by its raw bytes, remembers its id in the transaction that applies it,
 * and applies it. The same id again changes nothing; the same id with another body is refused.
 */
export async function receiveWebhook(
  context: ServerContext,
  provider: KindOf<'payments'>,
  request: WebhookRequest,
): Promise<WebhookStatus> {
  const verified = await provider.verifyWebhook(toolsOf(context), request);
  if (!verified.isValid) {
    await recordUnproven(context, provider, verified.refusal, request.rawBody.length);
    return refuseWebhook(context, verified.refusal);
  }
  const { webhookId, report } = verified;
  const outcome = await applyReport(context, provider.name, report, {
    provider: provider.name,
    webhookId,
    reference: report.providerReference,
    outcome: report.outcome,
    body: request.rawBody.toString('utf8'),
    now: context.clock.now(),
  });
  if (outcome === 'webhookReused') {
    await recordIncident(context, context.database.db, {
      provider: provider.name,
      reference: report.providerReference,
      depositId: null,
      code: 'webhookReused',
      detail: { webhook_id: webhookId },
    });
    return refuseWebhook(context, 'webhookReused');
  }
  return outcome === 'unknownReference' ? refuseWebhook(context, 'unknownReference') : 200;
}

/**
 * Anybody can send what proves nothing: a person needs to see some of it, and the metrics count the
 * rest.
 */
async function recordUnproven(
  context: ServerContext,
  provider: KindOf<'payments'>,
  code: WebhookRefusal,
  bytes: number,
): Promise<void> {
  const key = `webhook-refused:${provider.name}:${code}`;
  if (!(await countWithin(context, key, unprovenPerHour))) return;
  await recordIncident(context, context.database.db, {
    provider: provider.name,
    reference: '',
    depositId: null,
    code,
    detail: { bytes },
  });
}

/** Removes incidents of forged webhooks nobody looks at any more. */
export function pruneIncidents({ database, clock }: ServerContext): Promise<void> {
  return pruneUnproven(database.db, new Date(clock.now().getTime() - unprovenKeptMs));
}
