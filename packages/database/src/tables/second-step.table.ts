import type { Generated } from 'kysely';

/** The key of a player's authenticator app; of no use before it is confirmed. */
export interface TotpSecretsTable {
  player_id: string;
  site_id: string;
  /** AES-256-GCM under a key of the application secret, bound to the player. */
  sealed_secret: string;
  created_at: Date;
  confirmed_at: Date | null;
  /** Time step of the newest code that was taken. */
  last_step: Generated<number>;
}

/** A passkey of a player. */
export interface PasskeysTable {
  id: string;
  site_id: string;
  player_id: string;
  /** The host it signs in at. */
  rp_id: string;
  /** base64url. */
  credential_id: string;
  /** COSE. */
  public_key: Uint8Array;
  sign_count: bigint;
  /** Separated by commas. */
  transports: Generated<string>;
  name: string;
  is_synced: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

/** A code that gets a player in once who lost his second step. */
export interface RecoveryCodesTable {
  player_id: string;
  site_id: string;
  /** HMAC-SHA256, bound to the player. */
  code_hash: Uint8Array;
  created_at: Date;
  used_at: Date | null;
}

/** A sign-in whose first step was right and whose second has not come yet. */
export interface SignInChallengesTable {
  /** SHA-256 of what the browser was told. */
  token_hash: Uint8Array;
  site_id: string;
  player_id: string;
  only_to_withdraw: boolean;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** What a passkey is asked to sign, once. */
export interface PasskeyChallengesTable {
  /** base64url. */
  challenge: string;
  site_id: string;
  purpose: 'register' | 'step-up' | 'second' | 'login';
  /** Null where any passkey of the site may answer. */
  player_id: string | null;
  /** The account that was named when signing in. */
  account_id: string | null;
  rp_id: string;
  created_at: Date;
  expires_at: Date;
}
