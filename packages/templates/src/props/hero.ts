import type { ComponentType, ReactNode } from 'react';
import type { GameTile } from './card.ts';

export interface Slide {
  id: string;
  title: string;
  imageUrl: string;
  mobileImageUrl: string;
  to: string;
}

export interface WinnerEntry {
  id: string;
  accountId: string;
  amount: string;
  source: string;
}

export interface MatchSummary {
  id: string;
  league: string;
  home: string;
  away: string;
  /** Formatted kick-off or minute. */
  when: string;
  isLive: boolean;
  homeScore: number | null;
  awayScore: number | null;
  to: string;
  /** Price buttons of the main market, composed by the shell. */
  prices: ReactNode;
}

/** A jackpot pool of the site with its present amount, formatted. */
export interface JackpotEntry {
  id: string;
  name: string;
  amount: string;
  to: string;
}

/** A running competition with its prize and when it ends, formatted. */
export interface RaceEntry {
  id: string;
  title: string;
  /** Of all places together; null: it is not told in money. */
  prize: string | null;
  ends: string;
  /** Leading players, best first. */
  leaders: { accountId: string; score: string }[];
  /** Prize of each place, formatted: shown while nobody leads. */
  prizes?: string[];
  to: string;
}

/** A list a hero may show. */
export type HeroList = 'slides' | 'winners' | 'matches' | 'jackpots' | 'races' | 'games';

/** Regions show what they are given; a list that is missing or empty leaves its part out. */
export interface HeroProps {
  slides: Slide[];
  winners: WinnerEntry[];
  matches: MatchSummary[];
  isLoading: boolean;
  /**
   * Lists that are still on their way: their room is kept. Missing: what every site has, while
   * `isLoading`.
   */
  awaited?: readonly HeroList[];
  jackpots?: JackpotEntry[];
  races?: RaceEntry[];
  /** Titles of races that run while what tells of them is on its way, in their order. */
  awaitedRaces?: string[];
  /** Quick games, table games or live tables, as the hero names them. */
  games?: GameTile[];
  /** Invitation to sign up, composed by the home page; null for players. */
  signUpPanel?: ReactNode;
}

/**
 * A hero says whether it shows matches, jackpots or races, and which games: such that start at
 * once, table games, or live tables. Nothing else is fetched for it.
 */
export type HeroRegion = ComponentType<HeroProps> & {
  games?: 'quick' | 'table' | 'live';
  showsMatches?: true;
  showsJackpots?: true;
  showsRaces?: true;
};
