import type { Executor } from '@pavilion/database';

/** The language of a player of the site, or null for somebody else. */
export async function readSubscriber(
  executor: Executor,
  siteId: string,
  playerId: string,
): Promise<string | null> {
  const row = await executor
    .selectFrom('players')
    .select('language')
    .where('id', '=', playerId)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row?.language ?? null;
}
