import type { Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type WithdrawalSettings = Omit<
  Selectable<Tables['withdrawal_settings']>,
  'site_id' | 'updated_at'
>;

/** Of a site that was not given any; the same as the defaults of the table. */
const defaults: WithdrawalSettings = {
  rest_minutes: 1440,
  destinations_max: 5,
  open_max: 3,
  daily_max_minor: null,
  turnover_percent: 100,
  release_below_minor: 0n,
  auto_max_minor: 0n,
  auto_age_days: 1,
  auto_needs_verified: false,
  two_operators_above_minor: null,
  identity_above_minor: null,
  is_cancellable: true,
  send_after_seconds: 60,
};

export async function readSettings(
  executor: Executor,
  siteId: string,
): Promise<WithdrawalSettings> {
  const row = await executor
    .selectFrom('withdrawal_settings')
    .selectAll()
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (!row) return defaults;
  const { site_id: _site, updated_at: _at, ...settings } = row;
  return settings;
}

/** Changes what is given and leaves the rest; gives the settings as they are now. */
export async function writeSettings(
  executor: Executor,
  siteId: string,
  change: Partial<WithdrawalSettings>,
  now: Date,
): Promise<WithdrawalSettings> {
  await executor
    .insertInto('withdrawal_settings')
    .values({ site_id: siteId, ...change, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({ ...change, updated_at: now }),
    )
    .execute();
  return readSettings(executor, siteId);
}

/** Gives a site its first settings; one that has some keeps them. */
export async function addSettings(
  executor: Executor,
  siteId: string,
  settings: Partial<WithdrawalSettings>,
  now: Date,
): Promise<void> {
  await executor
    .insertInto('withdrawal_settings')
    .values({ site_id: siteId, ...settings, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
