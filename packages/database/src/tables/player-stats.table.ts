import type { Generated } from 'kysely';
import type { Minor } from './column-types.ts';

/** Running totals of a player, written with the movement that changes them. */
export interface PlayerStatsTable {
  player_id: string;
  site_id: string;
  total_deposit_minor: Minor;
  deposit_count: Generated<number>;
  total_turnover_minor: Minor;
  bet_count: Generated<number>;
  last_active_at: Date | null;
  /** The highest VIP level he was told of. */
  told_level: Generated<number>;
  /** The highest level that rewards have looked at. */
  rewarded_level: Generated<number>;
  /** Added to the totals before VIP levels are judged: 0, or less once a level was lost. */
  vip_deposit_shift_minor: Minor;
  vip_turnover_shift_minor: Minor;
  /** Since when his VIP cycle runs; null before his first level. */
  vip_cycle_started_at: Generated<Date | null>;
  /** The totals at that time. */
  vip_cycle_deposit_minor: Minor;
  vip_cycle_turnover_minor: Minor;
  /** Turnover that has earned its game tokens. */
  token_turnover_minor: Minor;
}
