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
  /** Whether its picks may stand in one bet with those of other events. */
  is_combinable: Generated<boolean>;
  status: Generated<MarketStatusColumn>;
  position: Generated<number>;
  /** How often it stopped taking bets. */
  stop_no: Generated<number>;
  /** Why it takes none, where whoever stopped it said so. */
  stop_reason: Generated<StopReasonColumn | null>;
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
  version: Generated<bigint>;
}
