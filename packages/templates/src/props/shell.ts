import type { ReactNode } from 'react';
import type { IconName } from '@pavilion/ui/icon';

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
  /**
   * Bonus money, formatted with currency; null where there is none. It is never part of the
   * balance.
   */
  bonus: string | null;
  tokens: string;
  unreadCount: number;
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

export interface ChromeProps {
  shell: ShellProps;
}
