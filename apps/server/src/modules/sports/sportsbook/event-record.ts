import type * as z from 'zod/mini';
import type { eventState } from '@pavilion/contracts';
import type { MarketKind, Outcome } from '@pavilion/domain/markets';
import type { MarketStatus } from '@pavilion/domain/bets';

export type EventState = z.output<typeof eventState>;

export interface TeamRecord {
  id: string;
  name: string;
  /** Local names by locale code. */
  names: Record<string, string>;
}

export interface SelectionRecord {
  id: string;
  outcome: Outcome;
  oddsMilli: number;
  isOffered: boolean;
}

export interface MarketRecord {
  id: string;
  kind: MarketKind;
  lineQuarters: number | null;
  status: MarketStatus;
  /** 0 marks the main line of its kind. */
  position: number;
  selections: SelectionRecord[];
}

/** An event with everything that is shown of it. */
export interface EventRecord {
  id: string;
  sport: string;
  leagueId: string;
  leagueName: string;
  /** Local names by locale code. */
  leagueNames: Record<string, string>;
  country: string;
  leaguePosition: number;
  startTime: Date;
  /** The day alone, while the time is not told. */
  startDay: string | null;
  state: EventState;
  allowsLive: boolean;
  minute: number | null;
  homeScore: number | null;
  awayScore: number | null;
  home: TeamRecord;
  away: TeamRecord;
  markets: MarketRecord[];
}
