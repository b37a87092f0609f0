import type { LobbyProps, ProviderEntry } from '@pavilion/templates/props/lobby';
import type { CallResponse } from '@pavilion/contracts/define-call';
import type { providerList } from '@pavilion/contracts/player/games/provider-list.contract';
import { categoryNameKey, type Text } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { providersQuery } from '../../common/tiles/game-queries.ts';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import { providerLobbies, providerPath } from './provider-path.ts';
import { useEndlessGames } from './use-endless-games.ts';

type ListedProvider = CallResponse<typeof providerList>['value'][number];

/**
 * Providers of the site, and the games of the one that is chosen, or of all of them. The choice
 * stands in the address, as in the lobbies: going back from a game finds it again.
 */
export function useProviders(): Pick<LobbyProps, 'providers' | 'providerChoice'> {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const providerId = params.get('provider') || null;
  const { data } = useQuery(providersQuery(null));
  const { catalogue, onRetry } = useEndlessGames(
    providerId === null ? {} : { provider_code: providerId },
    true,
  );
  return {
    providers: data?.value.map((provider) => providerEntry(provider, t)),
    providerChoice: {
      providerId,
      onChoose: (chosen) => setParams((now) => withProvider(now, chosen)),
      catalogue,
      onRetry,
    },
  };
}

function withProvider(params: URLSearchParams, chosen: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (chosen) next.set('provider', chosen);
  else next.delete('provider');
  return next;
}

/** Leads to the category in which the provider has most games, and names all that have some. */
function providerEntry(provider: ListedProvider, t: Text): ProviderEntry {
  return {
    id: provider.provider_code,
    name: provider.provider_name,
    logoUrl: provider.logo_url,
    to: providerPath(provider),
    gameCount: provider.game_count,
    lobbies: providerLobbies(provider).map(({ category, gameCount, to }) => {
      const key = categoryNameKey(category.wireName);
      return { id: category.code, name: key ? t(key) : category.wireName, to, gameCount };
    }),
  };
}
