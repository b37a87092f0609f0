import type { ColumnType, Generated } from 'kysely';
import type { Json } from './column-types.ts';

/** A message to a player, perhaps with a reward. */
export interface InboxItemsTable {
  id: string;
  site_id: string;
  player_id: string;
  /** Its text, or null where `notice` names what is written in the language it is read in. */
  title: string | null;
  body: string | null;
  /** What it is worth: of a bonus, free bet or free rounds in money. */
  reward_minor: bigint | null;
  reward_kind: 'cash' | 'token' | 'bonus' | 'free_bet' | 'free_rounds' | null;
  /** The item of the site that a bonus, free bet or free rounds become. */
  reward_template: Generated<string | null>;
  created_at: Date;
  read_at: Date | null;
  claimed_at: Date | null;
  /** `request_id` of the claim, if it had one. */
  claim_request_id: string | null;
  /** Balances right after the claim: a repeated request gets the same answer. */
  claim_answer: Json<{
    game_balance: string;
    bonus_balance: string;
    game_token: string;
    frozen_token: string;
  }> | null;
  /** Of a notice: what it is about (`NoticeTopic` of the domain), which one, and its values. */
  topic: Generated<string | null>;
  notice: Generated<string | null>;
  params: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  /** False: only for the other channels, the player does not want it here. */
  in_inbox: Generated<boolean>;
  /** Since when the other channels wait to be told; null once they were. */
  untold_since: Generated<Date | null>;
  /** Of what is told once: nothing else of the player has this key. */
  once_key: Generated<string | null>;
  /** From then on it is neither shown nor claimed. */
  expires_at: Generated<Date | null>;
  /** The offer it brings, if it is one. */
  offer_id: Generated<string | null>;
}
