import type { Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';
import type { LevelRule } from '@pavilion/domain/verification';

export type VerificationSettings = Omit<
  Selectable<Tables['verification_settings']>,
  'site_id' | 'updated_at'
>;

/** Of a site that was not given any: nobody but operators decides. */
const defaults: VerificationSettings = {
  provider: 'none',
  is_automatic: false,
  period_days: 30,
  valid_days: 730,
};

export async function readVerificationSettings(
  executor: Executor,
  siteId: string,
): Promise<VerificationSettings> {
  const row = await executor
    .selectFrom('verification_settings')
    .select(['provider', 'is_automatic', 'period_days', 'valid_days'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row ?? defaults;
}

/** Changes what is given and keeps the rest. */
export async function writeVerificationSettings(
  executor: Executor,
  siteId: string,
  change: Partial<VerificationSettings>,
  now: Date,
): Promise<void> {
  await executor
    .insertInto('verification_settings')
    .values({ site_id: siteId, ...defaults, ...change, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({ ...change, updated_at: now }),
    )
    .execute();
}

/** The levels of a site, lowest first; none: the site sets no ceilings. */
export async function readLevels(executor: Executor, siteId: string): Promise<LevelRule[]> {
  const rows = await executor
    .selectFrom('verification_levels')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('level')
    .execute();
  return rows.map((row) => ({
    level: row.level,
    depositMaxMinor: row.deposit_max_minor,
    withdrawalMaxMinor: row.withdrawal_max_minor,
    required: row.required,
  }));
}

/** Sets levels of a site; those it has and that are not named stay. */
export async function writeLevels(
  executor: Executor,
  siteId: string,
  levels: readonly LevelRule[],
): Promise<void> {
  for (const rule of levels) {
    const values = {
      deposit_max_minor: rule.depositMaxMinor,
      withdrawal_max_minor: rule.withdrawalMaxMinor,
      required: [...rule.required],
    };
    await executor
      .insertInto('verification_levels')
      .values({ site_id: siteId, level: rule.level, ...values })
      .onConflict((conflict) => conflict.columns(['site_id', 'level']).doUpdateSet(values))
      .execute();
  }
}

/** How old a player of the site must be. */
export async function readMinimumAge(executor: Executor, siteId: string): Promise<number> {
  const site = await executor
    .selectFrom('sites')
    .select('minimum_age')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  return site.minimum_age;
}
