import type { Generated } from 'kysely';

/** A change of mail or phone that waits for its two codes. */
export interface ContactChangesTable {
  player_id: string;
  contact: 'mail' | 'phone';
  site_id: string;
  old_value: string;
  new_value: string;
  /** HMAC-SHA256, bound to player, contact and side. */
  old_code_hash: Uint8Array;
  new_code_hash: Uint8Array;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
}
