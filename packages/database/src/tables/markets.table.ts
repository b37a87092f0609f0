import type { Generated } from 'kysely';
import type { JsonOrNull } from './column-types.ts';

export type MarketStatusColumn = 'open' | 'suspended' | 'closed' | 'settled';

export type StopReasonColumn =
  'goal' | 'review' | 'feed' | 'trader' | 'limit' | 'break' | 'decided';

export interface MarketsTable {
  id: string;
  event_id: string;
  /** A row of the table of kinds of the event's sport. */
  kind: string;
  /** Home side's handicap or the total, times 4; null where the kind has no line. */
  line_quarters: number | null;
  /** What the kind counts to, where each market says it itself. */
  param: Generated<string | null>;
  /** Whose total it is; else null. */
  player_id: Generated<string | null>;
  /** Present score of what it counts, where that is not the event's own. */
  score_home: Generated<number | null>;
  score_away: Generated<number | null>;
  /** How many of its outcomes can win beside each other; null: all. */
  winners_max: Generated<number | null>;
  /** Bets in play start from the score they find. */
  counts_rest: Generated<boolean>;
  /** Whether its picks may stand in one bet with those of other events. */
  is_combinable: Generated<boolean>;
  status: Generated<MarketStatusColumn>;
  position: Generated<number>;
  /** How often it stopped taking bets. */
  stop_no: Generated<number>;
  /** Why it takes none, where whoever stopped it said so. */
  stop_reason: Generated<StopReasonColumn | null>;
  /** Stopped by a person or by its liability: prices of its source do not open it. */
  hold: Generated<'trader' | 'limit' | null>;
  /** Its source has no good prices for it: who held it besides does not open it. */
  is_withheld: Generated<boolean>;
  /** What it takes of its maximum, in millionths. */
  share_ppm: Generated<number>;
  version: Generated<bigint>;
}

/** How likely each result of a selection is; what is missing to a million is lost. */
export interface SelectionChances {
  won: number;
  halfWon: number;
  void: number;
  halfLost: number;
}

export interface SelectionsTable {
  id: string;
  market_id: string;
  outcome: string;
  odds_milli: number;
  /** Without margin, in millionths; null where the source of its price gives none. */
  chances: JsonOrNull<SelectionChances>;
  /** False while the outcome is as good as decided and has no price. */
  is_offered: Generated<boolean>;
  /** The price of its source, while liability moves the prices of its market; else null. */
  base_milli: Generated<number | null>;
  /** How near its liability is to the limit: 0 far away, 5 reached. */
  level: Generated<number>;
  version: Generated<bigint>;
}
