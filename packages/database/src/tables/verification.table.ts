import type { Generated } from 'kysely';
import type {
  AskReason,
  DocumentKind,
  DocumentReason,
  DocumentState,
  FlagKind,
} from '@pavilion/domain/verification';

/** How a site checks who its players are. */
export interface VerificationSettingsTable {
  site_id: string;
  provider: string;
  /** The checker's clear yes is enough where no flag is open. */
  is_automatic: Generated<boolean>;
  /** What a level allows is counted over so many days. */
  period_days: Generated<number>;
  /** An approved document counts so long. */
  valid_days: Generated<number>;
  updated_at: Date;
}

export interface VerificationLevelsTable {
  site_id: string;
  level: number;
  deposit_max_minor: bigint | null;
  withdrawal_max_minor: bigint | null;
  /** Beyond what the levels below ask for. */
  required: Generated<DocumentKind[]>;
}

/** Name and birth date as the player says them, and as his papers do once `verified_at` is set. */
export interface VerificationPeopleTable {
  player_id: string;
  site_id: string;
  full_name: string;
  birth_date: string;
  person_key: string;
  verified_at: Date | null;
  updated_at: Date;
}

/** A document; its bytes stand sealed in the data folder. */
export interface VerificationDocumentsTable {
  id: string;
  site_id: string;
  player_id: string;
  kind: DocumentKind;
  state: Generated<DocumentState>;
  reason: DocumentReason | null;
  /** For operators alone. */
  note: Generated<string>;
  media_type: 'image/jpeg' | 'application/pdf';
  byte_count: number;
  /** Keyed hash of what was sent: the same file again is known. */
  fingerprint: Uint8Array;
  provider: string;
  provider_reference: string | null;
  finding: 'clear' | 'rejected' | 'unsure' | null;
  /**
   * When the checker is given it, or asked about it, next; null: it has said what it has to say.
   */
  next_query_at: Date | null;
  decided_by: string | null;
  decided_at: Date | null;
  expires_at: Date | null;
  /** The nearest threshold before its end that its player was told of. */
  warned_days: Generated<number | null>;
  created_at: Date;
}

/** What operators ask a player for beyond his level; the newest of each kind. */
export interface VerificationRequestsTable {
  player_id: string;
  kind: DocumentKind;
  site_id: string;
  reason: AskReason;
  asked_by: string;
  asked_at: Date;
}

export interface VerificationFlagsTable {
  id: string;
  site_id: string;
  player_id: string;
  other_player_id: string | null;
  kind: FlagKind;
  created_at: Date;
  cleared_at: Date | null;
  cleared_by: string | null;
  /** An operator said that the two accounts are of two people. */
  is_somebody_else: Generated<boolean>;
}

/** What the built-in checker was given. It plays an external system: nothing else reads this. */
export interface SandboxChecksTable {
  reference: string;
  merchant_reference: string;
  outcome: 'clear' | 'rejected' | 'unsure' | 'silent';
  reason: DocumentReason | null;
  decide_at: Date;
  webhook_id: string;
  attempts: Generated<number>;
  told_at: Date | null;
  created_at: Date;
}
