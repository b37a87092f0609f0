import type { Insertable, Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type AffiliateKey = Selectable<Tables['affiliate_keys']>;

export async function insertKey(
  executor: Executor,
  row: Insertable<Tables['affiliate_keys']>,
): Promise<void> {
  await executor.insertInto('affiliate_keys').values(row).execute();
}

/** The key that signs now: the newest; null: the site has none. */
export async function readNewestKey(
  executor: Executor,
  siteId: string,
): Promise<AffiliateKey | null> {
  const row = await executor
    .selectFrom('affiliate_keys')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('created_at', 'desc')
    .orderBy('key_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function findKey(
  executor: Executor,
  siteId: string,
  keyId: string,
): Promise<AffiliateKey | null> {
  const row = await executor
    .selectFrom('affiliate_keys')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('key_id', '=', keyId)
    .executeTakeFirst();
  return row ?? null;
}
