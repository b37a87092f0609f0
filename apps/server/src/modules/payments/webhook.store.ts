import type { Executor } from '@pavilion/database';

export interface ReceivedWebhook {
  provider: string;
  webhookId: string;
  reference: string;
  outcome: string;
  body: string;
  now: Date;
}

/** Keeps a webhook by its id; tells whether the id is new, came before, or came before with another body. */
export async function rememberWebhook(
  executor: Executor,
  webhook: ReceivedWebhook,
): Promise<'new' | 'repeated' | 'reused'> {
  const inserted = await executor
    .insertInto('payment_webhooks')
    .values({
      provider: webhook.provider,
      webhook_id: webhook.webhookId,
      reference: webhook.reference,
      outcome: webhook.outcome,
      body: webhook.body,
      received_at: webhook.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('webhook_id')
    .executeTakeFirst();
  if (inserted) return 'new';
  const known = await executor
    .selectFrom('payment_webhooks')
    .select('body')
    .where('provider', '=', webhook.provider)
    .where('webhook_id', '=', webhook.webhookId)
    .executeTakeFirstOrThrow();
  return known.body === webhook.body ? 'repeated' : 'reused';
}
