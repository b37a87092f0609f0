import type { Executor } from '@pavilion/database';

/**
 * What a site accepts on one bet, from one player, and risks on one event, in minor units of its
 * currency.
 */
export interface SportsLimits {
  minStakeMinor: bigint;
  maxStakeMinor: bigint;
  /** The most one bet may win, stake not counted. */
  maxWinMinor: bigint;
  /** The most one may win on a main market of the first tier; left out or null: as any bet. */
  marketMaxMinor?: bigint | null;
  /**
   * The most all open bets of one player may win on a selection, and on a match; left out or null:
   * no cap.
   */
  maxSelectionWinMinor?: bigint | null;
  maxMatchWinMinor?: bigint | null;
  /** The most the bets may win that a player places on one day (UTC). */
  maxDayWinMinor?: bigint | null;
  maxEventLiabilityMinor: bigint;
  /** The highest odds of a bet, all its legs multiplied, in thousandths; left out: 10,000.00. */
  maxOddsMilli?: bigint;
  /**
   * Whether bets may be cashed out, what the house keeps of their worth in millionths, and the
   * least that is paid.
   */
  isCashOutAllowed?: boolean;
  cashOutMarginPpm?: number;
  cashOutMinMinor?: bigint;
  /** What a void pick does to a builder: voids it, or leaves the rest at its own price. */
  builderVoid?: 'whole' | 'reprice';
}

/** The limits as they stand, none of those left out that have a value by default. */
export interface StandingLimits extends SportsLimits {
  maxOddsMilli: bigint;
  isCashOutAllowed: boolean;
  cashOutMarginPpm: number;
  cashOutMinMinor: bigint;
  builderVoid: 'whole' | 'reprice';
}

/** The limits of a site; null when it takes no bets. */
export async function readSportsLimits(
  executor: Executor,
  siteId: string,
): Promise<StandingLimits | null> {
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
    marketMaxMinor: row.market_max_minor,
    maxSelectionWinMinor: row.max_selection_win_minor,
    maxMatchWinMinor: row.max_match_win_minor,
    maxDayWinMinor: row.max_day_win_minor,
    maxEventLiabilityMinor: row.max_event_liability_minor,
    maxOddsMilli: row.max_odds_milli,
    isCashOutAllowed: row.cash_out_allowed,
    cashOutMarginPpm: row.cash_out_margin_ppm,
    cashOutMinMinor: row.cash_out_min_minor,
    builderVoid: row.builder_void,
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
    ...(limits.marketMaxMinor !== undefined && { market_max_minor: limits.marketMaxMinor }),
    max_selection_win_minor: limits.maxSelectionWinMinor ?? null,
    max_match_win_minor: limits.maxMatchWinMinor ?? null,
    max_day_win_minor: limits.maxDayWinMinor ?? null,
    max_event_liability_minor: limits.maxEventLiabilityMinor,
    ...(limits.maxOddsMilli !== undefined && { max_odds_milli: limits.maxOddsMilli }),
    ...(limits.builderVoid !== undefined && { builder_void: limits.builderVoid }),
    ...cashOutColumns(limits),
  };
  await executor
    .insertInto('sports_limits')
    .values({ site_id: siteId, ...row })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(row))
    .execute();
}

/** Those that are left out stay as they are. */
function cashOutColumns({ isCashOutAllowed, cashOutMarginPpm, cashOutMinMinor }: SportsLimits) {
  return {
    ...(isCashOutAllowed !== undefined && { cash_out_allowed: isCashOutAllowed }),
    ...(cashOutMarginPpm !== undefined && { cash_out_margin_ppm: cashOutMarginPpm }),
    ...(cashOutMinMinor !== undefined && { cash_out_min_minor: cashOutMinMinor }),
  };
}

/** The share of a site's maxima a player has, in thousandths, and what he is marked as. */
export interface PlayerFactor {
  factorMilli: number;
  flag: string | null;
}

export async function readPlayerFactor(
  executor: Executor,
  playerId: string,
): Promise<PlayerFactor> {
  const row = await executor
    .selectFrom('player_sports_factors')
    .select(['factor_milli', 'flag'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return { factorMilli: row?.factor_milli ?? 1000, flag: row?.flag ?? null };
}

export async function writePlayerFactor(
  executor: Executor,
  playerId: string,
  { factorMilli, flag }: PlayerFactor,
  now: Date,
): Promise<void> {
  const row = { factor_milli: factorMilli, flag, updated_at: now };
  await executor
    .insertInto('player_sports_factors')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute();
}

/** The player of an account id on a site, or null. */
export async function findPlayerId(
  executor: Executor,
  siteId: string,
  accountId: string,
): Promise<string | null> {
  const row = await executor
    .selectFrom('players')
    .select('id')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.id ?? null;
}
