import type { Found, Path } from '../campaign-problem.ts';
import type { CampaignSite } from '../campaign-site.ts';
import { ofItems, problem, type CampaignCheck } from './campaign-check.ts';

/** Every text is there in every language of the site, and the sanitiser would change nothing. */
export const textsAreWhole: CampaignCheck = (campaign, site) =>
  ofItems(campaign, ({ texts }, at) => [
    ...Object.keys(texts)
      .filter((language) => language !== 'EN' && !site.languages.includes(language))
      .map((language) =>
        problem(
          [...at, 'texts', language],
          'unknownLanguage',
          `the site does not speak ${language}`,
        ),
      ),
    ...site.languages
      .filter((language) => !(language in texts))
      .map((language) => problem([...at, 'texts'], 'languageMissing', `${language} is missing`)),
    ...Object.entries(texts)
      .filter(([, { body = '' }]) => site.sanitise(body) !== body)
      .map(([language]) =>
        problem(
          [...at, 'texts', language, 'body'],
          'unsafeText',
          'has something that would be taken out',
        ),
      ),
  ]);

/** Objects anywhere in an item that name a provider, or a game of one. */
function* gamesIn(value: unknown, at: Path): Generator<{ row: Record<string, unknown>; at: Path }> {
  if (Array.isArray(value)) for (const [i, one] of value.entries()) yield* gamesIn(one, [...at, i]);
  else if (typeof value === 'object' && value !== null) {
    const row = value as Record<string, unknown>;
    if (typeof row['provider'] === 'string') yield { row, at };
    for (const [name, one] of Object.entries(row)) yield* gamesIn(one, [...at, name]);
  }
}

function unknownGames(site: CampaignSite, row: Record<string, unknown>, at: Path): Found[] {
  const provider = String(row['provider']);
  if (!site.providers.includes(provider))
    return [
      problem([...at, 'provider'], 'unknownProvider', `the site has no provider ${provider}`),
    ];
  const listed: unknown[] = Array.isArray(row['games']) ? row['games'] : [];
  const missing = (game: unknown) => !site.games.has(`${provider}/${String(game)}`);
  return [
    ...(typeof row['game'] === 'string' && missing(row['game'])
      ? [problem([...at, 'game'], 'unknownGame', `${provider} has no game ${row['game']} here`)]
      : []),
    ...listed.flatMap((game, index) =>
      typeof game === 'string' && missing(game)
        ? [problem([...at, 'games', index], 'unknownGame', `${provider} has no game ${game} here`)]
        : [],
    ),
  ];
}

/** Providers, games and ways to pay in are the site's. */
export const namesAreKnown: CampaignCheck = (campaign, site) =>
  ofItems(campaign, (item, at) => {
    const methods = 'trigger' in item ? (item.trigger.deposit?.methods ?? []) : [];
    const filtered = 'filter' in item ? (item.filter?.providers ?? []) : [];
    return [
      ...[...gamesIn(item, at)].flatMap(({ row, at: place }) => unknownGames(site, row, place)),
      ...filtered.flatMap((provider, index) =>
        site.providers.includes(provider)
          ? []
          : [
              problem(
                [...at, 'filter', 'providers', index],
                'unknownProvider',
                `the site has no provider ${provider}`,
              ),
            ],
      ),
      ...methods.flatMap((method, index) =>
        site.methods.includes(method)
          ? []
          : [
              problem(
                [...at, 'trigger', 'deposit', 'methods', index],
                'unknownMethod',
                `the site has no way to pay in called ${method}`,
              ),
            ],
      ),
    ];
  });
