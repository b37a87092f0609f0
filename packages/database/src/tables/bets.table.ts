import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

export type SelectionResultColumn = 'won' | 'half-won' | 'void' | 'half-lost' | 'lost';

export interface BetSlipsTable {
  id: string;
  site_id: string;
  player_id: string;
  request_id: string;
  request_hash: Uint8Array;
  /** Balances right after placing: a repeated request gets the same answer. */
  pockets_after: Json<Record<string, string>>;
  state: Generated<'accepted' | 'pending' | 'rejected'>;
  policy: 'none' | 'better' | 'any';
  /** Of a pending slip: what was asked, until it is decided. */
  asked: unknown;
  decides_at: Date | null;
  decided_at: Date | null;
  refusals: unknown;
  placed_at: Date;
}

export interface BetsTable {
  id: string;
  slip_id: string;
  site_id: string;
  player_id: string;
  currency: string;
  bet_type: 'single' | 'parlay' | 'system';
  leg_count: number;
  unit_stake_minor: bigint;
  /** Products of legs the bet consists of; the stake is the unit times this. */
  line_count: number;
  /** Of a system: how many of the legs that are no bankers make a line. */
  sizes: Generated<number[]>;
  /** Of a system: numbers of the legs that are in every line. */
  bankers: Generated<number[]>;
  stake_minor: bigint;
  /** How much of the stake a bonus paid. */
  bonus_minor: Generated<bigint>;
  bonus_id: Generated<string | null>;
  /** A free bet's stake is the house's, held as bonus money; a boost raises what is won. */
  voucher_id: string | null;
  voucher_kind: 'free_bet' | 'odds_boost' | null;
  boost_percent: number | null;
  max_extra_minor: bigint | null;
  /** What a unit can return at most, over all lines, cut to thousandths: shown, never paid by. */
  odds_milli: number;
  /** The most it can win without a voucher, as caps and liability count it. */
  win_minor: bigint;
  /** What it pays when every leg wins, stake included. */
  potential_minor: bigint;
  rules_version: number;
  /** Every line once to win and once to be placed. */
  is_each_way: Generated<boolean>;
  /**
   * What was cashed out: of the unit, of the stake, of its part that a bonus paid, and what was
   * paid for it.
   */
  cashed_unit_minor: Generated<bigint>;
  cashed_stake_minor: Generated<bigint>;
  cashed_bonus_minor: Generated<bigint>;
  cashed_paid_minor: Generated<bigint>;
  /** The bet that was edited to this one, and the one it was edited to. */
  edited_from: Generated<string | null>;
  edited_to: Generated<string | null>;
  status: Generated<'pending' | 'accepted' | 'rejected' | 'settled' | 'voided' | 'cashed-out'>;
  result: SelectionResultColumn | null;
  payout_minor: bigint | null;
  /** Whether the stake counts by the newest result: not while it is open, nor when it came back. */
  is_counted: Generated<boolean>;
  /**
   * The revisions of the results its legs were settled by, added up, as its newest settlement saw
   * them; 0 before the first.
   */
  revision: Generated<number>;
  placed_at: Date;
  settled_at: Date | null;
}

/** One leg of a bet, with everything it was accepted with; of a builder the first pick's. */
export interface BetLegsTable {
  bet_id: string;
  leg_no: number;
  site_id: string;
  player_id: string;
  event_id: string;
  market_id: string;
  selection_id: string;
  market_kind: string;
  line_quarters: number | null;
  param: string | null;
  outcome: string;
  odds_milli: number;
  is_live: boolean;
  accepted_home_score: number;
  accepted_away_score: number;
  accepted_at: Date;
  /** How often the market had stopped when the pick was placed. */
  stop_no: Generated<number>;
  status: Generated<'pending' | 'open' | 'rejected' | 'settled' | 'voided' | 'cashed-out'>;
  result: SelectionResultColumn | null;
  /** What the leg makes of a unit, an exact fraction as text. */
  multiplier_num: string | null;
  multiplier_den: string | null;
  home_score: number | null;
  away_score: number | null;
  /** 0 while open, else the revision of the result it is settled by. */
  revision: Generated<number>;
  /** Of a builder: its picks, and odds in thousandths of what is left when some are void. */
  picks: unknown;
  reprice: Record<string, number> | null;
  builder_void: 'whole' | 'reprice' | null;
  /** Accepted before it was known who runs. */
  is_antepost: Generated<boolean>;
  /** The place terms of acceptance hold, however many run. */
  are_terms_fixed: Generated<boolean>;
  /** Of an each-way leg: how many places, and which part of the winnings they pay. */
  place_count: number | null;
  place_num: number | null;
  place_den: number | null;
  place_multiplier_num: string | null;
  place_multiplier_den: string | null;
  /** How a leg on a runner came out, to be shown. */
  settled_as: unknown;
  /** Taken at a plainly wrong price: what became of it; else null. */
  palpable: unknown;
}
