import type { EventState } from '../sportsbook/index.ts';
import type { SelectionResult } from '@pavilion/domain/settlement';
import type { MarketKind, Outcome } from '@pavilion/domain/markets';

/** A bet with what is shown beside it. */
export interface BetRecord {
  id: string;
  siteId: string;
  playerId: string;
  currency: string;
  eventId: string;
  leagueName: string;
  /** Local names by locale code; where it was read. */
  leagueNames?: Record<string, string>;
  startTime: Date;
  /** The day alone, while the time of the match is not told. */
  startDay: string | null;
  homeName: string;
  awayName: string;
  homeNames: Record<string, string>;
  awayNames: Record<string, string>;
  marketKind: MarketKind;
  outcome: Outcome;
  lineQuarters: number | null;
  /** Score when the bet was accepted in play; null for a bet from before the kick-off. */
  acceptedHomeScore: number | null;
  acceptedAwayScore: number | null;
  oddsMilli: number;
  stakeMinor: bigint;
  status: 'accepted' | 'settled' | 'voided';
  result: SelectionResult | null;
  payoutMinor: bigint | null;
  homeScore: number | null;
  awayScore: number | null;
  revision: number;
  placedAt: Date;
  settledAt: Date | null;
  /** How the match stands now, as on the wire; where it was read. */
  match?: BetMatch;
}

export interface BetMatch {
  state: EventState;
  minute: number | null;
  home_score: number | null;
  away_score: number | null;
}

/** A bet as it was accepted, whatever became of it. */
export type AcceptedBet = Omit<
  BetRecord,
  | 'status'
  | 'result'
  | 'payoutMinor'
  | 'homeScore'
  | 'awayScore'
  | 'settledAt'
  | 'revision'
  | 'match'
>;
