import type { Json } from './column-types.ts';

/** A message to a player, perhaps with a reward. */
export interface InboxItemsTable {
  id: string;
  site_id: string;
  player_id: string;
  title: string;
  body: string;
  reward_minor: bigint | null;
  reward_kind: 'cash' | 'token' | null;
  created_at: Date;
  read_at: Date | null;
  claimed_at: Date | null;
  /** `request_id` of the claim, if it had one. */
  claim_request_id: string | null;
  /** Balances right after the claim: a repeated request gets the same answer. */
  claim_answer: Json<{ game_balance: string; game_token: string }> | null;
}
