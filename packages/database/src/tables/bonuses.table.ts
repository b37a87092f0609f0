import type { ColumnType, Generated } from 'kysely';
import type { Json } from './column-types.ts';

export type BonusStateColumn =
  | 'offered'
  | 'queued'
  | 'active'
  | 'closing'
  | 'completed'
  | 'spent'
  | 'expired'
  | 'forfeited'
  | 'revoked';

/** Money under conditions; with the terms it was agreed to, amounts in minor units. */
export interface BonusesTable {
  id: string;
  site_id: string;
  player_id: string;
  currency: string;
  template_code: string;
  terms_version: string;
  state: BonusStateColumn;
  granted_minor: bigint;
  required_minor: bigint;
  counted_minor: Generated<bigint>;
  converted_minor: Generated<bigint>;
  spend_order: 'cash_first' | 'bonus_first';
  counts: 'all' | 'bonus';
  default_weight_bp: number;
  weights: Json<unknown[]>;
  not_playable: Json<unknown[]>;
  min_odds_milli: number | null;
  max_bet_minor: bigint | null;
  max_cash_out_minor: bigint | null;
  end_below_minor: bigint;
  principal: 'stays' | 'goes';
  on_withdrawal: 'keep' | 'forfeit';
  lasts_hours: number;
  deposit_id: string | null;
  deposit_minor: Generated<bigint>;
  source_type: string;
  source_id: string;
  claim_until: Date | null;
  queued_at: Date | null;
  activated_at: Date | null;
  expires_at: Date | null;
  ended_at: Date | null;
  /** When its player was told that it ends soon. */
  warned_at: Generated<Date | null>;
  created_at: Date;
}

/** What each bet or round counted towards a bonus, or why it did not. */
export interface BonusProgressTable {
  bonus_id: string;
  seq: ColumnType<bigint, never, never>;
  site_id: string;
  player_id: string;
  /** `sportsbook`, or the provider. */
  source: string;
  ref: string;
  product: string;
  provider_code: string | null;
  game_code: string | null;
  at: Date;
  cash_minor: bigint;
  bonus_minor: bigint;
  weight_bp: number;
  counted_minor: bigint;
  reason: string | null;
}

/** A bonus that changed and whose player is not told yet. */
export interface BonusNewsTable {
  id: Generated<string>;
  site_id: string;
  player_id: string;
  bonus_id: string;
}
