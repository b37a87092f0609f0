import type { GameTile } from '../props/card.ts';
import type { LinkProps, TemplateEnvironment } from '../props/environment.ts';
import type { FooterProps } from '../props/footer.ts';
import type { HeroProps } from '../props/hero.ts';
import type { GameRow } from '../props/lobby.ts';
import type { MenuItem, ShellProps } from '../props/shell.ts';

/** Props as the shell gives them, for tests that draw whole templates. */

export const longName = 'Maximiliana-Theodora von Hohenzollern-Sigmaringen y Fernández';
export const longAmount = 'USDT 999,999,999,999.99';

const nothing = () => undefined;

/** An entry of a menu. */
export const sampleItem = (id: string): MenuItem => ({
  id,
  label: id,
  to: `/${id}`,
  icon: 'list',
  isActive: id === 'slots',
  children: [],
});

export const sampleEnvironment: TemplateEnvironment = {
  Link: (props: LinkProps) => (
    <a href={props.to} className={props.className}>
      {props.children}
    </a>
  ),
  text: (key) => key,
  load: (load) => load(),
};

export function sampleShell(overrides: Partial<ShellProps> = {}): ShellProps {
  return {
    brand: { name: longName, logoWide: '', logoMark: '', logoMono: '', logoText: longName },
    menu: ['slots', 'livecasino', 'sportsbook', 'fish'].map(sampleItem),
    links: ['promotions', 'vip'].map(sampleItem),
    accountMenu: ['deposit', 'profile'].map(sampleItem),
    player: null,
    languages: [
      { tag: 'en-US', name: 'English', flagUrl: '/f/us.svg', isCurrent: true },
      { tag: 'ru', name: 'Русский', flagUrl: '/f/ru.svg', isCurrent: false },
    ],
    onLanguage: nothing,
    onSignIn: nothing,
    onSignUp: nothing,
    onGetApp: nothing,
    onSignOut: nothing,
    onRefreshBalance: nothing,
    onOpenSlip: nothing,
    marquee: ['First notice', 'Second notice'],
    search: null,
    oddsFormat: null,
    sportsTree: [sampleItem('football')],
    slipCount: 0,
    isOnline: true,
    currentPath: '/',
    ...overrides,
  };
}

export const samplePlayer: ShellProps['player'] = {
  accountId: 'demo',
  displayName: longName,
  balance: longAmount,
  bonus: longAmount,
  tokens: '320',
  unreadCount: 120,
};

export const sampleFooter = (shell: ShellProps): FooterProps => ({
  shell,
  socials: [],
  partners: [],
  legal: '© 2026',
  minimumAge: 21,
});

const game = (id: string): GameTile => ({
  id,
  name: `${longName} ${id}`,
  provider: 'EVOPLAY',
  imageUrl: '/media/games/a/poster.webp',
  placeholder: '#123456,#654321',
  to: `/playnow?game=${id}`,
  isFavourite: false,
  isHot: true,
  isNew: true,
  seats: { taken: 3, total: 7 },
  category: 'slots',
  categoryName: 'Slots',
});

export const sampleRows: GameRow[] = ['hot', 'slots', 'livecasino'].map((id) => ({
  id,
  title: id,
  icon: 'list',
  to: `/${id}`,
  games: Array.from({ length: 9 }, (_, index) => game(`${id}-${index}`)),
}));

export const sampleHero: HeroProps = {
  slides: ['one', 'two', 'three'].map((id) => ({
    id,
    title: `Slide ${id}`,
    imageUrl: `/media/${id}.webp`,
    mobileImageUrl: `/media/${id}-mobile.webp`,
    to: '/promotions',
  })),
  winners: [{ id: 'w', accountId: 'ju***12', amount: longAmount, source: 'Reef Hunter' }],
  matches: [
    {
      id: 'm',
      league: 'League',
      home: longName,
      away: longName,
      when: '67’',
      isLive: true,
      homeScore: 2,
      awayScore: 1,
      to: '/sports?event=m',
      prices: null,
    },
  ],
  isLoading: false,
  jackpots: [{ id: 'grand', name: 'Grand', amount: longAmount, to: '/jackpots' }],
  races: [
    {
      id: 't',
      title: longName,
      prize: longAmount,
      ends: 'tomorrow',
      leaders: [{ accountId: 'mar***', score: '9840' }],
      to: '/leaderboard',
    },
  ],
  games: sampleRows[2]?.games ?? [],
};
