import { categoryByWireName } from '@pavilion/domain/categories';
import { screens, type ScreenName } from '@pavilion/domain/screens';
import { categoryNameKey, screenTitleKey, type Text } from '@pavilion/i18n';
import type { MenuItem } from '@pavilion/templates/region-props';
import type { IconName } from '@pavilion/ui/icon';
import { isOfferedScreen } from './offered-pages.ts';
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
  inbox: 'inbox',
  profile: 'edit',
  security: 'shield',
  spin: 'spin',
  faqs: 'help',
  banking: 'bank',
};

/** Entries of those pages that the site has. */
export function pageItems(pages: readonly ScreenName[], t: Text, path: string): MenuItem[] {
  return pages.filter(isOfferedScreen).map((screen) => pageItem(screen, t, path));
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
 * Entry of the site's menu: a category, or a page by its name; null for an id this build does not know and for a page
 * the site does not have. `providers` stand below their categories, by wire name.
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
    return isScreenName(screen) && isOfferedScreen(screen)
      ? { ...pageItem(screen, t, path), children }
      : null;
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

function isScreenName(name: string): name is ScreenName {
  return Object.hasOwn(screens, name);
}
