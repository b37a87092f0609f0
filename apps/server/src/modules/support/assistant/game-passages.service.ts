import { screens } from '@pavilion/domain/screens';
import { categories, type CategoryCode } from '@pavilion/domain/categories';
import { houseProviderCode } from '@pavilion/games';
import { categoryNameKey, gameName, type PlainMessageKey } from '@pavilion/i18n';
import { createTranslator } from '@pavilion/i18n/server';
import type { RequestContext } from '../../../http/route.ts';
import { siteGames, type ListedGame } from '../../games/catalogue/index.ts';
import { gameRules } from '../../games/launch/index.ts';
import type { SitePassage } from './site-passage.ts';
import { wordsIn } from './words-in.ts';

/** Titles and texts of the rules of the sportsbook. */
const sportsRules: ReadonlyArray<readonly [PlainMessageKey, PlainMessageKey]> = [
  ['messages.sportsRules.settled.title', 'messages.sportsRules.settled.text'],
  ['messages.sportsRules.overtime.title', 'messages.sportsRules.overtime.text'],
  ['messages.sportsRules.postponed.title', 'messages.sportsRules.postponed.text'],
  ['messages.sportsRules.quarters.title', 'messages.sportsRules.quarters.text'],
  ['messages.sportsRules.legs.title', 'messages.sportsRules.legs.text'],
  ['messages.sportsRules.live.title', 'messages.sportsRules.live.text'],
  ['messages.sportsRules.corrected.title', 'messages.sportsRules.corrected.text'],
];

/** The rules of the sportsbook, where the site has one. They lead to the terms, not to a bet. */
export function sportsRulePassages({
  site,
  language,
}: Pick<RequestContext, 'site' | 'language'>): SitePassage[] {
  if ((site.providerCount.sportsbook ?? 0) === 0) return [];
  const t = createTranslator(language.tag);
  return sportsRules.map(([title, text]) => ({
    path: screens['term-condition'].path,
    title: t(title),
    text: t(text),
    kind: 'rules',
    draws: false,
  }));
}

/** Games that open on the site: what each is, and of those of our own its rules. */
export async function gamePassages(context: RequestContext): Promise<SitePassage[]> {
  const { server, site, language } = context;
  const t = createTranslator(language.tag);
  const games = (await siteGames(server, site)).filter(({ hindrance }) => hindrance === null);
  return games.flatMap((game): SitePassage[] => {
    const title = gameName(t, {
      provider_code: game.provider_code,
      game_code: game.code,
      game_name: game.name,
    });
    const place = { path: pathOf(game), title, draws: true };
    const rules = game.provider_code === houseProviderCode ? gameRules(game.code, language) : '';
    return [
      ...(rules === '' ? [] : [{ ...place, text: wordsIn(rules), kind: 'rules' as const }]),
      { ...place, text: sheetOf(game, t), kind: 'game' },
    ];
  });
}

const pathOf = ({ provider_code: provider, code: game }: ListedGame): string =>
  `${screens.playnow.path}?${new URLSearchParams({ provider, game })}`;

/** What a game is, in a line: its kind, its studio, what it offers. */
function sheetOf(game: ListedGame, t: ReturnType<typeof createTranslator>): string {
  const kind = categoryNameKey(categories[game.category as CategoryCode].wireName);
  const features = game.traits.features.map((feature) => t(featureNames[feature]));
  return [...(kind ? [t(kind)] : []), game.provider_name, ...features].join(' · ');
}

const featureNames: Readonly<Record<ListedGame['traits']['features'][number], PlainMessageKey>> = {
  demo: 'ui.lobby.featureOf.demo',
  freeRounds: 'ui.lobby.featureOf.freeRounds',
  buy: 'ui.lobby.featureOf.buy',
  jackpot: 'ui.lobby.featureOf.jackpot',
};
