import { useQuery } from '@tanstack/react-query';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { isFor } from './announcement-day.ts';
import { announcementsQuery } from './announcement-queries.ts';

/**
 * The announcements in force that are meant for who looks at them, whether or not they were put off
 * for today.
 */
export function useOwnAnnouncements() {
  const { data, isPending, isError, refetch } = useQuery(announcementsQuery());
  const isPlayer = useUserStore((state) => state.isAuthenticated);
  return {
    announcements: (data?.value ?? []).filter((item) => isFor(item, isPlayer)),
    isPending,
    isError,
    retry: () => void refetch(),
  };
}
