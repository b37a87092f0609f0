import type { Rules } from './rules-dialog.ts';

export interface SportsSetup {
  language: string;
  texts: Record<string, string>;
  name: string;
  providerName: string;
  colours: string[];
  cover: string;
  leagues: { code: string; name: string; sport: string }[];
  rtp: string;
  rules: Rules;
}

export interface Match {
  id: string;
  league: string;
  home: string;
  away: string;
  startsAt: string;
  state: 'coming' | 'running' | 'ended';
  odds: { outcome: string; odds: string }[];
  score: [number, number] | null;
  minute: number | null;
}

export interface OwnBet {
  id: string;
  state: 'open' | 'won' | 'lost';
  home: string;
  away: string;
  outcome: string;
  odds: string;
  stake: string;
  win: string;
  startsAt: string;
  placedAt: string;
  score: [number, number] | null;
  minute: number | null;
}

/** What the page shows now. */
export interface Front {
  now: string;
  balance: string;
  coming: Match[];
  begun: Match[];
  bets: OwnBet[];
}

export interface OpenedFront extends Front {
  session: string;
  mode: 'real' | 'demo';
  currency: string;
  exponent: number;
  stakeMin: string;
  stakeMax: string;
  maxWin: string;
}

/** What is on the slip. */
export interface Pick {
  match: Match;
  outcome: string;
  odds: string;
}

/** What every part of the page may use. */
export interface Means {
  setup: SportsSetup;
  opened: OpenedFront;
  text(key: string, values?: Record<string, string>): string;
  /** An amount with its currency. */
  money(amount: string): string;
}
