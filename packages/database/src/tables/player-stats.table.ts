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
}
