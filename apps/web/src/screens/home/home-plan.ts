import type { TemplateName } from '@pavilion/domain/themes';
import { lobbyFeeds } from '@pavilion/templates/lobby-feeds';

/** Parts below the games, in the order they are shown. */
export type HomePart = 'jackpots' | 'promotions' | 'activity' | 'providers' | 'app';

/** Templates whose footer is the band that offers the app. */
const offersAppInFooter: ReadonlySet<TemplateName> = new Set([
  'template5',
  'template9',
  'template13',
  'template19',
  'template23',
]);

/** Templates that are about sports: what moves comes before what is on offer. */
const sportsFirst: ReadonlySet<TemplateName> = new Set([
  'template8',
  'template21',
  'template22',
  'template23',
]);

/**
 * Parts a template's home page shows besides hero, lobby and footer: nothing a region of the template shows already.
 * Partners stand in every footer. Pots in a hero lead to their part here, where the rules and the proof of a fair draw are.
 */
export function homeParts(template: TemplateName, showsApp: boolean): HomePart[] {
  const parts: HomePart[] = sportsFirst.has(template)
    ? ['activity', 'jackpots', 'promotions', 'providers', 'app']
    : ['jackpots', 'promotions', 'activity', 'providers', 'app'];
  return parts.filter((part) => {
    if (part === 'app') return showsApp && !offersAppInFooter.has(template);
    if (part === 'providers') return lobbyFeeds[template] !== 'providers';
    return true;
  });
}
