import { categoryByWireName } from '@pavilion/domain/categories';

interface CountedProvider {
  provider_code: string;
  categories: Readonly<Record<string, number>>;
}

/**
 * Lobbies that show games of a provider, most games first, each with its address showing only that
 * provider's.
 */
export function providerLobbies(provider: CountedProvider) {
  const query = new URLSearchParams({ provider: provider.provider_code });
  return Object.entries(provider.categories)
    .toSorted((a, b) => b[1] - a[1])
    .flatMap(([gameType, gameCount]) => {
      const category = categoryByWireName(gameType);
      // The sportsbook is no lobby of games.
      if (!category || category.code === 'sportsbook' || gameCount === 0) return [];
      return [{ category, gameCount, to: `${category.path}?${query}` }];
    });
}

/** Lobby of the category in which a provider has most games, showing only its own. */
export function providerPath(provider: CountedProvider): string {
  return providerLobbies(provider)[0]?.to ?? '/sports';
}
