import type { CallResponse } from '@pavilion/contracts/define-call';
import type { providerList } from '@pavilion/contracts/player/games/provider-list.contract';
import { categoryByWireName } from '@pavilion/domain/categories';
import { matchText } from '@pavilion/domain/search';

export type Provider = CallResponse<typeof providerList>['value'][number];

export interface FoundPlace {
  kind: 'category' | 'provider';
  /** Wire name or code. */
  id: string;
  to: string;
  title: string;
  gameCount: number;
}

interface Search {
  text: string;
  /** The name of a category, by its wire name, in the visitor's language. */
  categoryName: (wireName: string) => string;
}

/** Categories that have games and whose name fits, better fits first. */
export function findCategories(providers: readonly Provider[], search: Search): FoundPlace[] {
  const counts = new Map<string, number>();
  for (const provider of providers)
    for (const [wireName, count] of Object.entries(provider.categories))
      counts.set(wireName, (counts.get(wireName) ?? 0) + count);
  const places = [...counts].flatMap(([wireName, gameCount]): FoundPlace[] => {
    const to = categoryByWireName(wireName)?.path;
    const title = search.categoryName(wireName);
    return to ? [{ kind: 'category', id: wireName, to, title, gameCount }] : [];
  });
  return fitting(places, search.text);
}

/**
 * Providers whose name or code fits, better fits first; each leads to the lobby that has most of
 * its games.
 */
export function findProviders(providers: readonly Provider[], search: string): FoundPlace[] {
  const places = providers.flatMap((provider): FoundPlace[] => {
    const [most] = Object.entries(provider.categories).toSorted((a, b) => b[1] - a[1]);
    const path = most && categoryByWireName(most[0])?.path;
    if (!path) return [];
    const { provider_code: id, provider_name: title, game_count: gameCount } = provider;
    const to = `${path}?${new URLSearchParams({ provider: id })}`;
    return [{ kind: 'provider', id, to, title, gameCount }];
  });
  return fitting(places, search);
}

const fitting = (places: readonly FoundPlace[], search: string): FoundPlace[] =>
  places
    .map((place) => ({ place, rank: rankOf(place, search) }))
    .filter((found): found is { place: FoundPlace; rank: number } => found.rank !== null)
    .toSorted((a, b) => a.rank - b.rank || b.place.gameCount - a.place.gameCount)
    .map(({ place }) => place);

function rankOf({ kind, id, title }: FoundPlace, search: string): number | null {
  const rank = matchText(title, search)?.rank ?? null;
  // Who knows a provider knows its code; a wire name is nobody's word.
  return rank ?? (kind === 'provider' ? (matchText(id, search)?.rank ?? null) : null);
}
