import type { Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type SabongSettingsRow = Selectable<Tables['sabong_settings']>;

/** Whether and how a site offers matches of sabong; null: nobody has said, so it does not. */
export async function readSabongSettings(
  executor: Executor,
  siteId: string,
): Promise<SabongSettingsRow | null> {
  const row = await executor
    .selectFrom('sabong_settings')
    .selectAll()
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row ?? null;
}

/** Writes how a site offers them, in place of what was. */
export async function writeSabongSettings(
  executor: Executor,
  { site_id, ...said }: SabongSettingsRow,
): Promise<void> {
  await executor
    .insertInto('sabong_settings')
    .values({ site_id, ...said })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(said))
    .execute();
}
