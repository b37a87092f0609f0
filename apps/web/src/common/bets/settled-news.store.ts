// chunk: standing
import { createPersisted } from '@pavilion/web-core/stores/persisted';

interface SettledNews {
  accountId: string;
  /** Bets that were settled and not looked at since. */
  betIds: string[];
}

const most = 99;

/** What was settled while the player looked elsewhere; one for all tabs of the browser. */
export const useSettledNews = createPersisted<SettledNews>(
  'settled_bets',
  { accountId: '', betIds: [] },
  { isShared: true, isSound: isSettledNews },
);

function isSettledNews(found: object): boolean {
  const { accountId, betIds } = found as Partial<Record<keyof SettledNews, unknown>>;
  return (
    typeof accountId === 'string' &&
    Array.isArray(betIds) &&
    betIds.every((id) => typeof id === 'string')
  );
}

/** A bet of the player was settled. */
export function noteSettled(accountId: string, betId: string): void {
  const known = useSettledNews.getState();
  const betIds = known.accountId === accountId ? known.betIds : [];
  if (betIds.includes(betId)) return;
  useSettledNews.setState({ accountId, betIds: [...betIds, betId].slice(-most) });
}

/** The player has looked at the settled bets. */
export function markSettledSeen(): void {
  if (useSettledNews.getState().betIds.length > 0) useSettledNews.setState({ betIds: [] });
}

/** How many bets of the player were settled and not looked at since. */
export function useSettledCount(accountId: string): number {
  return useSettledNews((news) => (news.accountId === accountId ? news.betIds.length : 0));
}
