import { sql, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type SandboxPayout = Selectable<Tables['sandbox_payouts']>;
export type SandboxPayoutWebhook = Selectable<Tables['sandbox_payout_webhooks']>;

/** Takes a payout; a second one for the same merchant reference gives the first. */
export async function takePayout(
  executor: Executor,
  payout: Omit<SandboxPayout, 'status' | 'decided_at'>,
): Promise<SandboxPayout> {
  await executor
    .insertInto('sandbox_payouts')
    .values({ ...payout, decided_at: null })
    .onConflict((conflict) => conflict.column('merchant_reference').doNothing())
    .execute();
  return executor
    .selectFrom('sandbox_payouts')
    .selectAll()
    .where('merchant_reference', '=', payout.merchant_reference)
    .executeTakeFirstOrThrow();
}

export function findPayout(
  executor: Executor,
  merchantReference: string,
): Promise<SandboxPayout | undefined> {
  return executor
    .selectFrom('sandbox_payouts')
    .selectAll()
    .where('merchant_reference', '=', merchantReference)
    .executeTakeFirst();
}

/** Decides every payout whose time has come, each once. */
export async function decideDuePayouts(executor: Executor, now: Date): Promise<SandboxPayout[]> {
  const { rows } = await sql<SandboxPayout>`
    update sandbox_payouts
       set status = case wanted when 'declined' then 'declined' else 'paid' end,
         decided_at = ${now}::timestamptz
     where status = 'open' and decide_at <= ${now}::timestamptz
    returning *`.execute(executor);
  return rows;
}

export async function queuePayoutWebhooks(
  executor: Executor,
  webhooks: ReadonlyArray<
    Pick<SandboxPayoutWebhook, 'id' | 'webhook_id' | 'reference' | 'body' | 'send_at'>
  >,
): Promise<void> {
  if (webhooks.length === 0) return;
  await executor
    .insertInto('sandbox_payout_webhooks')
    .values(webhooks.map((webhook) => ({ ...webhook, delivered_at: null, last_answer: null })))
    .execute();
}

const attemptsMax = 12;
const batch = 20;

/**
 * Takes webhooks that are due, pushing their next attempt into the future (2 s, 4 s, 8 s …): a
 * crash only delays them. What it told of a payout first is delivered first.
 */
export async function claimDuePayoutWebhooks(
  executor: Executor,
  now: Date,
): Promise<SandboxPayoutWebhook[]> {
  const { rows } = await sql<SandboxPayoutWebhook>`
    update sandbox_payout_webhooks w
       set attempts = w.attempts + 1,
           send_at = ${now}::timestamptz + interval '1 second'
             * least(600, power(2, w.attempts + 1))
     where w.id in (
       select d.id from sandbox_payout_webhooks d
        where d.delivered_at is null and d.send_at <= ${now}::timestamptz
          and d.attempts < ${attemptsMax}::integer
          and not exists (
            select from sandbox_payout_webhooks e
             where e.reference = d.reference and e.webhook_id < d.webhook_id
               and e.delivered_at is null and e.attempts < ${attemptsMax}::integer)
        order by d.send_at limit ${batch} for update skip locked)
    returning *`.execute(executor);
  return rows;
}

export async function notePayoutDelivery(
  executor: Executor,
  id: string,
  outcome: { answer: string; deliveredAt: Date | null },
): Promise<void> {
  await executor
    .updateTable('sandbox_payout_webhooks')
    .set({ last_answer: outcome.answer.slice(0, 200), delivered_at: outcome.deliveredAt })
    .where('id', '=', id)
    .execute();
}
