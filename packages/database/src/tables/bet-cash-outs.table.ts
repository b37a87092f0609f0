import type { Json, JsonOrNull } from './column-types.ts';

/** A leg that an edit asks for: a selection, or the picks of a builder. */
interface EditLeg {
  selection_id?: string;
  selection_ids?: string[];
  /** What the player saw. */
  odds: string;
}

/** A part of a bet that its player took out before the end, or asked for. */
export interface BetCashOutsTable {
  id: string;
  bet_id: string;
  site_id: string;
  player_id: string;
  request_id: string;
  request_hash: Uint8Array;
  asked_by: 'player' | 'rule' | 'edit';
  state: 'pending' | 'taken' | 'rejected';
  policy: 'none' | 'better' | 'any';
  part_percent: number;
  unit_minor: bigint;
  /** What was offered and, once taken, what was paid. */
  amount_minor: bigint;
  /**
   * By number of the live legs, of an edit by selection too: how often their markets had stopped.
   */
  stops: Json<Record<string, number>>;
  /** Of an edit: the legs of the new bet as they were asked for. */
  edit_legs: JsonOrNull<EditLeg[]>;
  asked_at: Date;
  decides_at: Date | null;
  decided_at: Date | null;
  refusal: string | null;
  /** How much of the stake it took was a bonus's. */
  bonus_minor: bigint | null;
  /** The revision of the bet when it was taken: settlements above it are of the rest. */
  bet_revision: number | null;
  pockets_after: Json<Record<string, string>> | null;
}

/** An amount at which a bet is cashed out by itself. */
export interface BetCashOutRulesTable {
  bet_id: string;
  site_id: string;
  player_id: string;
  amount_minor: bigint;
  part_percent: number;
  set_at: Date;
  /** What the offer was worked out from when it was last looked at. */
  seen: string | null;
}

/** When a player last saw which of their bets were settled. */
export interface BetLooksTable {
  player_id: string;
  site_id: string;
  seen_at: Date;
}
