import type { ComponentType, ReactNode } from 'react';
import type { IconName } from '@pavilion/ui/icon';
import type { LobbyFeed } from './manifest.ts';
import type { GameCardProps, GameTile } from './card.ts';

/** A provider with its games on this site. */
export interface ProviderEntry {
  id: string;
  name: string;
  logoUrl: string;
  to: string;
  gameCount: number;
  /** Lobbies that have games of it, most first, each leading to those. */
  lobbies: { id: string; name: string; to: string; gameCount: number }[];
}

export interface GameRow {
  id: string;
  title: string;
  icon: IconName;
  /** Page with all of them. */
  to: string;
  games: GameTile[];
}

export interface LobbyProps {
  rows: GameRow[];
  isLoading: boolean;
  /** Set when the lists could not be loaded; shown with a retry. */
  onRetry: (() => void) | null;
  Card: ComponentType<GameCardProps>;
  onToggleFavourite: (game: GameTile) => void;
  /**
   * Sports board (leagues with matches), composed by the shell; for sports lobbies and the home's
   * match row.
   */
  sportsBoard: ReactNode;
  /** Extra parts of the home between rows: winners, providers, partners. */
  extras: ReactNode;
  providers?: ProviderEntry[];
  /**
   * Which of the providers is chosen, with its games; for lobbies that show a provider's games in
   * place.
   */
  providerChoice?: ProviderChoice;
  /**
   * The board in its parts, for sports lobbies that arrange leagues and days themselves; else they
   * show `sportsBoard`.
   */
  sports?: SportsLobby;
  /**
   * Every game of the site, page by page, for lobbies that scroll without end; else they show the
   * rows' games.
   */
  catalogue?: GameCatalogue;
}

/** One day of the calendar of matches. */
export interface SportsDay {
  id: string;
  /** Weekday or "Today", formatted. */
  label: string;
  /** Date, formatted short. */
  detail?: string;
  /** Matches of that day. */
  count?: number;
}

/** One league with its matches. */
export interface SportsLeague {
  id: string;
  name: string;
  /** Country or sport, shown beside the name. */
  region?: string;
  /** Matches listed in `board`. */
  count: number;
  /** How many of them are in play. */
  liveCount?: number;
  /** Matches with their prices, composed by the shell. */
  board: ReactNode;
}

export interface SportsLobby {
  days: SportsDay[];
  selectedDay: string;
  onDay: (dayId: string) => void;
  /** Leagues of the selected day, most wanted first. */
  leagues: SportsLeague[];
  isLoading?: boolean;
  /** Set when the leagues could not be loaded. */
  onRetry?: (() => void) | null;
  /** Selections in the bet slip, and how to open it. */
  slipCount?: number;
  onOpenSlip?: () => void;
}

export interface GameCatalogue {
  /** Games loaded so far. */
  games: GameTile[];
  totalCount: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
  /** The last page that was asked for did not come; `onMore` asks again. */
  hasFailedMore?: boolean;
}

export interface ProviderChoice {
  /** The chosen provider, or null for all of them. */
  providerId: string | null;
  onChoose: (providerId: string | null) => void;
  /**
   * Games of the chosen provider, or of all of them, page by page; missing until the first page is
   * there.
   */
  catalogue?: GameCatalogue;
  /** Set when the first page could not be loaded. */
  onRetry: (() => void) | null;
}

/** A lobby that shows more than rows says what, so that nothing is loaded in vain. */
export type LobbyRegion = ComponentType<LobbyProps> & { needs?: LobbyFeed };
