import type { Generated } from 'kysely';
import type { Json, Minor } from './column-types.ts';

/** How a site pays out; a site without a row has the defaults of the columns. */
export interface WithdrawalSettingsTable {
  site_id: string;
  /** A new destination rests this long. */
  rest_minutes: Generated<number>;
  destinations_max: Generated<number>;
  /** Requests of one player at work at once. */
  open_max: Generated<number>;
  daily_max_minor: bigint | null;
  /** Turnover asked for each deposit; 100 is once. */
  turnover_percent: Generated<number>;
  /** A deposit that finds no more than this ends older locks. */
  release_below_minor: Minor;
  /** Up to this a request may be approved without an operator. */
  auto_max_minor: Minor;
  auto_age_days: Generated<number>;
  auto_needs_verified: Generated<boolean>;
  two_operators_above_minor: bigint | null;
  identity_above_minor: bigint | null;
  is_cancellable: Generated<boolean>;
  /** An approved request waits until it is this old, so that its player can still cancel. */
  send_after_seconds: Generated<number>;
  updated_at: Date;
}

/** Turnover a deposit must see before it may leave. */
export interface TurnoverLocksTable {
  id: string;
  site_id: string;
  player_id: string;
  currency: string;
  deposit_id: string;
  amount_minor: bigint;
  required_minor: bigint;
  done_minor: Minor;
  created_at: Date;
  released_at: Date | null;
  release_reason: 'played' | 'small balance' | 'operator' | null;
}

export interface WithdrawalMethodsTable {
  id: string;
  site_id: string;
  code: string;
  name: string;
  kind: 'bank' | 'ewallet' | 'crypto';
  /** Which fields a destination has and how they are checked (domain package: payouts). */
  format: string;
  /** Name of the payout provider that serves it. */
  provider: string;
  currency: string;
  min_minor: bigint;
  max_minor: bigint;
  fee_minor: Minor;
  eta_minutes: number;
  position: Generated<number>;
  is_active: Generated<boolean>;
}

/** The one name a player is paid under. */
export interface PayoutPayeesTable {
  player_id: string;
  site_id: string;
  name: string;
  bound_at: Date;
  verified_at: Date | null;
}

export interface PayoutDestinationsTable {
  id: string;
  site_id: string;
  player_id: string;
  method_code: string;
  format: string;
  holder_name: string;
  fields: Json<Record<string, string>>;
  masked: string;
  /** Keyed hash of the account, the same whoever enters it. */
  fingerprint: Uint8Array;
  ready_at: Date;
  is_blocked: Generated<boolean>;
  removed_at: Date | null;
  request_id: string;
  request_hash: Uint8Array;
  created_at: Date;
}

export type WithdrawalStateColumn =
  'requested' | 'checking' | 'approved' | 'sent' | 'paid' | 'refused' | 'failed' | 'cancelled';

export interface WithdrawalsTable {
  id: string;
  site_id: string;
  player_id: string;
  destination_id: string;
  method_code: string;
  provider: string;
  provider_reference: string | null;
  currency: string;
  /** What leaves the balance. */
  amount_minor: bigint;
  /** Kept of it; the rest is paid out. */
  fee_minor: bigint;
  state: WithdrawalStateColumn;
  /** Why an operator must look at it. */
  review_reasons: Generated<string[]>;
  request_id: string;
  request_hash: Uint8Array;
  journal_id: bigint;
  closing_journal_id: bigint | null;
  /** When a job looks at it next. */
  next_attempt_at: Date;
  attempts: Generated<number>;
  is_flagged: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
  paid_at: Date | null;
}

export interface WithdrawalTimelineTable {
  withdrawal_id: string;
  seq: number;
  state: WithdrawalStateColumn;
  reason: string | null;
  at: Date;
}

export interface WithdrawalApprovalsTable {
  withdrawal_id: string;
  operator: string;
  at: Date;
}
