import type { ComponentType, ReactNode } from 'react';
import type { IconName } from '@pavilion/ui/icon';
import type { LobbyFeed } from './lobby-feeds.ts';

/**
 * What the web shell hands to the regions of a template. Regions only show things and report what the player did:
 * they make no calls and know no stores. Texts arrive translated, amounts formatted.
 */

export interface LinkProps {
  to: string;
  className?: string;
  children?: ReactNode;
  onClick?: () => void;
  'aria-label'?: string;
  'aria-current'?: 'page' | undefined;
  tabIndex?: number;
  title?: string;
}

/** Given once by the shell through `TemplateEnvironmentProvider`, read with `useTemplateEnvironment`. */
export interface TemplateEnvironment {
  /** Router link; adds the language prefix. */
  Link: ComponentType<LinkProps>;
  /** Translation by key of the groups (`ui.shell.signIn`). */
  text: (key: string, values?: Record<string, string | number>) => string;
  /** Whether the site has the page of a path (without language prefix); missing: it has all of them. */
  isOffered?: (path: string) => boolean;
  /** Loads a part of a region that comes when it is asked for. */
  load: <Part>(load: () => Promise<Part>) => Promise<Part>;
}

export interface MenuItem {
  id: string;
  label: string;
  to: string;
  icon: IconName;
  isActive: boolean;
  /** One of the ways into the sportsbook that lead its menu. */
  isSports?: boolean;
  /** Marks the hot entry. */
  isHot?: boolean;
  /** Picture with the label's words, of providers. */
  logoUrl?: string;
  /** Short count or word shown beside the label. */
  badge?: string;
  /** Matches in play, of sports. */
  liveCount?: number;
  /** Providers or leagues below the entry, for mega menus and trees. */
  children?: MenuItem[];
}

export interface SiteBrand {
  name: string;
  /** Pictures: logo1 wide, logo2 mark, logo3 mono. */
  logoWide: string;
  logoMark: string;
  logoMono: string;
  logoText: string;
}

export interface PlayerSummary {
  accountId: string;
  displayName: string;
  /** Formatted with currency. */
  balance: string;
  tokens: string;
  unreadCount: number;
  isBalanceLoading: boolean;
}

export interface LanguageChoice {
  tag: string;
  name: string;
  flagUrl: string;
  isCurrent: boolean;
}

export interface ShellProps {
  brand: SiteBrand;
  /** Categories: the main navigation. */
  menu: MenuItem[];
  /** Promotions, VIP, news, help …: the smaller links. */
  links: MenuItem[];
  /** The player's own pages, shown in the account menu. */
  accountMenu: MenuItem[];
  player: PlayerSummary | null;
  languages: LanguageChoice[];
  onLanguage: (tag: string) => void;
  /** Shows how to take the site along as an app; where it is missing the download page does. */
  onGetApp?: () => void;
  /** Opens the login page or modal, as the template's kind of auth says. */
  onSignIn: () => void;
  onSignUp: () => void;
  onSignOut: () => void;
  onRefreshBalance: () => void;
  /** Ticker texts; empty hides the ticker, null (not known yet) keeps its line free. */
  marquee: string[] | null;
  /** Search box for games and matches, composed by the shell. */
  search: ReactNode;
  /** Odds format chooser, for sports templates. */
  oddsFormat: ReactNode;
  /** Sports and leagues, for templates with a sports tree. */
  sportsTree: MenuItem[];
  /** True while the tree is still to come; what stands below it waits with it. */
  awaitsSports?: boolean;
  /** Bets that were settled and not looked at since, shown at the way to the player's bets. */
  betNewsCount?: number;
  /** Selections in the bet slip, shown in the sports mobile bar. */
  slipCount: number;
  onOpenSlip: () => void;
  isOnline: boolean;
  currentPath: string;
}

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
export interface TournamentEntry {
  id: string;
  title: string;
  prize: string;
  ends: string;
  /** Leading players, best first. */
  leaders: { accountId: string; score: string }[];
  /** Prize of each place, formatted: shown while nobody leads. */
  prizes?: string[];
  to: string;
}

/** A list a hero may show. */
export type HeroList = 'slides' | 'winners' | 'matches' | 'jackpots' | 'tournaments' | 'games';

/** Regions show what they are given; a list that is missing or empty leaves its part out. */
export interface HeroProps {
  slides: Slide[];
  winners: WinnerEntry[];
  matches: MatchSummary[];
  isLoading: boolean;
  /** Lists that are still on their way: their room is kept. Missing: what every site has, while `isLoading`. */
  awaited?: readonly HeroList[];
  jackpots?: JackpotEntry[];
  tournaments?: TournamentEntry[];
  /** Quick games, table games or live tables, as the hero names them. */
  games?: GameTile[];
  /** Invitation to sign up, composed by the home page; null for players. */
  signUpPanel?: ReactNode;
}

