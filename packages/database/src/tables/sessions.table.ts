import type { Minor } from './column-types.ts';

/** A sign-in; the token itself is never stored. */
export interface SessionsTable {
  id: string;
  site_id: string;
  player_id: string;
  /** SHA-256 of the token. */
  token_hash: Uint8Array;
  created_at: Date;
  last_seen_at: Date;
  /** End at the latest, whatever the use. */
  expires_at: Date;
  revoked_at: Date | null;
  revoke_reason: string | null;
  ip: string;
  user_agent: string;
  /** What the player had staked and got back before it; the database writes both. */
  staked_before_minor: Minor;
  returned_before_minor: Minor;
}
