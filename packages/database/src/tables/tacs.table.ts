import type { Generated } from 'kysely';

/** The newest code of a player for one purpose that one caller asked for. */
export interface TacsTable {
  player_id: string;
  site_id: string;
  purpose: 'register' | 'login' | 'reset' | 'step-up' | 'mail';
  /** Who asked for it: his known browser or his network. */
  source: Generated<string>;
  /** HMAC-SHA256, bound to player and purpose. */
  code_hash: Uint8Array;
  created_at: Date;
  expires_at: Date;
  /** Tries of who asked for it so far … */
  tries: number;
  /** … and of everybody else: theirs leave his alone. */
  foreign_tries: Generated<number>;
  used_at: Date | null;
}
