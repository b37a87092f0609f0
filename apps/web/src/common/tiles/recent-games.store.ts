// chunk: standing
import { recentlyPlayed } from '@pavilion/contracts/player/games/recently-played.contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../../core/query.ts';
import { createPersisted } from '@pavilion/web-core/stores/persisted';
import { useUserStore } from '../../core/stores/user.store.ts';
import { mergeRecent, withRecent, type RecentGame, type RecentGames } from './recent-games.ts';

/**
 * Games opened on this device, by account. What an account played, on whatever device, the server
 * knows.
 */
const useRecentStore = createPersisted<{ recents: RecentGames }>('recent-games', { recents: {} });

const none: readonly RecentGame[] = [];

/**
 * Recent games of whoever is here now: those opened here, newest first, then those the account
 * played elsewhere.
 */
export function useRecentGames(): readonly RecentGame[] {
  const accountId = useUserStore((state) => state.user.account_id);
  const isPlayer = useUserStore((state) => state.isAuthenticated) && accountId !== '';
  const opened = useRecentStore(({ recents }) => recents[accountId] ?? none);
  const { data } = useQuery({ ...callQuery(recentlyPlayed, {}), enabled: isPlayer });
  const played = isPlayer ? (data?.value ?? none) : none;
  return useMemo(() => mergeRecent(opened, played), [opened, played]);
}

/** Remembers that a game was opened. */
export function rememberRecent(game: RecentGame): void {
  const { account_id } = useUserStore.getState().user;
  useRecentStore.setState(({ recents }) => ({ recents: withRecent(recents, account_id, game) }));
}
