import type { IconName } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { ShellProps } from '../../props/shell.ts';

/** Pages that mobile bars would lead to; a bar names those it wants, `label` is a message key. */
export const barPages = {
  home: { icon: 'home', label: '_m.home', to: '/' },
  slots: { icon: 'slots', label: '_m.slots', to: '/slots' },
  sports: { icon: 'sportsbook', label: '_m.sports', to: '/sports' },
  live: { icon: 'live', label: 'ui.sports.live', to: '/sports?state=live' },
  hot: { icon: 'fire', label: '_m.hot', to: '/hot' },
  promotions: { icon: 'gift', label: '_m.promotions', to: '/promotions' },
  deposit: { icon: 'wallet', label: 'ui.template.deposit', to: '/deposit' },
  myBets: { icon: 'ticket', label: 'ui.template.myBets', to: '/bet-history' },
} as const satisfies Record<string, BarPage>;

export type BarPageName = keyof typeof barPages;

/** Pages for one place of a bar, the wanted one first. */
export type BarPlace = readonly BarPageName[];

/** What a casino or slot brand is about; the search and the menu stand beside it in every bar. */
export const gamePlaces: readonly BarPlace[] = [['home'], ['slots', 'hot']];

/** What a sportsbook is about. */
export const sportsPlaces: readonly BarPlace[] = [['sports'], ['live'], ['myBets']];

/** A player's money; before that what is given with it. */
export const moneyPlace = ({ player }: ShellProps): BarPlace =>
  player ? ['deposit', 'hot', 'slots'] : ['promotions', 'hot', 'slots'];

/** A sportsbook names its sports in the menu. */
export const isSportsBrand = ({ menu }: ShellProps): boolean =>
  menu.some(({ isSports }) => isSports);

/** The pages in the bar of a casino or slot brand, whatever the bar's shape. */
export const useGamePages = (shell: ShellProps): BarPage[] =>
  useBarPages(shell, [...gamePlaces, moneyPlace(shell)]);

export interface BarPage {
  icon: IconName;
  label: string;
  to: string;
}

/**
 * A page for each place: the first of its own that the site has and that no place before leads to,
 * else a category of the site's menu. On a site with too few pages the last places are missing.
 */
export function useBarPages(shell: ShellProps, places: readonly BarPlace[]): BarPage[] {
  const { text, isOffered } = useTemplateEnvironment();
  const taken = new Set<string>();
  const categories = shell.menu.map(({ icon, label, to }) => ({ icon, label, to }));
  return places.flatMap((place) => {
    const own = place
      .map((name) => ({ ...barPages[name], label: text(barPages[name].label) }))
      .filter(({ to }) => isOffered?.(to) !== false);
    const page = [...own, ...categories].find(({ to }) => !taken.has(to));
    if (page) taken.add(page.to);
    return page ?? [];
  });
}
