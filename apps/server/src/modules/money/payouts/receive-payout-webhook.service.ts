import type { ServerContext } from '../../../context.ts';
import type { KindOf } from '../../../ports/outside.ts';
import type { WebhookRequest } from '../../../ports/webhook.ts';
import { toolsOf } from '../../site/adapters/index.ts';
import {
  recordIncident,
  refuseWebhook,
  type IncidentCode,
  type RefusalStatus,
} from '../payments/index.ts';
import { applyPayoutReport } from './settle-payout.service.ts';
import { webhookSource } from './webhook-source.ts';

/**
 * Takes a webhook about a payout: proves it by its raw bytes, remembers its id in the transaction
 * that applies it, and applies it. The same id again changes nothing; the same id with another body
 * is refused. Gives the HTTP status for the sender.
 */
export async function receivePayoutWebhook(
  context: ServerContext,
  provider: KindOf<'payouts'>,
  request: WebhookRequest,
): Promise<200 | RefusalStatus> {
  const note = (code: IncidentCode, reference: string, detail: Record<string, unknown>) =>
    recordIncident(context, context.database.db, {
      provider: webhookSource(provider.name),
      reference,
      depositId: null,
      code,
      detail,
    });
  const verified = await provider.verifyWebhook(toolsOf(context), request);
  if (!verified.isValid) {
    await note(verified.refusal, '', { bytes: request.rawBody.length });
    return refuseWebhook(context, verified.refusal);
  }
  const { webhookId, report } = verified;
  const outcome = await applyPayoutReport(context, provider.name, report, {
    provider: webhookSource(provider.name),
    webhookId,
    reference: report.providerReference,
    outcome: report.outcome,
    body: request.rawBody.toString('utf8'),
    now: context.clock.now(),
  });
  if (outcome === 'webhookReused') {
    await note('webhookReused', report.providerReference, { webhook_id: webhookId });
    return refuseWebhook(context, 'webhookReused');
  }
  return outcome === 'unknownReference' ? refuseWebhook(context, 'unknownReference') : 200;
}
