import type { Generated } from 'kysely';

/** What a site accepts on a single bet and risks on one event, in minor units of its currency. */
export interface SportsLimitsTable {
  site_id: string;
  min_stake_minor: bigint;
  max_stake_minor: bigint;
  /** The most one bet may win, stake not counted. */
  max_win_minor: bigint;
  max_event_liability_minor: bigint;
  /** The highest odds of a bet, all its legs multiplied, in thousandths. */
  max_odds_milli: Generated<bigint>;
  /**
   * Whether bets may be cashed out, what the house keeps of their value in millionths, and the
   * least that is paid.
   */
  cash_out_allowed: Generated<boolean>;
  cash_out_margin_ppm: Generated<number>;
  cash_out_min_minor: Generated<bigint>;
  /**
   * What all open bets of one player may win together on a selection, on a match, and those of one
   * day; null: no cap.
   */
  max_selection_win_minor: Generated<bigint | null>;
  max_match_win_minor: Generated<bigint | null>;
  max_day_win_minor: Generated<bigint | null>;
  /** What a void pick does to a builder: voids it, or leaves the rest at its own price. */
  builder_void: Generated<'whole' | 'reprice'>;
  /** The most one bet may win on a main market of the first tier; null: as any bet. */
  market_max_minor: Generated<bigint | null>;
}

/** The share of a site's maxima a player has, in thousandths; without a row all of them. */
export interface PlayerSportsFactorsTable {
  player_id: string;
  factor_milli: number;
  /** What the player is marked as; the trading file says what that leaves of the maxima. */
  flag: Generated<string | null>;
  updated_at: Date;
}

/** What a player's open bets could win on a selection; gone once the event is settled. */
export interface PlayerExposuresTable {
  player_id: string;
  event_id: string;
  selection_id: string;
  site_id: string;
  win_minor: bigint;
  /** Of builders with the selection; their event counts them once, under its own id. */
  builder_win_minor: Generated<bigint>;
}

/** What the bets a player was accepted on a day (UTC) could win. */
export interface PlayerWinDaysTable {
  player_id: string;
  day: string;
  site_id: string;
  win_minor: bigint;
}

/**
 * Liability counters of a site; bets of several legs stand under the event's own id in place of
 * market and selection.
 */
export interface SelectionExposuresTable {
  site_id: string;
  event_id: string;
  market_id: string;
  selection_id: string;
  shard: number;
  stake_minor: bigint;
  win_minor: bigint;
}

/** The one row of settings of the sportsbook. */
export interface SportsbookSettingsTable {
  id: Generated<boolean>;
  /** Overround the price model adds, in millionths. */
  margin_ppm: Generated<number>;
  demo_seed: string;
  demo_epoch: Date;
}

/**
 * What players owe after corrected results took back payouts they had already used; the house
 * account `player_debt` holds the sum.
 */
export interface PlayerDebtsTable {
  site_id: string;
  player_id: string;
  currency: string;
  amount_minor: bigint;
  updated_at: Date;
}
