import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

/** A pot of a site; what is in it lies on the house account `jackpot:<code>`. */
export interface JackpotPotsTable {
  id: string;
  site_id: string;
  /** One pot of a site per code that is not over. */
  code: string;
  /** Name by locale code; English always present. */
  names: Json<Record<string, string>>;
  share_basis_points: number;
  opening_minor: bigint;
  /** Null: it is not drawn at a time. */
  period_minutes: number | null;
  kind: Generated<'draw' | 'must_hit_by' | 'chance'>;
  /** The amount by which it has fallen at the latest. */
  must_hit_by_minor: Generated<bigint | null>;
  /** So much staked falls once, on average. */
  one_in_minor: Generated<bigint | null>;
  /** The campaign's item it belongs to. */
  item_code: Generated<string | null>;
  /** What falls left above the ceiling and no round has taken up yet. */
  overflow_minor: Generated<bigint>;
  /** `last-round`: stopped by the operator, the round under way is still drawn. */
  state: Generated<'running' | 'last-round' | 'over'>;
  created_at: Date;
}

/** One filling of a pot. */
export interface JackpotRoundsTable {
  id: string;
  pot_id: string;
  site_id: string;
  number: number;
  starts_at: Date;
  /** Null: it falls by the stakes. */
  drops_at: Date | null;
  kind: Generated<'draw' | 'must_hit_by' | 'chance'>;
  /** Told once the round is drawn. */
  seed: string | null;
  /** Until then it lies here, encrypted; null in rounds of older days. */
  sealed_seed: Generated<string | null>;
  seed_hash: string;
  /** What the house put in; 0 when the round before rolled over. */
  opening_minor: bigint;
  /** What rolled over from the round before. */
  carried_minor: bigint;
  contributed_minor: Generated<bigint>;
  /** As last counted, with the players it came from. */
  turnover_minor: Generated<bigint>;
  player_count: Generated<number>;
  /** What was settled before is counted. */
  counted_at: Date;
  drawn_at: Date | null;
  /** Null in a drawn round: nobody had entered and the pot rolled over. */
  winner_id: string | null;
  /**
   * What decided a round that fell by stakes: trigger, stakes before, the stake and its place in
   * the log, what it got and what was above.
   */
  trigger_minor: Generated<bigint | null>;
  before_minor: Generated<bigint | null>;
  stake_minor: Generated<bigint | null>;
  hit_seq: Generated<bigint | null>;
  paid_minor: Generated<bigint | null>;
  overflow_minor: Generated<bigint | null>;
}

/**
 * What each player has in a round, as counted; of a drawn one, what he was drawn with: with the
 * seed, the draw can be repeated.
 */
export interface JackpotEntriesTable {
  round_id: string;
  site_id: string;
  player_id: string;
  turnover_minor: bigint;
}
