import { sql, type Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';

export type IncidentRow = Selectable<Tables['provider_incidents']>;

/** Writes an incident; one that is open already is only seen again. */
export async function writeIncident(
  executor: Executor,
  incident: {
    id: string;
    connectionCode: string;
    siteId: string;
    providerCode: string;
    roundId: string;
    /** Of one that is about a single transaction. */
    txId?: string | undefined;
    code: string;
    detail: Record<string, unknown>;
    nextStep: string;
    now: Date;
  },
): Promise<void> {
  await sql`
    insert into provider_incidents (id, connection_code, site_id, provider_code, round_id, tx_id,
      code, detail, next_step, created_at, last_seen_at)
    values (${incident.id}, ${incident.connectionCode}, ${incident.siteId},
      ${incident.providerCode}, ${incident.roundId}, ${incident.txId ?? ''}, ${incident.code},
      ${jsonText(incident.detail)}::jsonb, ${incident.nextStep}, ${incident.now}, ${incident.now})
    on conflict (site_id, provider_code, round_id, code, tx_id) where resolved_at is null
    do update set last_seen_at = excluded.last_seen_at`.execute(executor);
}

/**
 * Which of these transactions of a provider a person has been told of, whether he is done with it
 * or not.
 */
export async function readToldTransactions(
  executor: Executor,
  { providerCode, txIds }: { providerCode: string; txIds: readonly string[] },
): Promise<Set<string>> {
  if (txIds.length === 0) return new Set();
  const rows = await executor
    .selectFrom('provider_incidents')
    .select('tx_id')
    .where('provider_code', '=', providerCode)
    .where('tx_id', 'in', txIds)
    .execute();
  return new Set(rows.map(({ tx_id }) => tx_id));
}

export async function listOpenIncidents(executor: Executor): Promise<IncidentRow[]> {
  return executor
    .selectFrom('provider_incidents')
    .selectAll()
    .where('resolved_at', 'is', null)
    .orderBy('created_at')
    .limit(1000)
    .execute();
}

export async function resolveIncident(
  executor: Executor,
  { id, resolution, now }: { id: string; resolution: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('provider_incidents')
    .set({ resolved_at: now, resolution })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What waited for the studio is settled: its incidents are. */
export async function resolveOfRound(
  executor: Executor,
  round: {
    siteId: string;
    providerCode: string;
    roundId: string;
    codes?: readonly string[];
    resolution: string;
    now: Date;
  },
): Promise<void> {
  await executor
    .updateTable('provider_incidents')
    .set({ resolved_at: round.now, resolution: round.resolution })
    .where('site_id', '=', round.siteId)
    .where('provider_code', '=', round.providerCode)
    .where('round_id', '=', round.roundId)
    .where('code', 'in', round.codes ?? ['STUDIO_SILENT', 'STUDIO_ODD'])
    .where('resolved_at', 'is', null)
    .execute();
}
