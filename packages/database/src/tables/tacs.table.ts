/** The live code of a player for one purpose. */
export interface TacsTable {
  player_id: string;
  site_id: string;
  purpose: 'register' | 'login' | 'reset' | 'step-up';
  /** HMAC-SHA256, bound to player and purpose. */
  code_hash: Uint8Array;
  created_at: Date;
  expires_at: Date;
  /** Wrong tries so far. */
  tries: number;
  used_at: Date | null;
}