export interface GameTile {
  id: string;
  name: string;
  provider: string;
  /** Poster url ending in `/poster.webp`; cards derive shape and width with `gameImage`. */
  imageUrl: string;
  /** Comma-separated hex colours for the blur-up stand-in. */
  placeholder: string;
  to: string;
  isFavourite: boolean;
  isHot: boolean;
  isNew: boolean;
  /** Rounds the player may play of it without a stake; missing or 0: none. */
  freeRounds?: number;
  /** What its studio's jackpot holds now, formatted short; missing: it has none. */
  jackpot?: string | undefined;
  /** Seats of a live table; null or missing where there are none. */
  seats?: { taken: number; total: number } | null;
  /** Category by its wire name, for filters of the lobby. */
  category?: string;
  /** The category's name in the visitor's language. */
  categoryName?: string | undefined;
}

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

export interface GameCardProps {
  game: GameTile;
  onToggleFavourite: (game: GameTile) => void;
  /** True for tiles likely in the first view: loaded eagerly. */
  isPriority?: boolean;
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
  /** Sports board (leagues with matches), composed by the shell; for sports lobbies and the home's match row. */
  sportsBoard: ReactNode;
  /** Extra parts of the home between rows: winners, providers, partners. */
  extras: ReactNode;
  providers?: ProviderEntry[];
  /** Which of the providers is chosen, with its games; for lobbies that show a provider's games in place. */
  providerChoice?: ProviderChoice;
  /** The board in its parts, for sports lobbies that arrange leagues and days themselves; else they show `sportsBoard`. */
  sports?: SportsLobby;
  /** Every game of the site, page by page, for lobbies that scroll without end; else they show the rows' games. */
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
  /** Games of the chosen provider, or of all of them, page by page; missing until the first page is there. */
  catalogue?: GameCatalogue;
  /** Set when the first page could not be loaded. */
  onRetry: (() => void) | null;
}

export interface FooterProps {
  shell: ShellProps;
  socials: { name: string; href: string; imageUrl: string }[];
  partners: { name: string; href: string; imageUrl: string }[];
  /** Legal line with the year and the site name. */
  legal: string;
  minimumAge: number;
}

export interface ChromeProps {
  shell: ShellProps;
}

/** How the frame places the navigation around the page. */
export type NavigationPlacement = 'header' | 'strip' | 'start-rail' | 'start-sidebar';

/**
 * A hero says whether it shows matches, jackpots or tournaments, and which games: such that start at once, table games,
 * or live tables. Nothing else is fetched for it.
 */
export type HeroRegion = ComponentType<HeroProps> & {
  games?: 'quick' | 'table' | 'live';
  showsMatches?: true;
  showsJackpots?: true;
  showsTournaments?: true;
};

/** A header that shows the odds format says in which layouts, so that the page does not show it again. */
export type HeaderRegion = ComponentType<ChromeProps> & { oddsFormat?: 'always' | 'wide' };

/** A navigation that shows the providers below the categories says so. */
export type NavigationRegion = ComponentType<ChromeProps> & { needs?: readonly 'providers'[] };

/** A lobby that shows more than rows says what, so that nothing is loaded in vain. */
export type LobbyRegion = ComponentType<LobbyProps> & { needs?: LobbyFeed };

/** A mobile bar that leads to the bet slip says so: nothing else does beside it. */
export type MobileBarRegion = ComponentType<ChromeProps> & { hasSlip?: true };

export interface TemplateRegions {
  Header: HeaderRegion;
  Navigation: NavigationRegion;
  Hero: HeroRegion;
  MobileBar: MobileBarRegion;
}

/** What a template shows below the first view, which stands without its code: its lobby, its cards and its footer. */
export interface TemplateBelow {
  Lobby: LobbyRegion;
  Card: ComponentType<GameCardProps>;
  Footer: ComponentType<FooterProps>;
}

/** One template: variants of the seven regions and how the frame sets them. */
export interface Template {
  regions: TemplateRegions;
  loadBelow: () => Promise<TemplateBelow>;
  navigationPlacement: NavigationPlacement;
  /** Where there is room, the bet slip stands beside every page ('column') or beside those with prices and where it is opened. */
  slipPlacement: 'column' | 'drawer';
  /** Class on the frame that carries the art direction (type, shape, surface, motion). */
  artClass: string;
}
