import type { IconName } from '@pavilion/ui/icon';

export interface BarPage {
  icon: IconName;
  /** Message key. */
  label: string;
  to: string;
}

/** Pages that the tabs of mobile bars lead to; a bar names those it shows. */
export const barPages = {
  home: { icon: 'home', label: '_m.home', to: '/' },
  slots: { icon: 'slots', label: '_m.slots', to: '/slots' },
  sports: { icon: 'sportsbook', label: '_m.sports', to: '/sports' },
  hot: { icon: 'fire', label: '_m.hot', to: '/hot' },
  promotions: { icon: 'gift', label: '_m.promotions', to: '/promotions' },
  deposit: { icon: 'wallet', label: 'ui.template.deposit', to: '/deposit' },
  myBets: { icon: 'history', label: 'ui.template.myBets', to: '/bet-history' },
} as const satisfies Record<string, BarPage>;

export type BarPageName = keyof typeof barPages;
