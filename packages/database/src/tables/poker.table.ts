import type { ColumnType, Generated } from 'kysely';
import type { Json } from './column-types.ts';

/** A table of hold'em between players. */
export interface PokerTablesTable {
  id: string;
  site_id: string;
  name: string;
  currency: string;
  terms: Json<object>;
  is_play_money: boolean;
  /** How many seats the computer fills; of play money alone. */
  computers: Generated<number>;
  /** `closing`: no hand begins any more, and seats are paid out. */
  state: Generated<'open' | 'closing' | 'closed'>;
  /** Raised by whoever takes the table over. */
  lead_no: Generated<bigint>;
  state_no: Generated<bigint>;
  saved: Json<object> | null;
  view: Json<object> | null;
  owns: ColumnType<object, string | undefined, string>;
  figures: Json<object> | null;
  /** When somebody last looked at a table of play money, to ten seconds. */
  watched_at: Date | null;
  created_at: Date;
}

/** Who sits, with the chips that settled hands left. */
export interface PokerSeatsTable {
  table_id: string;
  seat: number;
  site_id: string;
  holder: string;
  player_id: string | null;
  chips_minor: bigint;
  sat_at: Date;
}

/** From when to when a player sat at a table. */
export interface PokerStaysTable {
  id: string;
  site_id: string;
  table_id: string;
  player_id: string;
  from_at: Date;
  to_at: Date | null;
}

export interface PokerHandsTable {
  id: string;
  site_id: string;
  table_id: string;
  hand_no: number;
  currency: string;
  /** No card in it that was not shown. */
  record: Json<object>;
  pot_minor: bigint;
  rake_minor: bigint;
  is_play_money: boolean;
  started_at: Date;
  ended_at: Date;
}

/** The round of one player in a hand that was played for money. */
export interface PokerHandPlayersTable {
  hand_id: string;
  seat: number;
  site_id: string;
  player_id: string;
  stake_minor: bigint;
  payout_minor: bigint;
  ended_at: Date;
}

export interface PokerHandCardsTable {
  table_id: string;
  hand_no: number;
  holder: string;
  site_id: string;
  sealed: string;
  created_at: Date;
}

export interface PokerSealedDecksTable {
  hand_id: string;
  site_id: string;
  sealed: string;
  created_at: Date;
}

/** What a request of a table was answered. */
export interface PokerRequestsTable {
  holder: string;
  request_id: string;
  site_id: string;
  player_id: string | null;
  request_hash: Uint8Array;
  answer: Json<object>;
  created_at: Date;
}

/** What one process asks of the one that leads a table. */
export interface PokerOrdersTable {
  id: string;
  site_id: string;
  table_id: string;
  sealed: string;
  answer: Json<object> | null;
  created_at: Date;
}

export interface PokerReportsTable {
  id: string;
  site_id: string;
  table_id: string;
  player_id: string;
  /** The holder of the seat that is reported. */
  reported: string;
  hand_no: number | null;
  reason: string;
  created_at: Date;
}

export interface PokerSeedsHeldBackTable {
  table_id: string;
  hand_no: number;
  player_id: string;
  site_id: string;
  at: Date;
}
