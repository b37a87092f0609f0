import type * as z from 'zod/mini';
import type { eventPlay, eventState } from '@pavilion/contracts';
import type { StopReasonColumn, TeamPlayer } from '@pavilion/database';
import type { MarketRef } from '@pavilion/sports';
import type { MarketStatus } from '@pavilion/domain/bets';

export type EventState = z.output<typeof eventState>;

/** What is told of a running event beyond its headline score. */
export type EventPlay = Partial<z.output<typeof eventPlay>>;

export interface TeamRecord {
  id: string;
  name: string;
  /** Local names by locale code. */
  names: Record<string, string>;
  /** Who plays for it; empty where nobody told. */
  players: readonly TeamPlayer[];
}

/** A team of an event. */
export interface EventTeam extends TeamRecord {
  /** Who plays for it; empty where nobody told. */
  players: readonly TeamPlayer[];
}

export interface SelectionRecord {
  id: string;
  outcome: string;
  oddsMilli: number;
  isOffered: boolean;
  version: number;
}

export interface MarketRecord extends MarketRef {
  id: string;
  status: MarketStatus;
  /** 0 marks the main line of its kind. */
  position: number;
  stopReason: StopReasonColumn | null;
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
  /** How it stands in its sport's own terms; null where nobody tells. */
  play: EventPlay | null;
  home: EventTeam;
  away: EventTeam;
  markets: MarketRecord[];
}
