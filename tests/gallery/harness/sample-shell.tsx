import { categories } from '@pavilion/domain/categories';
import type { ThemeCode } from '@pavilion/domain/themes';
import type { TemplateEnvironment } from '@pavilion/templates/props/environment';
import type { FooterProps } from '@pavilion/templates/props/footer';
import type { Slide, WinnerEntry } from '@pavilion/templates/props/hero';
import type { MenuItem, PlayerSummary, ShellProps } from '@pavilion/templates/props/shell';
import { controlClass } from '@pavilion/ui/field';
import { Icon } from '@pavilion/ui/icon';
import { sampleProviders } from './sample-games.tsx';
import { sampleSportsTree } from './sample-sports.tsx';

const siteNames: Record<ThemeCode, string> = {
  casino1: 'Grand Baize',
  casino2: 'Maison Blanche',
  slot1: 'Sugar Pop',
  slot2: 'Jade Temple',
  slot3: 'Orbital',
  slot4: 'Neon Ward',
  casino3: 'Velvet Room',
  sportsbook1: 'Kickoff',
  casino4: 'Astoria',
  slot5: 'Kapow',
  casino5: 'Mono',
  slot6: 'Blue Lagoon',
  slot7: 'Fiesta Mia',
  slot8: 'Coin-Op',
  casino6: 'Studio One',
  casino7: 'Palazzo',
  casino8: 'Ledger',
  slot9: 'Canopy',
  casino9: 'Blockroom',
  sportsbook2: 'Stadia',
  sportsbook3: 'The Daily Odds',
  sportsbook4: 'Tickerbet',
};

const slideThemes: Partial<Record<ThemeCode, string>> = {
  slot1: 'candy',
  slot2: 'temple',
  slot3: 'space',
  slot4: 'neon',
  slot5: 'arcade',
  slot6: 'ocean',
  slot7: 'festival',
  slot8: 'arcade',
  slot9: 'jungle',
  casino6: 'live',
  casino7: 'palace',
  casino9: 'hash',
  sportsbook1: 'sports',
  sportsbook2: 'sports',
  sportsbook3: 'sports',
  sportsbook4: 'sports',
};

const players: Record<string, PlayerSummary> = {
  '1': {
    accountId: 'demo',
    displayName: 'Maria Santos',
    balance: '₱12,450.75',
    bonus: null,
    tokens: '320',
    unreadCount: 3,
  },
  long: {
    accountId: 'maximiliana20',
    displayName: 'Maximiliana-Theodora von Hohenzollern-Sigmaringen y Fernández de la Vega',
    balance: 'USDT 999,999,999,999.99',
    bonus: 'USDT 999,999,999,999.99',
    tokens: '999,999,999,999.99',
    unreadCount: 128,
  },
};

const item = (id: string, label: string, icon: MenuItem['icon'], to: string): MenuItem => ({
  id,
  label,
  icon,
  to,
  isActive: false,
});

function menuOf(text: TemplateEnvironment['text']): MenuItem[] {
  return Object.values(categories).map((category, at) => ({
    ...item(category.code, text(`_m.${category.wireName}`), category.code, category.path),
    isActive: at === 0,
    isHot: at === 6,
    children:
      at > 3 && at !== 10
        ? []
        : sampleProviders
            .slice(0, 6 - (at % 3))
            .map((name) =>
              item(
                `${category.code}-${name}`,
                name,
                category.code,
                `${category.path}?provider=${name}`,
              ),
            ),
  }));
}

const pages: [string, MenuItem['icon']][] = [
  ['promotions', 'gift'],
  ['vip', 'vip'],
  ['mission', 'mission'],
  ['leaderboard', 'trophy'],
  ['news', 'news'],
  ['download', 'download'],
];
const accountPages: [string, MenuItem['icon']][] = [
  ['account', 'user'],
  ['deposit', 'deposit'],
  ['withdrawal', 'withdrawal'],
  ['betHistory', 'history'],
  ['transactionHistory', 'list'],
  ['inbox', 'inbox'],
  ['profile', 'edit'],
  ['security', 'shield'],
];
const languages = [
  ['en-US', 'English', 'en.svg'],
  ['fil', 'Filipino', 'ph.svg'],
  ['zh-Hans', '简体中文', 'cn.svg'],
  ['es', 'Español', 'es.svg'],
  ['ru', 'Русский', 'ru.svg'],
  ['vi', 'Tiếng Việt', 'vn.svg'],
  ['ms', 'Bahasa Melayu', 'my.svg'],
  ['ne', 'नेपाली', 'np.svg'],
  ['zh-Hant', '繁體中文', 'tw.svg'],
] as const;

