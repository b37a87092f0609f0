import { jsonText, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';

/** What a person should look at. */
export type IncidentCode =
  | 'unknownReference'
  | 'badSignature'
  | 'badTimestamp'
  | 'malformed'
  | 'webhookReused'
  | 'amountMismatch'
  | 'failedAfterPaid'
  | 'chargedBackUnpaid'
  | 'paidLate'
  | 'creditCard'
  | 'referenceMismatch'
  | 'paidUnsent'
  | 'paidAfterReturn';

export interface Incident {
  provider: string;
  reference: string;
  depositId: string | null;
  code: IncidentCode;
  detail: Record<string, unknown>;
}

/** Incidents that anybody can cause: their webhook proved nothing. */
const unproven = ['badSignature', 'badTimestamp', 'malformed'] as const satisfies IncidentCode[];

/** Removes unproven incidents of long ago. Those about money stay (G19-66). */
export async function pruneUnproven(executor: Executor, before: Date): Promise<void> {
  await executor
    .deleteFrom('payment_incidents')
    .where('code', 'in', unproven)
    .where('created_at', '<', before)
    .execute();
}

/** Keeps an incident and logs it. */
export async function recordIncident(
  { ids, clock, logger }: Pick<ServerContext, 'ids' | 'clock' | 'logger'>,
  executor: Executor,
  incident: Incident,
): Promise<void> {
  logger.warn(
    { incident: incident.code, provider: incident.provider, reference: incident.reference },
    'payment incident',
  );
  await executor
    .insertInto('payment_incidents')
    .values({
      id: ids.next(),
      provider: incident.provider,
      reference: incident.reference.slice(0, 200),
      deposit_id: incident.depositId,
      code: incident.code,
      detail: jsonText(incident.detail),
      created_at: clock.now(),
    })
    .execute();
}
