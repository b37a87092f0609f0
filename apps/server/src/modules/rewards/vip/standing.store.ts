import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { VipLevel, VipStanding } from '@pavilion/domain/vip';

interface Owner {
  siteId: string;
  playerId: string;
}

/**
 * How a site keeps levels: a cycle has so many days, and in it this share of a level's own way must
 * be gone again.
 */
export interface VipRules {
  cycleDays: number;
  keepPercent: number;
}

/** A level with what its players earn: a game token for each so much turnover; null: none. */
export type VipLevelRow = VipLevel & { turnoverPerTokenMinor: bigint | null };

/** Where a player stands, and since when his cycle runs; null before his first level. */
export type StandingRow = VipStanding & { cycleStartedAt: Date | null };

/** Whether a player's credit (`player_stats` as `s`) reaches a level (`vip_levels` as `l`). */
export const reachesLevel: RawBuilder<boolean> = sql<boolean>`(
  s.total_deposit_minor + s.vip_deposit_shift_minor >= l.deposit_required_minor
  and s.total_turnover_minor + s.vip_turnover_shift_minor >= l.turnover_required_minor)`;

/** The level table of a site, lowest first. */
export async function readVipLevels(executor: Executor, siteId: string): Promise<VipLevelRow[]> {
  const rows = await executor
    .selectFrom('vip_levels')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('level')
    .execute();
  return rows.map((row) => ({
    level: row.level,
    name: row.name,
    depositMinor: row.deposit_required_minor,
    turnoverMinor: row.turnover_required_minor,
    turnoverPerTokenMinor: row.turnover_per_token_minor,
  }));
}

/** Ways to pay in that a level of the site opens, as the cashier offers them in its country. */
export async function readLevelMethods(
  executor: Executor,
  siteId: string,
): Promise<Array<{ level: number; name: string }>> {
  return executor
    .selectFrom('payment_methods')
    .innerJoin('sites', 'sites.id', 'payment_methods.site_id')
    .where('payment_methods.site_id', '=', siteId)
    .where('payment_methods.is_active', '=', true)
    .where('payment_methods.min_level', '>', 0)
    .where(
      sql<boolean>`(payment_methods.countries = '{}'
        or sites.country = any (payment_methods.countries))`,
    )
    .select(['payment_methods.min_level as level', 'payment_methods.name'])
    .orderBy('payment_methods.position')
    .execute();
}

/** The rules of a site; null where levels are kept for ever. */
export async function readVipRules(executor: Executor, siteId: string): Promise<VipRules | null> {
  const row = await executor
    .selectFrom('vip_rules')
    .select(['cycle_days', 'keep_percent'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row ? { cycleDays: row.cycle_days, keepPercent: row.keep_percent } : null;
}

/** Where a player stands; a player without totals has done nothing yet. */
export async function readStanding(executor: Executor, owner: Owner): Promise<StandingRow> {
  const row = await executor
    .selectFrom('player_stats')
    .selectAll()
    .where('player_id', '=', owner.playerId)
    .where('site_id', '=', owner.siteId)
    .executeTakeFirst();
  return {
    totals: {
      depositMinor: row?.total_deposit_minor ?? 0n,
      turnoverMinor: row?.total_turnover_minor ?? 0n,
    },
    shift: {
      depositMinor: row?.vip_deposit_shift_minor ?? 0n,
      turnoverMinor: row?.vip_turnover_shift_minor ?? 0n,
    },
    cycleBase: {
      depositMinor: row?.vip_cycle_deposit_minor ?? 0n,
      turnoverMinor: row?.vip_cycle_turnover_minor ?? 0n,
    },
    cycleStartedAt: row?.vip_cycle_started_at ?? null,
  };
}
