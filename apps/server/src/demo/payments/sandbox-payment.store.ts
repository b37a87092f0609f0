import { sql, type Insertable, type Selectable } from 'kysely';
import type { CardFunding, Executor, Tables } from '@pavilion/database';

export type SandboxPayment = Selectable<Tables['sandbox_payments']>;
export type SandboxWebhook = Selectable<Tables['sandbox_webhooks']>;
export type SandboxDecision = 'paid' | 'declined' | 'cancelled';

/** Keeps a payment; a second one for the same merchant reference gives the first. */
export async function openPayment(
  executor: Executor,
  payment: Omit<Insertable<Tables['sandbox_payments']>, 'status' | 'decided_at'>,
): Promise<SandboxPayment> {
  await executor
    .insertInto('sandbox_payments')
    .values({ ...payment, decided_at: null })
    .onConflict((conflict) => conflict.column('merchant_reference').doNothing())
    .execute();
  return executor
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('merchant_reference', '=', payment.merchant_reference)
    .executeTakeFirstOrThrow();
}

export function findPayment(
  executor: Executor,
  reference: string,
): Promise<SandboxPayment | undefined> {
  return executor
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

export function findByMerchant(
  executor: Executor,
  merchantReference: string,
): Promise<SandboxPayment | undefined> {
  return executor
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('merchant_reference', '=', merchantReference)
    .executeTakeFirst();
}

/** What may be shown of a card or wallet it remembers. */
export async function labelOfToken(executor: Executor, token: string): Promise<string | null> {
  const row = await executor
    .selectFrom('sandbox_payments')
    .select('label')
    .where('token', '=', token)
    .where('label', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.label ?? null;
}

/** With what an open payment is decided. */
export interface Decided {
  decision: SandboxDecision;
  /** What was sent, where it is not what was asked. */
  sentMinor?: bigint;
  /** The card or wallet that paid. */
  payer?: { token: string; label: string; card_funding?: CardFunding };
}

/** Decides an open payment; gives null when it was decided before. */
export async function decidePayment(
  executor: Executor,
  reference: string,
  { decision, sentMinor, payer }: Decided,
  now: Date,
): Promise<SandboxPayment | null> {
  const row = await executor
    .updateTable('sandbox_payments')
    .set({ status: decision, decided_at: now, sent_minor: sentMinor ?? null, ...payer })
    .where('reference', '=', reference)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function queueWebhooks(
  executor: Executor,
  webhooks: ReadonlyArray<
    Pick<SandboxWebhook, 'id' | 'webhook_id' | 'reference' | 'body' | 'send_at'>
  >,
): Promise<void> {
  await executor
    .insertInto('sandbox_webhooks')
    .values(webhooks.map((webhook) => ({ ...webhook, delivered_at: null, last_answer: null })))
    .execute();
}

const attemptsMax = 12;
const batch = 20;

/**
 * Takes webhooks that are due, pushing their next attempt into the future (2 s, 4 s, 8 s …), so
 * that no other process sends them at the same time and a crash only delays them.
 */
export async function claimDueWebhooks(executor: Executor, now: Date): Promise<SandboxWebhook[]> {
  const { rows } = await sql<SandboxWebhook>`
    update sandbox_webhooks w
       set attempts = w.attempts + 1,
           send_at = ${now}::timestamptz + interval '1 second'
             * least(600, power(2, w.attempts + 1))
     where w.id in (
       select d.id from sandbox_webhooks d
        where d.delivered_at is null and d.send_at <= ${now}::timestamptz
          and d.attempts < ${attemptsMax}::integer
        order by d.send_at limit ${batch} for update skip locked)
    returning *`.execute(executor);
  return rows;
}

export async function noteDelivery(
  executor: Executor,
  id: string,
  outcome: { answer: string; deliveredAt: Date | null },
): Promise<void> {
  await executor
    .updateTable('sandbox_webhooks')
    .set({ last_answer: outcome.answer.slice(0, 200), delivered_at: outcome.deliveredAt })
    .where('id', '=', id)
    .execute();
}
