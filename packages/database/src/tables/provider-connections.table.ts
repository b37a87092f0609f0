import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

/** A studio or an aggregator that plugs in, and where it stands. */
export interface ProviderConnectionsTable {
  code: string;
  name: string;
  launch_address: string;
  /** What stands before `/studio/v1`; null: the studio answers nothing. */
  studio_address: string | null;
  /** What it speaks at our door and at its own. */
  dialect: Generated<'pavilion' | 'hub88' | 'pragmatic'>;
  /** Off: no stakes, no launches; wins and rollbacks go on. */
  is_enabled: Generated<boolean>;
  /** Where the next pull of its catalogue goes on. */
  catalogue_cursor: string | null;
  /** Up to then its transactions are compared with ours; null: not yet. */
  compared_until: Generated<Date | null>;
  created_at: Date;
}

/** What a studio says of its game, and whether we let it be played. */
export interface ProviderGamesTable {
  provider_code: string;
  game_code: string;
  /** What the studio calls it; null: as we do. */
  foreign_code: string | null;
  /** Ours: no stakes, no launches. */
  is_switched_off: Generated<boolean>;
  /** Versions of its maths that take no stakes, as the studio names them. */
  off_versions: Generated<string[]>;
  status: Generated<'upcoming' | 'active' | 'maintenance' | 'retired'>;
  blocked_countries: Generated<string[]>;
  /** By currency, minor units. */
  stakes: Json<Record<string, { min: number; max: number }>>;
  facts: Json<Record<string, unknown>>;
  told_at: Date | null;
}

/** A win of a studio's jackpot as everybody may read it. */
export interface ToldJackpotWin {
  /** Minor units, as text. */
  amountMinor: string;
  at: string;
  /** Masked by the studio; null: it does not say. */
  winner: string | null;
}

/** What a studio says stands in one level of a jackpot of its own. */
export interface ProviderJackpotsTable {
  connection_code: string;
  provider_code: string;
  jackpot_id: string;
  /** Empty: the jackpot has one level. */
  tier: string;
  currency: string;
  /** By language. */
  names: Json<Record<string, string>>;
  amount_minor: bigint;
  game_codes: string[];
  last_win: Json<ToldJackpotWin> | null;
  biggest_win: Json<ToldJackpotWin> | null;
  /** By our clock. */
  told_at: Date;
}

/** A key that a connection signs with. */
export interface ProviderKeysTable {
  id: string;
  connection_code: string;
  /** Null: for every site of the connection. */
  site_id: string | null;
  sealed_secret: string;
  created_at: Date;
  /** From then on it is refused; null: no end. */
  ends_at: Date | null;
}

/** Nonces of signed requests, while a repeat would be inside the window. */
export interface ProviderNoncesTable {
  key_id: string;
  nonce: string;
  seen_at: Date;
}

/** What a connection knows a player by. */
export interface ProviderPlayersTable {
  connection_code: string;
  site_id: string;
  player_id: string;
  alias: string;
}

interface GamePlay {
  token_hash: Buffer;
  connection_code: string;
  site_id: string;
  player_id: string;
  alias: string;
  provider_code: string;
  game_code: string;
  currency: string;
  device: 'mobile' | 'tablet' | 'desktop';
  launch_kind: 'embed' | 'popup' | 'custom';
  language: string;
  country: string | null;
  created_at: Date;
  expires_at: Date;
}

/** A launch token, good once. */
export interface GameLaunchesTable extends GamePlay {
  used_at: Date | null;
}

/** A player's session at a studio, on one device. */
export interface GameSessionsTable extends GamePlay {
  id: string;
  ended_at: Date | null;
  end_reason: string | null;
}

/** What reconciliation could not mend by itself. */
export interface ProviderIncidentsTable {
  id: string;
  connection_code: string;
  site_id: string;
  provider_code: string;
  round_id: string;
  /** Empty: it is about the whole round. */
  tx_id: Generated<string>;
  code: string;
  detail: Json<Record<string, unknown>>;
  /** What a person does about it, in words. */
  next_step: string;
  created_at: Date;
  last_seen_at: Date;
  resolved_at: Date | null;
  resolution: string | null;
}

/** Free rounds an operator gave a player at a studio's game. */
export interface FreeRoundGrantsTable {
  id: string;
  site_id: string;
  player_id: string;
  connection_code: string;
  provider_code: string;
  /** So many rounds in all of them together. */
  game_codes: string[];
  currency: string;
  rounds: number;
  stake_minor: bigint;
  valid_from: Date;
  valid_until: Date;
  /** Null: as many as the game opens with. */
  lines: number | null;
  bet_level: string | null;
  /** A feature that each round buys. */
  buy_type: string | null;
  /** An active one that is too old has expired. */
  state: Generated<'active' | 'finished' | 'cancelled'>;
  played: Generated<number>;
  won_minor: Generated<bigint>;
  created_at: Date;
  ended_at: Date | null;
}
