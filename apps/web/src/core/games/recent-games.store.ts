import { createKept } from '../stores/kept.ts';
import { useUserStore } from '../stores/user.store.ts';
import { withRecent, type RecentGame, type RecentGames } from './recent-games.ts';

/** Games opened on this device, by account: the server keeps no record of them. */
const useRecentStore = createKept<{ recents: RecentGames }>('recent-games', { recents: {} });

const none: readonly RecentGame[] = [];

/** Recent games of whoever is here now, newest first. */
export function useRecentGames(): readonly RecentGame[] {
  const accountId = useUserStore((state) => state.user.account_id);
  return useRecentStore(({ recents }) => recents[accountId] ?? none);
}

/** Remembers that a game was opened. */
export function rememberRecent(game: RecentGame): void {
  const { account_id } = useUserStore.getState().user;
  useRecentStore.setState(({ recents }) => ({ recents: withRecent(recents, account_id, game) }));
}
