import type { Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

type Row = Pick<Selectable<Tables['push_keys']>, 'public_key' | 'sealed_private_key'>;

export function readKeys(executor: Executor, siteId: string): Promise<Row | undefined> {
  return executor
    .selectFrom('push_keys')
    .select(['public_key', 'sealed_private_key'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
}

/** Keeps the keys of a site unless it has some. */
export async function insertKeys(
  executor: Executor,
  siteId: string,
  { publicKey, sealed, now }: { publicKey: string; sealed: string; now: Date },
): Promise<void> {
  await executor
    .insertInto('push_keys')
    .values({
      site_id: siteId,
      public_key: publicKey,
      sealed_private_key: sealed,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('site_id').doNothing())
    .execute();
}
