import type { CallResponse } from '@pavilion/contracts/define-call';
import type { providerList } from '@pavilion/contracts/player/games/provider-list.contract';
import { useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { usePictureFailure } from '@pavilion/ui/use-picture-failure';
import { useQuery } from '@tanstack/react-query';
import { providersQuery } from '../../common/tiles/game-queries.ts';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { PartHead } from '@pavilion/web-core/layout/part-head';
import { providerPath } from './provider-path.ts';

type ListedProvider = CallResponse<typeof providerList>['value'][number];

const platesShown = 18;
const gridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] sm:gap-3';

/** The studios behind the games; each leads to its games. */
export function ProvidersPart() {
  const t = useText();
  const { data, isPending, isError, refetch } = useQuery(providersQuery(null));
  const providers = (data?.value ?? []).slice(0, platesShown);
  const isFailed = isError && providers.length === 0;
  if (!isPending && !isFailed && providers.length === 0) return null;
  return (
    <section aria-labelledby="home-providers">
      <PartHead id="home-providers" icon="grid" title={t('_m.gameProviders')} />
      {isFailed ? (
        <ErrorState
          title={t('ui.common.errorText')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <ul className={gridClass} aria-busy={isPending}>
          {isPending
            ? Array.from({ length: 12 }, (_, index) => (
                <li key={index}>
                  <Skeleton className="h-20" />
                </li>
              ))
            : providers.map((provider) => (
                <li key={provider.provider_code} className="max-sm:nth-[n+13]:hidden">
                  <Plate provider={provider} />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

/**
 * The logos are drawn in light colours, so every one stands on a dark plate; the name stands in for
 * a missing one.
 */
function Plate({ provider }: { provider: ListedProvider }) {
  const t = useText();
  const { hasFailed: isBroken, watch } = usePictureFailure();
  const { provider_name, logo_url, game_count } = provider;
  const count = t('ui.common.gameCount', { count: game_count });
  return (
    <AppLink
      to={providerPath(provider)}
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
          {...watch}
        />
      )}
      <span className="text-xs">{count}</span>
    </AppLink>
  );
}
