import type { LobbyFeed } from '@pavilion/templates/props/manifest';
import type { Template } from '@pavilion/templates/props/template';
import { Suspense } from 'react';
import { lazyPart, type LazyPart } from '../../core/build/lazy-part.ts';
import type { FedLobbyProps } from './fed-lobby.types.ts';

/**
 * Each loads with the templates whose lobby shows it; the page names it ahead (`preloads.ts` on the
 * server).
 */
const feeds: Record<LobbyFeed, LazyPart<FedLobbyProps>> = {
  providers: lazyPart(async () => (await import('./providers-feed.tsx')).ProvidersFeed),
  catalogue: lazyPart(async () => (await import('./catalogue-feed.tsx')).CatalogueFeed),
  leagues: lazyPart(async () => (await import('./leagues-feed.tsx')).LeaguesFeed),
};

/**
 * Loads what the template's lobby shows besides rows, so that it is there when the page is drawn.
 * Never rejects.
 */
export async function preloadLobbyFeed({ lobbyFeed }: Template): Promise<void> {
  if (lobbyFeed) await feeds[lobbyFeed].preload();
}

/** The template's lobby with all that it shows. */
export function FedLobby(props: FedLobbyProps) {
  const { Lobby, lobby } = props;
  if (!Lobby.needs) return <Lobby {...lobby} />;
  const Feed = feeds[Lobby.needs];
  return (
    <Suspense fallback={<Lobby {...lobby} rows={[]} isLoading />}>
      <Feed {...props} />
    </Suspense>
  );
}
