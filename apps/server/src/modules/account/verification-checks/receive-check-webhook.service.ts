import type { ServerContext } from '../../../context.ts';
import type { KindOf } from '../../../ports/outside.ts';
import type { WebhookRequest } from '../../../ports/webhook.ts';
import { toolsOf } from '../../site/adapters/index.ts';
import {
  recordIncident,
  refuseWebhook,
  rememberWebhook,
  type IncidentCode,
  type RefusalStatus,
} from '../../money/payments/index.ts';
import { applyFinding } from '../verification/index.ts';
import { checkSource } from './webhook-source.ts';

/**
 * Takes a webhook about a document: proves it by its raw bytes, remembers its id in the transaction
 * that applies it. The same id again changes nothing; the same id with another body is refused.
 * Gives the HTTP status for the sender.
 */
export async function receiveCheckWebhook(
  context: ServerContext,
  checker: KindOf<'checkers'>,
  request: WebhookRequest,
): Promise<200 | RefusalStatus> {
  const provider = checkSource(checker.name);
  const note = (code: IncidentCode, reference: string, detail: Record<string, unknown>) =>
    recordIncident(context, context.database.db, {
      provider,
      reference,
      depositId: null,
      code,
      detail,
    });
  const verified = await checker.verifyWebhook(toolsOf(context), request);
  if (!verified.isValid) {
    await note(verified.refusal, '', { bytes: request.rawBody.length });
    return refuseWebhook(context, verified.refusal);
  }
  const { webhookId, report: finding } = verified;
  const seen = { as: 'new' as 'new' | 'repeated' | 'reused' };
  const outcome = await applyFinding(context, checker.name, finding, async (trx) => {
    seen.as = await rememberWebhook(trx, {
      provider,
      webhookId,
      reference: finding.providerReference,
      outcome: finding.outcome,
      body: request.rawBody.toString('utf8'),
      now: context.clock.now(),
    });
    return seen.as === 'new';
  });
  if (seen.as === 'reused') {
    await note('webhookReused', finding.providerReference, { webhook_id: webhookId });
    return refuseWebhook(context, 'webhookReused');
  }
  return outcome === 'unknownReference' ? refuseWebhook(context, 'unknownReference') : 200;
}
