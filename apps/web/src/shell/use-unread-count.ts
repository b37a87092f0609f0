import { checkStatus } from '@pavilion/contracts/player/account/check-status.contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../core/query.ts';
import { useUserStore } from '../core/stores/user.store.ts';

/**
 * Messages the signed-in player has not read; 0 for guests.
 * A realtime event of the inbox asks for it again.
 */
export function useUnreadCount(): number {
  const isWanted = useUserStore((state) => state.isAuthenticated);
  const { data } = useQuery({ ...callQuery(checkStatus, {}), enabled: isWanted });
  return isWanted ? (data?.unread ?? 0) : 0;
}
