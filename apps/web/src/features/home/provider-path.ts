import { categoryByWireName } from '@pavilion/domain/categories';

/** Lobby of the category in which a provider has most games, showing only its own. */
export function providerPath(provider: {
  provider_code: string;
  categories: Readonly<Record<string, number>>;
}): string {
  const [first] = Object.entries(provider.categories)
    .filter(([gameType]) => gameType !== 'sportsbook')
    .toSorted((a, b) => b[1] - a[1]);
  const path = first ? categoryByWireName(first[0])?.path : null;
  return path ? `${path}?${new URLSearchParams({ provider: provider.provider_code })}` : '/sports';
}
