import type { Executor } from '@pavilion/database';

interface Owner {
  siteId: string;
  playerId: string;
}

type NameShown = 'masked' | 'hidden';

export async function readNameShown(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<NameShown> {
  const row = await executor
    .selectFrom('race_names')
    .select('shown')
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row?.shown ?? 'masked';
}

export async function writeNameShown(
  executor: Executor,
  { siteId, playerId }: Owner,
  { shown, now }: { shown: NameShown; now: Date },
): Promise<void> {
  await executor
    .insertInto('race_names')
    .values({ player_id: playerId, site_id: siteId, shown, changed_at: now })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ shown, changed_at: now }))
    .execute();
}
