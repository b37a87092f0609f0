import type { Result, useSearchResults } from './use-search-results.ts';

type Found = Pick<
  ReturnType<typeof useSearchResults>,
  'categories' | 'providers' | 'games' | 'matches'
>;

/** Everything that was found in the order it is shown in, which is the order of the arrow keys. */
export const resultsInOrder = (found: Found): Result[] =>
  groupsOf(found).flatMap((one) => one.found);

/**
 * Groups that found something, with their place in the whole list. Lobbies come first: there are
 * few, and they hold the games.
 */
export function groupsOf({ categories, providers, games, matches }: Found) {
  const all = [
    { key: 'ui.search.categories', found: categories as readonly Result[] },
    { key: 'ui.template.providers', found: providers as readonly Result[] },
    { key: 'ui.search.games', found: games as readonly Result[] },
    { key: 'ui.search.matches', found: matches as readonly Result[] },
  ] as const;
  let startsAt = 0;
  return all.flatMap(({ key, found }) => {
    const group = { key, found, startsAt };
    startsAt += found.length;
    return found.length > 0 ? [group] : [];
  });
}
