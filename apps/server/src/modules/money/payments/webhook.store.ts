import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

export interface ReceivedWebhook {
  /** Whose ids these are: webhooks of one source are told apart by their id. */
  provider: string;
  webhookId: string;
  reference: string;
  outcome: string;
  body: string;
  now: Date;
}

/**
 * Stores a webhook by its id; tells whether the id is new, came before, or came before with another
 * body.
 */
export async function rememberWebhook(
  executor: Executor,
  webhook: ReceivedWebhook,
): Promise<'new' | 'repeated' | 'reused'> {
  const { rows } = await sql<{ seen: 'new' | 'repeated' | 'reused' }>`
    select remember_webhook(${webhook.provider}, ${webhook.webhookId}, ${webhook.reference},
      ${webhook.outcome}, ${webhook.body}, ${webhook.now}::timestamptz) as seen`.execute(executor);
  const [row] = rows;
  if (!row) throw new Error('the webhook was neither new nor known');
  return row.seen;
}
