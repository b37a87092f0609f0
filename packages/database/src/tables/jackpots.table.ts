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
  period_minutes: number;
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
  drops_at: Date;
  /** Told once the round is drawn. */
  seed: string;
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
}

/** What each player has in a round, as counted; of a drawn one, what he was drawn with: with the seed, the draw can be repeated. */
export interface JackpotEntriesTable {
  round_id: string;
  site_id: string;
  player_id: string;
  turnover_minor: bigint;
}
