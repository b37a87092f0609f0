import type { Generated } from 'kysely';

export type MarketKindColumn = '1x2' | 'total' | 'asian-handicap';
export type OutcomeColumn = 'home' | 'draw' | 'away' | 'over' | 'under';
export type MarketStatusColumn = 'open' | 'suspended' | 'closed' | 'settled';

export interface MarketsTable {
  id: string;
  event_id: string;
  kind: MarketKindColumn;
  /** Home side's handicap or the total, times 4; null for 1x2. */
  line_quarters: number | null;
  status: Generated<MarketStatusColumn>;
  position: Generated<number>;
  /** Whether a message to those who watch the match has named it as closed. */
  is_told_closed: Generated<boolean>;
  version: Generated<bigint>;
}

export interface SelectionsTable {
  id: string;
  market_id: string;
  outcome: OutcomeColumn;
  odds_milli: number;
  /** False while the outcome is as good as decided and has no price. */
  is_offered: Generated<boolean>;
  version: Generated<bigint>;
}
