import type { Generated } from 'kysely';

export type MarketStatusColumn = 'open' | 'suspended' | 'closed' | 'settled';

export interface MarketsTable {
  id: string;
  event_id: string;
  /** A row of the table of kinds of the event's sport. */
  kind: string;
  /** Home side's handicap or the total, times 4; null where the kind has no line. */
  line_quarters: number | null;
  /** What the kind counts to, where each market says it itself. */
  param: Generated<string | null>;
  /** Whether its picks may stand in one bet with those of other events. */
  is_combinable: Generated<boolean>;
  status: Generated<MarketStatusColumn>;
  position: Generated<number>;
  /** Whether a message to those who watch the match has named it as closed. */
  is_told_closed: Generated<boolean>;
  /** How often it stopped taking bets. */
  stop_no: Generated<number>;
  version: Generated<bigint>;
}

export interface SelectionsTable {
  id: string;
  market_id: string;
  outcome: string;
  odds_milli: number;
  /** False while the outcome is as good as decided and has no price. */
  is_offered: Generated<boolean>;
  version: Generated<bigint>;
}
