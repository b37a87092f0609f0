import type { Executor } from '@pavilion/database';
import type { VipRules } from './standing.store.ts';

export async function upsertRules(
  executor: Executor,
  siteId: string,
  { cycleDays, keepPercent }: VipRules,
): Promise<void> {
  const values = { cycle_days: cycleDays, keep_percent: keepPercent };
  await executor
    .insertInto('vip_rules')
    .values({ site_id: siteId, ...values })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(values))
    .execute();
}

export async function deleteRules(executor: Executor, siteId: string): Promise<void> {
  await executor.deleteFrom('vip_rules').where('site_id', '=', siteId).execute();
}

export async function writeTokenRate(
  executor: Executor,
  { siteId, level }: { siteId: string; level: number },
  perTokenMinor: bigint | null,
): Promise<void> {
  await executor
    .updateTable('vip_levels')
    .set({ turnover_per_token_minor: perTokenMinor })
    .where('site_id', '=', siteId)
    .where('level', '=', level)
    .execute();
}
