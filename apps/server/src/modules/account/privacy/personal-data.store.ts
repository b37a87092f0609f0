import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { PersonalData, StoredRow } from '../../../declared.ts';
import type { Owner } from './consent.store.ts';

/**
 * What of a row is no word about its player: keys of ours, secrets of signing in, and notes of
 * operators.
 */
const secret = [
  'password_hash',
  'token_hash',
  'request_hash',
  'claim_answer',
  'once_key',
  'old_code_hash',
  'new_code_hash',
  'credential_id',
  'public_key',
  'p256dh',
  'auth_secret',
  'fingerprint',
  'person_key',
  'decided_by',
  'note',
  'token',
];

/**
 * Everything kept of a player, by the name of its file. Amounts are minor units of the currency
 * beside them.
 */
export async function readPersonalData(
  executor: Executor,
  kept: readonly PersonalData[],
  owner: Owner,
): Promise<Record<string, StoredRow[]>> {
  const { siteId, playerId } = owner;
  const data: Record<string, StoredRow[]> = {};
  for (const { name, rows } of kept.flatMap(({ chosen }) => chosen ?? []))
    data[name] = await rowsOf(executor, rows(owner));
  for (const table of kept.flatMap(({ exported }) => exported ?? []))
    data[table] = await rowsOf(
      executor,
      sql`select t as row from ${sql.table(table)} t where t.player_id = ${playerId}
        and t.site_id = ${siteId}`,
    );
  return data;
}

async function rowsOf(executor: Executor, query: ReturnType<typeof sql>): Promise<StoredRow[]> {
  const { rows } = await sql<{ row: StoredRow }>`
    select to_jsonb(x.row) - ${secret}::text[] as row from (${query}) x`.execute(executor);
  return rows.map(({ row }) => row);
}
