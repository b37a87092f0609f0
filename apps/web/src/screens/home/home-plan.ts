import type { Template } from '@pavilion/templates/props/template';

/** Parts below the games, in the order they are shown. */
export type HomePart = 'alive' | 'jackpots' | 'promotions' | 'activity' | 'providers' | 'app';

/** What the order hangs on besides the template. */
interface HomeState {
  /** On a sportsbook what moves comes before what is on offer. */
  isSportsFirst: boolean;
  showsApp: boolean;
}

/**
 * Parts a template's home page shows besides hero, lobby and footer: nothing a region of the
 * template shows already. Partners stand in every footer. Pots in a hero lead to their part here,
 * where the rules and the proof of a fair draw are.
 */
export function homeParts(
  template: Pick<Template, 'lobbyFeed' | 'footerOffersApp'>,
  { isSportsFirst, showsApp }: HomeState,
): HomePart[] {
  const parts: HomePart[] = isSportsFirst
    ? ['activity', 'alive', 'jackpots', 'promotions', 'providers', 'app']
    : ['alive', 'jackpots', 'promotions', 'activity', 'providers', 'app'];
  return parts.filter((part) => {
    if (part === 'app') return showsApp && !template.footerOffersApp;
    if (part === 'providers') return template.lobbyFeed !== 'providers';
    return true;
  });
}
