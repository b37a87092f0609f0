import type { Executor } from '@pavilion/database';

/** Whose settings, for which kind behind which port. */
export interface AdapterKey {
  siteId: string;
  port: string;
  name: string;
}

/** The sealed settings of a site, or undefined when it has none. */
export async function readSealedSettings(
  executor: Executor,
  { siteId, port, name }: AdapterKey,
): Promise<string | undefined> {
  const row = await executor
    .selectFrom('adapter_settings')
    .select('sealed_settings')
    .where('site_id', '=', siteId)
    .where('port', '=', port)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.sealed_settings;
}

/** Writes a site's sealed settings in the place of those it had. */
export async function writeSealedSettings(
  executor: Executor,
  { siteId, port, name }: AdapterKey,
  sealed: string,
  now: Date,
): Promise<void> {
  const changed = { sealed_settings: sealed, updated_at: now };
  await executor
    .insertInto('adapter_settings')
    .values({ site_id: siteId, port, name, ...changed })
    .onConflict((conflict) => conflict.columns(['site_id', 'port', 'name']).doUpdateSet(changed))
    .execute();
}
