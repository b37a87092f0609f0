import { sql, type Selectable } from 'kysely';
import { preparedMark, type Executor, type Tables } from '@pavilion/database';

export type KeyRow = Selectable<Tables['provider_keys']>;

/** A key that may sign now, with its connection; null when unknown or at its end. */
export async function findKey(
  executor: Executor,
  keyId: string,
  now: Date,
): Promise<KeyRow | null> {
  const { rows } = await sql<KeyRow>`${preparedMark}
    select id, connection_code, site_id, sealed_secret, created_at, ends_at from provider_keys
     where id = ${keyId} and (ends_at is null or ends_at > ${now})`.execute(executor);
  return rows[0] ?? null;
}

/**
 * True when the nonce was not seen before and the key still stands. Its commit waits for no disk:
 * whatever the request moves commits after it, and takes it to the disk too.
 */
export async function takeNonce(
  executor: Executor,
  { keyId, nonce, now }: { keyId: string; nonce: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ nonce: string }>`${preparedMark}
    insert into provider_nonces (key_id, nonce, seen_at)
    select id, ${nonce}, ${now} from provider_keys
     where id = ${keyId} and (ends_at is null or ends_at > ${now})
       and set_config('synchronous_commit', 'off', true) = 'off'
    on conflict do nothing returning nonce`.execute(executor);
  return rows.length > 0;
}

export async function forgetNonces(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('provider_nonces').where('seen_at', '<', before).execute();
}

/**
 * Keys of a connection that are not at their end, the newest first; the row of the connection is
 * locked so that no two add one at once.
 */
export async function lockActiveKeys(
  executor: Executor,
  { connectionCode, siteId, now }: { connectionCode: string; siteId: string | null; now: Date },
): Promise<KeyRow[]> {
  await executor
    .selectFrom('provider_connections')
    .select('code')
    .where('code', '=', connectionCode)
    .forUpdate()
    .execute();
  return executor
    .selectFrom('provider_keys')
    .selectAll()
    .where('connection_code', '=', connectionCode)
    .where('site_id', siteId === null ? 'is' : '=', siteId)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .execute();
}

export async function readKeys(executor: Executor, connectionCode: string): Promise<KeyRow[]> {
  return executor
    .selectFrom('provider_keys')
    .selectAll()
    .where('connection_code', '=', connectionCode)
    .orderBy('created_at')
    .execute();
}

export async function insertKey(executor: Executor, key: Omit<KeyRow, 'ends_at'>): Promise<void> {
  await executor
    .insertInto('provider_keys')
    .values({ ...key, ends_at: null })
    .execute();
}

export async function endKey(executor: Executor, keyId: string, endsAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('provider_keys')
    .set({ ends_at: endsAt })
    .where('id', '=', keyId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
