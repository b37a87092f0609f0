import { screens, type ScreenName } from '@pavilion/domain/screens';
import { screenTitleKey } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import { Icon, type IconName } from '@pavilion/ui/icon';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';

const pages: readonly (readonly [ScreenName, IconName])[] = [
  ['profile', 'user'],
  ['security', 'shield'],
  ['change-password', 'lock'],
  ['deposit', 'deposit'],
  ['withdrawal', 'withdrawal'],
  ['bank-details', 'bank'],
  ['bet-history', 'history'],
  ['transaction-history', 'list'],
  ['statement', 'chart'],
  ['inbox', 'inbox'],
  ['vip', 'vip'],
  ['spin', 'spin'],
  ['minigame', 'gift'],
  ['responsible-gaming', 'clock'],
];

/** Pages of sites that have games with tokens. */
const gamified: ReadonlySet<ScreenName> = new Set<ScreenName>(['spin', 'minigame']);

/** Every page of the account that the site has. */
export function AccountLinks() {
  const t = useText();
  const isGamified = useLayoutStore((state) => state.site?.gamify_status === true);
  return (
    <nav aria-label={t('ui.account.pages')}>
      <ul className="m-0 grid list-none grid-cols-1 gap-2 p-0 sm:grid-cols-2 lg:grid-cols-3">
        {pages
          .filter(([screen]) => isGamified || !gamified.has(screen))
          .map(([screen, icon]) => (
            <li key={screen}>
              <AppLink
                to={screens[screen].path}
                className="flex min-h-13 items-center gap-3 panel px-4 py-2 font-semibold hover:bg-surface-2"
              >
                <Icon name={icon} size={22} className="shrink-0 text-accent-text" />
                <span className="min-w-0 wrap-anywhere">{t(screenTitleKey(screen))}</span>
              </AppLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
