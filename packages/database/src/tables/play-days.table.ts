import type { Generated } from 'kysely';
import type { Minor } from './column-types.ts';

/** What a player staked and got back on one day (UTC) in one product. */
export interface PlayDaysTable {
  player_id: string;
  /** `2026-11-22`. */
  day: string;
  product: string;
  site_id: string;
  stake_minor: Minor;
  /** Of any day's stakes; below zero where corrections took more back than was paid. */
  return_minor: Minor;
  stake_count: Generated<number>;
}