const nothing = () => undefined;

/** What the shell hands to the chrome. */
export function sampleShell(props: {
  themeCode: ThemeCode;
  colour: string;
  player: string | null;
  path: string;
  text: TemplateEnvironment['text'];
}): ShellProps {
  const { text } = props;
  const name = siteNames[props.themeCode];
  const logo = (variant: string) =>
    `/art/logo/${props.themeCode}/${props.colour}/${encodeURIComponent(name)}/${variant}`;
  const page = ([id, icon]: [string, MenuItem['icon']]) =>
    item(id, text(`_m.${id}`), icon, `/${id}`);
  return {
    brand: {
      name,
      logoWide: logo('wide'),
      logoMark: logo('mark'),
      logoMono: logo('mono'),
      logoText: name,
    },
    menu: menuOf(text),
    links: pages.map(page),
    accountMenu: accountPages.map(page),
    player: props.player ? (players[props.player] ?? null) : null,
    languages: languages.map(([tag, label, flag], at) => ({
      tag,
      name: label,
      flagUrl: `/art/flags/${flag}`,
      isCurrent: at === 0,
    })),
    onLanguage: nothing,
    onSignIn: nothing,
    onSignUp: nothing,
    onGetApp: nothing,
    onSignOut: nothing,
    onRefreshBalance: nothing,
    onOpenSlip: nothing,
    marquee: [
      'Welcome bonus: 100% up to ₱10,000 on your first deposit',
      'Friday tournament starts at 20:00 with a prize pool of ₱500,000',
      'Scheduled maintenance of Odeon Live on Tuesday, 03:00–04:00',
    ],
    search: <SampleSearch label={text('ui.common.searchGames')} />,
    oddsFormat: <SampleOdds />,
    sportsTree: props.themeCode.startsWith('sportsbook') ? sampleSportsTree : [],
    slipCount: 2,
    isOnline: true,
    currentPath: props.path,
  };
}

function SampleSearch({ label }: { label: string }) {
  return (
    <div role="search" className="relative w-full">
      <Icon
        name="search"
        size={18}
        className="pointer-events-none absolute start-3 top-3.5 text-text-muted"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        className={`${controlClass} ps-10`}
      />
    </div>
  );
}

function SampleOdds() {
  return (
    <select
      aria-label="Odds format"
      className="min-h-9 rounded-control border border-line-strong bg-surface-0 px-2 text-xs font-semibold text-text"
    >
      <option>Decimal</option>
      <option>Fractional</option>
    </select>
  );
}

/** Banners of the site in its theme's own set. */
export function sampleSlides(themeCode: ThemeCode, colour: string): Slide[] {
  const theme = slideThemes[themeCode] ?? 'casino';
  const titles = [
    '100% welcome bonus up to ₱10,000',
    'Daily cashback on every table',
    'Friday tournament: ₱500,000 prize pool',
    'New games every week',
  ];
  return titles.map((title, index) => {
    const base = `/art/slide/${themeCode}/${colour}/${theme}/${themeCode}-${index}`;
    return {
      id: String(index),
      title,
      imageUrl: `${base}/desktop`,
      mobileImageUrl: `${base}/mobile`,
      to: '/promotions',
    };
  });
}

export const sampleWinners: WinnerEntry[] = [
  ['mar***', '₱84,200.00', 'Golden Koi'],
  ['jun***', '₱12,950.50', 'Velvet Roulette'],
  ['ale***', '₱1,204,000.00', 'Emerald Dragon'],
  ['kim***', '₱5,620.00', 'Sky Rocket'],
  ['tho***', '₱33,410.25', 'Texas Royale'],
  ['ana***', '₱9,880.00', 'Bingo Fiesta'],
].map(([accountId = '', amount = '', source = ''], index) => ({
  id: String(index),
  accountId,
  amount,
  source,
}));

/** Social accounts, partners and the legal line. */
export function sampleFooter(shell: ShellProps): FooterProps {
  const partner = (name: string) => ({
    name,
    href: '#',
    imageUrl: `/art/partner/${encodeURIComponent(name)}`,
  });
  return {
    shell,
    socials: ['Facebook', 'Telegram', 'Instagram'].map((name) => ({
      name,
      href: '#',
      imageUrl: shell.brand.logoMark,
    })),
    partners: [...sampleProviders, 'Gulf Pay', 'Safe Play'].map(partner),
    legal: `© 2026 ${shell.brand.name}. All rights reserved. Only for players of 18 years and older.`,
    minimumAge: 18,
  };
}
