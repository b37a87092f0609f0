import { checkStatus } from '@pavilion/contracts/settings/check-status.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from '../core/query.ts';
import { useUserStore } from '../core/stores/user.store.ts';
import { useTopic } from '../core/realtime/realtime.ts';

/** Messages the signed-in player has not read; 0 for guests. */
export function useUnreadCount(): number {
  const isAuthenticated = useUserStore((state) => state.isAuthenticated);
  const queries = useQueryClient();
  const { data } = useQuery({ ...callQuery(checkStatus, {}), enabled: isAuthenticated });
  useTopic(isAuthenticated ? 'inbox' : null, {
    'inbox.received': () => void queries.invalidateQueries({ queryKey: callKey(checkStatus) }),
  });
  return isAuthenticated ? (data?.unread ?? 0) : 0;
}
