import type { ConsentChannel } from '@pavilion/domain/notices';

/** Every word a player gave or took back about offers; the newest of a channel holds. */
export interface MarketingConsentsTable {
  id: string;
  site_id: string;
  player_id: string;
  channel: ConsentChannel;
  is_given: boolean;
  source: 'player' | 'closing';
  at: Date;
}

/** A player's data as a file, made on his wish and forgotten when its time is over. */
export interface DataExportsTable {
  id: string;
  site_id: string;
  player_id: string;
  /** SHA-256 of what its address ends with. */
  token_hash: Uint8Array | null;
  file: Uint8Array | null;
  asked_at: Date;
  ready_at: Date | null;
  expires_at: Date;
}
