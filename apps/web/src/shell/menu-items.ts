import { categoryByWireName } from '@pavilion/domain/categories';
import { screens, type ScreenName } from '@pavilion/domain/screens';
import { categoryNameKey, screenTitleKey, type Text } from '@pavilion/i18n';
import type { MenuItem } from '@pavilion/templates/props/shell';
import type { IconName } from '@pavilion/ui/icon';
import type { MenuProviders } from './use-menu-providers.ts';

interface ContentEntry {
  content_id: string;
  children: readonly { content_id: string }[];
}

const pageIcons: Partial<Record<ScreenName, IconName>> = {
  home: 'home',
  hot: 'fire',
  promotions: 'gift',
  vip: 'vip',
  mission: 'mission',
  leaderboard: 'trophy',
  news: 'news',
  referral: 'referral',
  download: 'download',
  'contact-us': 'chat',
  account: 'user',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  'bet-history': 'history',
  'transaction-history': 'list',
  statement: 'calendar',
  inbox: 'inbox',
  profile: 'edit',
  security: 'shield',
  spin: 'spin',
  faqs: 'help',
  banking: 'bank',
};

/** Entries of those pages. */
export function pageItems(pages: readonly ScreenName[], t: Text, path: string): MenuItem[] {
  return pages.map((screen) => pageItem(screen, t, path));
}

function pageItem(screen: ScreenName, t: Text, path: string): MenuItem {
  const to = screens[screen].path;
  return {
    id: screen,
    label: t(screenTitleKey(screen)),
    to,
    icon: pageIcons[screen] ?? 'info',
    isActive: path === to,
    isHot: screen === 'hot',
  };
}

/**
 * Entry of the site's menu: a category, or a page by its name; null for an id this build does not
 * know. `providers` stand below their categories, by wire name.
 */
export function contentItem(
  entry: ContentEntry,
  t: Text,
  path: string,
  providers: MenuProviders = {},
): MenuItem | null {
  const category = categoryByWireName(entry.content_id);
  const children = entry.children
    .map((child) => contentItem({ ...child, children: [] }, t, path))
    .filter((item) => item !== null);
  if (!category) {
    const screen = entry.content_id.replaceAll('_', '-');
    return isScreenName(screen) ? { ...pageItem(screen, t, path), children } : null;
  }
  const key = categoryNameKey(category.wireName);
  return {
    id: category.code,
    label: key ? t(key) : category.wireName,
    to: category.path,
    icon: category.code,
    isActive: path === category.path,
    children: [...children, ...(providers[category.wireName] ?? [])],
  };
}

/** Where the page is and what is new there, as far as entries of sports show it. */
interface SportsState {
  path: string;
  search: string;
  /** Matches in play. */
  liveCount: number;
  /** Bets that were settled and not looked at since. */
  settledCount: number;
}

/** The ways into the sportsbook: all matches, those in play, the player's bets. */
function sportsItems(t: Text, state: SportsState): Record<'sports' | 'live' | 'bets', MenuItem> {
  const { path, search } = state;
  const isLive = path === '/sports' && new URLSearchParams(search).get('state') === 'live';
  return {
    sports: {
      id: 'sportsbook',
      label: t('_m.sports'),
      to: '/sports',
      icon: 'sportsbook',
      isActive: path === '/sports' && !isLive,
    },
    live: {
      id: 'live',
      label: t('ui.sports.live'),
      to: '/sports?state=live',
      icon: 'live',
      isActive: isLive,
      badge: badgeOf(state.liveCount),
    },
    bets: {
      id: 'my-bets',
      label: t('ui.template.myBets'),
      to: '/bet-history',
      icon: 'ticket',
      isActive: path === '/bet-history',
      badge: badgeOf(state.settledCount),
    },
  };
}

/** A number beside an entry; nothing for zero. */
export const badgeOf = (count: number): string | undefined =>
  count > 0 ? String(count) : undefined;

/** Sports stand behind so many entries of a menu of games. */
const gamesBeforeSports = 2;

/**
 * The menu with its sports: a sportsbook leads with the matches, those in play and the player's
 * bets; a house of games has sports among its first entries. Without a sportsbook the menu stays as
 * it is.
 */
export function withSports(
  menu: readonly MenuItem[],
  t: Text,
  site: { hasSports: boolean; isSportsbook: boolean } & SportsState,
): MenuItem[] {
  if (!site.hasSports) return [...menu];
  const { sports, live, bets } = sportsItems(t, site);
  const others = menu.filter(({ to }) => to !== sports.to);
  if (site.isSportsbook)
    return [...[sports, live, bets].map((item) => ({ ...item, isSports: true })), ...others];
  return others.toSpliced(gamesBeforeSports, 0, { ...sports, badge: live.badge });
}

function isScreenName(name: string): name is ScreenName {
  return Object.hasOwn(screens, name);
}
