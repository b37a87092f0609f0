import { marquee } from '@pavilion/contracts/player/site/marquee.contract';
import { useLanguageTag, useText } from '@pavilion/i18n/react';
import { localeCodeOf } from '@pavilion/i18n';
import { localeByTag } from '@pavilion/domain/locales';
import type { ScreenName } from '@pavilion/domain/screens';
import type {
  LanguageChoice,
  MenuItem,
  PlayerSummary,
  ShellProps,
} from '@pavilion/templates/props/shell';
import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { leadsWithSports } from '../common/sports/leads-with-sports.ts';
import { withLater } from '../core/load-later.ts';
import { switchLanguage } from '../core/locale/language.ts';
import { offeredLocales } from '../core/locale/site-languages.ts';
import { openModal } from '../core/modals/modal.store.ts';
import { usePageStore } from '../core/navigation/page.store.ts';
import { usePath } from '../core/navigation/use-path.ts';
import { useIsOnline } from '@pavilion/web-core/online';
import { callQuery } from '../core/query.ts';
import { openSignIn, openSignUp } from '../core/session/auth-entry.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { useSportsSlots } from '../common/sports/sports-slots.store.ts';
import { useUserStore } from '../core/stores/user.store.ts';
import { badgeOf, contentItem, pageItems, withSports } from './menu-items.ts';
import { useBalances } from './use-balances.ts';
import { useSportsTree } from './use-sports-tree.ts';
import { useMenuProviders } from './use-menu-providers.ts';
import { useUnreadCount } from './use-unread-count.ts';
import { SearchSlot } from './search-slot.tsx';

/** The smaller links where the site's menu names none. */
const usualLinks: readonly ScreenName[] = [
  'promotions',
  'vip',
  'mission',
  'leaderboard',
  'news',
  'referral',
  'download',
  'contact-us',
  'faqs',
  'banking',
  'about',
];
const accountPages: readonly ScreenName[] = [
  'account',
  'deposit',
  'withdrawal',
  'bet-history',
  'transaction-history',
  'statement',
  'inbox',
  'profile',
  'security',
];

/**
 * Always the same, so that a frame that is drawn again leaves the box alone while it is still being
 * hydrated.
 */
const search = <SearchSlot />;

/** Everything the template's chrome shows and does. */
export function useShellProps(): ShellProps {
  const Chooser = useSportsSlots((slots) => slots.OddsFormatChooser);
  const { sportsTree, awaitsSports } = useSportsTree();
  return {
    brand: useBrand(),
    ...useMenus(sportsTree),
    player: usePlayer(),
    languages: useLanguages(),
    onLanguage: (tag) => {
      const locale = localeByTag(tag);
      if (locale) switchLanguage(locale.code);
    },
    onSignIn: openSignIn,
    onSignUp: openSignUp,
    onGetApp: useLayoutStore((state) => state.show_app_download)
      ? () => openModal('app-download')
      : undefined,
    onSignOut: () => void withLater(({ signOut }) => signOut()),
    onRefreshBalance: () =>
      void withLater(({ refreshBalance }) => refreshBalance().catch(() => undefined)),
    marquee: useMarquee(),
    search,
    oddsFormat: Chooser && createElement(Chooser),
    sportsTree,
    awaitsSports,
    betNewsCount: useSportsSlots((slots) => slots.settledCount),
    slipCount: useSportsSlots((slots) => slots.slipCount),
    onOpenSlip: () => useSportsSlots.getState().openSlip(),
    isOnline: useIsOnline(),
    currentPath: usePath(),
  };
}

function useBrand(): ShellProps['brand'] {
  const site = useLayoutStore((state) => state.site);
  return {
    name: site?.site_name ?? '',
    logoWide: site?.logo1 ?? '',
    logoMark: site?.logo2 ?? '',
    logoMono: site?.logo3 ?? '',
    logoText: site?.logo_text ?? '',
  };
}

function useMenus(
  sportsTree: ShellProps['sportsTree'],
): Pick<ShellProps, 'menu' | 'links' | 'accountMenu'> {
  const t = useText();
  const path = usePath();
  const unread = useUnreadCount();
  const providers = useMenuProviders();
  const content = useLayoutStore((state) => state.content);
  const hasHotGames = useLayoutStore((state) => state.hasHotGames);
  const hidden = useHiddenPages();
  const entries = content.game_menu.length > 0 ? content.game_menu : content.menu;
  const items = (list: typeof entries): MenuItem[] =>
    list
      .map((entry) => contentItem(entry, t, path, providers))
      .filter((item) => item !== null)
      .filter((item) => hasHotGames || item.id !== 'hot');
  const settledCount = useSportsSlots((slots) => slots.settledCount);
  const menu = useSportsMenu(items(entries), sportsTree);
  const inMenu = new Set(menu.map(({ id }) => id));
  const links = items(content.menu).filter(({ id }) => !inMenu.has(id));
  const shownLinks = links.length > 0 ? links : pageItems(usualLinks, t, path);
  return {
    menu,
    links: shownLinks.filter(({ id }) => !hidden.has(id)),
    accountMenu: pageItems(accountPages, t, path).map((item) => ({
      ...item,
      badge: badgeOf({ inbox: unread, 'bet-history': settledCount }[item.id] ?? 0),
    })),
  };
}

/** Pages that the operator does not offer now. */
function useHiddenPages(): ReadonlySet<string> {
  const hasReferral = useLayoutStore((state) => state.show_referral > 0);
  const hasApp = useLayoutStore((state) => state.show_app_download);
  return new Set([...(hasReferral ? [] : ['referral']), ...(hasApp ? [] : ['download'])]);
}

function useSportsMenu(menu: MenuItem[], sportsTree: ShellProps['sportsTree']): MenuItem[] {
  const t = useText();
  const path = usePath();
  const search = usePageStore((state) => state.location.search);
  const hasSports = useLayoutStore((state) => (state.provider_count['sportsbook'] ?? 0) > 0);
  const isSportsbook = useLayoutStore((state) => leadsWithSports(state.template));
  const settledCount = useSportsSlots((slots) => slots.settledCount);
  const liveCount = sportsTree.reduce((sum, sport) => sum + (sport.liveCount ?? 0), 0);
  return withSports(menu, t, { hasSports, isSportsbook, path, search, liveCount, settledCount });
}

function usePlayer(): PlayerSummary | null {
  const unreadCount = useUnreadCount();
  const balances = useBalances();
  const accountId = useUserStore((state) => state.user.account_id);
  const fullname = useUserStore((state) => state.fullname);
  if (!balances) return null;
  return {
    accountId,
    displayName: fullname || accountId,
    ...balances,
    unreadCount,
  };
}

function useLanguages(): LanguageChoice[] {
  const language = useLayoutStore((state) => state.language);
  const current = localeCodeOf(useLanguageTag());
  return offeredLocales(language).map((locale) => ({
    tag: locale.tag,
    name: locale.displayName ?? locale.tag,
    flagUrl: `/media/flags/${locale.flag}`,
    isCurrent: locale.code === current,
  }));
}

function useMarquee(): string[] | null {
  const { data, isError } = useQuery(callQuery(marquee, {}));
  if (!data) return isError ? [] : null;
  return data.value.map(({ text }) => text);
}
