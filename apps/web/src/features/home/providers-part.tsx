import { providerList } from '@pavilion/contracts/product/provider-list.contract';
import { categoryByWireName } from '@pavilion/domain/categories';
import { useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { callQuery } from '../../core/query.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { PartHead } from './part-head.tsx';
import { providerPlates, type ProviderPlate } from './provider-plates.ts';

/** Categories whose providers are shown: those the site puts first. */
const categoriesAsked = 3;
const platesShown = 18;
const gridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] sm:gap-3';

/** The studios behind the games; each leads to its games. */
export function ProvidersPart() {
  const t = useText();
  const { plates, isPending, isFailed, retry } = useProviders();
  if (!isPending && !isFailed && plates.length === 0) return null;
  return (
    <section aria-labelledby="home-providers">
      <PartHead id="home-providers" icon="grid" title={t('_m.gameProviders')} />
      {isFailed ? (
        <ErrorState
          title={t('ui.common.errorText')}
          retryLabel={t('ui.common.retry')}
          onRetry={retry}
        />
      ) : (
        <ul className={gridClass} aria-busy={isPending}>
          {isPending
            ? Array.from({ length: 12 }, (_, index) => (
                <li key={index}>
                  <Skeleton className="h-20" />
                </li>
              ))
            : plates.map((plate) => (
                <li key={plate.provider_code} className="max-sm:nth-[n+13]:hidden">
                  <Plate plate={plate} />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

function useProviders() {
  const menu = useLayoutStore((state) => state.content.game_menu);
  const categories = menu
    .map(({ content_id }) => categoryByWireName(content_id))
    .filter((category) => category !== null)
    .filter(({ code }) => code !== 'sportsbook')
    .slice(0, categoriesAsked);
  const queries = useQueries({
    queries: categories.map(({ wireName }) => callQuery(providerList, { game_type: wireName })),
  });
  const lists = categories.map(({ path }, index) => ({
    path,
    providers: queries[index]?.data?.value ?? [],
  }));
  return {
    plates: providerPlates(lists).slice(0, platesShown),
    isPending: queries.some((query) => query.isPending),
    isFailed: queries.length > 0 && queries.every((query) => query.isError && !query.data),
    retry: () => {
      for (const query of queries) void query.refetch();
    },
  };
}

/** The logos are drawn in light colours, so every one stands on a dark plate; the name stands in for a missing one. */
function Plate({ plate }: { plate: ProviderPlate }) {
  const t = useText();
  const [isBroken, setBroken] = useState(false);
  const { provider_name, logo_url, game_count, to } = plate;
  const count = t('ui.common.gameCount', { count: game_count });
  return (
    <AppLink
      to={to}
      aria-label={`${provider_name}, ${count}`}
      className="grid min-h-20 content-center justify-items-center gap-1.5 rounded-card border border-line bg-[var(--shade)] px-2 py-3 text-center sm:px-3 text-[#fff] no-underline hover:border-accent"
    >
      {isBroken ? (
        <span className="line-clamp-2 text-sm font-bold wrap-anywhere">{provider_name}</span>
      ) : (
        <img
          src={logo_url}
          alt=""
          height={28}
          loading="lazy"
          decoding="async"
          className="h-6 max-w-full sm:h-7 object-contain"
          onError={() => setBroken(true)}
        />
      )}
      <span className="text-xs">{count}</span>
    </AppLink>
  );
}
