import type { Executor } from '@pavilion/database';

/** What a site accepts on one bet and risks on one event, in minor units of its currency. */
export interface SportsLimits {
  minStakeMinor: bigint;
  maxStakeMinor: bigint;
  /** The most one bet may win, stake not counted. */
  maxWinMinor: bigint;
  maxEventLiabilityMinor: bigint;
}

/** The limits of a site; null when it takes no bets. */
export async function readSportsLimits(
  executor: Executor,
  siteId: string,
): Promise<SportsLimits | null> {
  const row = await executor
    .selectFrom('sports_limits')
    .selectAll()
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    minStakeMinor: row.min_stake_minor,
    maxStakeMinor: row.max_stake_minor,
    maxWinMinor: row.max_win_minor,
    maxEventLiabilityMinor: row.max_event_liability_minor,
  };
}

export async function writeSportsLimits(
  executor: Executor,
  siteId: string,
  limits: SportsLimits,
): Promise<void> {
  const row = {
    min_stake_minor: limits.minStakeMinor,
    max_stake_minor: limits.maxStakeMinor,
    max_win_minor: limits.maxWinMinor,
    max_event_liability_minor: limits.maxEventLiabilityMinor,
  };
  await executor
    .insertInto('sports_limits')
    .values({ site_id: siteId, ...row })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(row))
    .execute();
}
