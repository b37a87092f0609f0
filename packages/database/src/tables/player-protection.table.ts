import type { Json } from './column-types.ts';

/**
 * What a player bounds for himself, in minor units of the site's currency, or minutes of `session`.
 */
export interface PlayerLimitsTable {
  player_id: string;
  kind: 'deposit' | 'loss' | 'stake' | 'session';
  period: 'day' | 'week' | 'month';
  site_id: string;
  value: bigint;
  /** What was asked for in its place; null with a `pending_at` removes the limit. */
  pending_value: bigint | null;
  pending_at: Date | null;
  set_at: Date;
}

/** Every change a player made to his protection, never altered. */
export interface ProtectionChangesTable {
  id: string;
  site_id: string;
  player_id: string;
  action: string;
  before: Json<unknown>;
  after: Json<unknown>;
  session_id: string | null;
  created_at: Date;
}

/** How often a player wants to be asked whether to go on, and when he last answered. */
export interface RealityChecksTable {
  player_id: string;
  site_id: string;
  /** 0: not of his own choice. */
  minutes: number;
  answered_at: Date | null;
}

/** Self-exclusions, with what the same person is known by on the group's other sites. */
export interface ExclusionsTable {
  id: string;
  site_id: string;
  player_id: string;
  operator_group: string | null;
  phone: string;
  email: string;
  starts_at: Date;
  ends_at: Date;
}
