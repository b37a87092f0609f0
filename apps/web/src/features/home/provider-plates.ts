/** A provider of one category, as the server lists it. */
export interface ListedProvider {
  provider_code: string;
  provider_name: string;
  logo_url: string;
  game_count: number;
}

export interface ProviderPlate extends ListedProvider {
  /** Page of the category, filtered to the provider. */
  to: string;
}

/** Providers of several categories, each once, at the category where it was first found; in the order of their games. */
export function providerPlates(
  lists: readonly { path: string; providers: readonly ListedProvider[] }[],
): ProviderPlate[] {
  const plates = new Map<string, ProviderPlate>();
  for (const { path, providers } of lists)
    for (const provider of providers) {
      if (plates.has(provider.provider_code)) continue;
      const query = new URLSearchParams({ provider: provider.provider_code });
      plates.set(provider.provider_code, { ...provider, to: `${path}?${query}` });
    }
  return [...plates.values()].toSorted((a, b) => b.game_count - a.game_count);
}
