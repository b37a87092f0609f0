import type * as z from 'zod/mini';
import type { eventPlay, eventState } from '@pavilion/contracts';
import type { EventRunner, StopReasonColumn, TeamPlayer } from '@pavilion/database';
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

/** What an event of runners has in place of two teams. */
export interface RaceRecord {
  name: string;
  names: Record<string, string>;
  runners: readonly EventRunner[];
  isHandicap: boolean;
  /** As its newest result tells it; null before. */
  finish: readonly { runner_id: string; position: number | null }[] | null;
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
  /** Without id and name where runners take part instead of two teams. */
  home: EventTeam;
  away: EventTeam;
  /** Null where teams meet. */
  race: RaceRecord | null;
  markets: MarketRecord[];
}
