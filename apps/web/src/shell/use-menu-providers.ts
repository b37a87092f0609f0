import { categoryByWireName } from '@pavilion/domain/categories';
import type { MenuItem } from '@pavilion/templates/props/shell';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { providersQuery } from '../common/tiles/game-queries.ts';
import { useTemplate } from '../core/layout/template-context.ts';
import { whenIdle } from '@pavilion/web-core/when-idle';

/** Providers below each category, by the category's wire name; most games first. */
export type MenuProviders = Readonly<Record<string, MenuItem[]>>;

const none: MenuProviders = {};

/**
 * Providers for menus that show them, asked for once the page stands; nothing is asked for the
 * others.
 */
export function useMenuProviders(): MenuProviders {
  const isNeeded = useTemplate()?.regions.Navigation.needs?.includes('providers') ?? false;
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setQuiet(true))), []);
  const { data } = useQuery({ ...providersQuery(null), enabled: isNeeded && isQuiet });
  const providers = useMemo(() => (data ? providersByCategory(data.value) : none), [data]);
  // The frame is drawn again for them in short steps.
  return useDeferredValue(providers);
}

interface ListedProvider {
  provider_code: string;
  provider_name: string;
  logo_url: string;
  categories: Readonly<Record<string, number>>;
}

/** Groups the providers of a site by the categories they have games in. */
export function providersByCategory(providers: readonly ListedProvider[]): MenuProviders {
  const menu: Record<string, MenuItem[]> = {};
  const counted = providers.flatMap((provider) =>
    Object.entries(provider.categories).map(([gameType, count]) => ({ provider, gameType, count })),
  );
  for (const { provider, gameType, count } of counted.toSorted((a, b) => b.count - a.count)) {
    const category = categoryByWireName(gameType);
    if (!category || category.code === 'sportsbook') continue;
    (menu[gameType] ??= []).push({
      id: provider.provider_code,
      label: provider.provider_name,
      to: `${category.path}?${new URLSearchParams({ provider: provider.provider_code })}`,
      icon: category.code,
      logoUrl: provider.logo_url,
      isActive: false,
      badge: String(count),
    });
  }
  return menu;
}
