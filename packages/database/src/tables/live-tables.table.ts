import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

/** A table besides the first of a game, or what differs at a first. */
export interface GameTablesTable {
  site_id: string;
  provider_code: string;
  game_code: string;
  /** Empty: the game's first table. */
  table_id: Generated<string>;
  /** Null: the game's own. */
  name: string | null;
  dealer: string | null;
  seats: number;
  /** Narrower than the house's; null: those. */
  min_minor: bigint | null;
  max_minor: bigint | null;
  la_partage: boolean;
  /** Takes play money alone. */
  play_money: boolean;
  is_open: boolean;
}

/** Who sits where, for show. */
export interface TableSeatsTable {
  site_id: string;
  provider_code: string;
  game_code: string;
  table_id: string;
  seat: number;
  player_id: string;
  shown_name: string;
  used_at: Date;
}

/** Favourite bets of a player. */
export interface TableLayoutsTable {
  id: string;
  site_id: string;
  player_id: string;
  provider_code: string;
  game_code: string;
  name: string;
  bets: Json<Array<{ params: Record<string, unknown>; stake: string }>>;
  created_at: Date;
}

/** Words said in a room; without a player, by staff. */
export interface RoomMessagesTable {
  id: string;
  site_id: string;
  room: string;
  player_id: string | null;
  request_id: string | null;
  shown_name: string;
  text: string;
  is_hidden: Generated<boolean>;
  created_at: Date;
}

export interface RoomReportsTable {
  message_id: string;
  player_id: string;
  site_id: string;
  reason: string;
  created_at: Date;
}

/** Players that may not talk for a time. */
export interface RoomMutesTable {
  player_id: string;
  site_id: string;
  ends_at: Date;
}

export interface RoomChatSettingsTable {
  site_id: string;
  is_on: boolean;
  words: Json<string[]>;
}
