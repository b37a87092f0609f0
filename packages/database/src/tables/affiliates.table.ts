import type { ColumnType, Generated } from 'kysely';

/** A calendar date, read as the driver gives it and written as text. */
type DateText = ColumnType<Date, string, string>;

/** A partner of a site and what they are paid. */
export interface AffiliatesTable {
  site_id: string;
  code: string;
  name: string;
  /** Of the net revenue. */
  percent_bp: number;
  /** For a player whose first deposit reaches the least; 0: nothing. */
  cpa_minor: bigint;
  cpa_min_deposit_minor: bigint;
  /** Of deposits, and of the gross revenue. */
  fee_bp: number;
  tax_bp: number;
  /** A loss goes on into the next statement. */
  is_loss_carried: boolean;
  /** An https address with `{event}` and the like in it; null: nobody is told. */
  postback_url: string | null;
  created_at: Date;
  paused_at: Generated<Date | null>;
}

/** A key pair of a site; statements name the one they are signed with. */
export interface AffiliateKeysTable {
  site_id: string;
  key_id: string;
  /** PEM. */
  public_key: string;
  sealed_private_key: string;
  created_at: Date;
}

/** A statement as it was made: made once, it never changes. */
export interface AffiliateStatementsTable {
  site_id: string;
  affiliate_code: string;
  from_date: DateText;
  to_date: DateText;
  carried_out_minor: bigint;
  payable_minor: bigint;
  file: string;
  created_at: Date;
}

/** What a partner's system is told. */
export interface AffiliatePostbacksTable {
  event_id: string;
  site_id: string;
  affiliate_code: string;
  player_id: string;
  event: 'signup' | 'ftd' | 'cpa' | 'deposit';
  /** What makes it once: the player, or the deposit. */
  ref: string;
  click_id: string;
  amount_minor: bigint;
  at: Date;
  tries: Generated<number>;
  /** Null: it was sent, or is given up. */
  next_try_at: Date | null;
  sent_at: Generated<Date | null>;
  last_problem: Generated<string | null>;
}
