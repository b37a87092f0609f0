import type { FedLobbyProps } from './fed-lobby.types.ts';
import { useProviders } from './use-providers.ts';

/** Providers, and the games of the one that is chosen. */
export function ProvidersFeed({ Lobby, lobby }: FedLobbyProps) {
  return <Lobby {...lobby} {...useProviders()} />;
}
