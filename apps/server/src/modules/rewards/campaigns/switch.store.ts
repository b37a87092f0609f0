import type { Executor } from '@pavilion/database';

export async function areRewardsOff(executor: Executor, siteId: string): Promise<boolean> {
  const row = await executor
    .selectFrom('reward_switches')
    .select('is_off')
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row?.is_off ?? false;
}

export async function switchRewards(
  executor: Executor,
  { siteId, isOff, now }: { siteId: string; isOff: boolean; now: Date },
): Promise<void> {
  await executor
    .insertInto('reward_switches')
    .values({ site_id: siteId, is_off: isOff, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({ is_off: isOff, changed_at: now }),
    )
    .execute();
}
