import type { CallResponse } from '@pavilion/contracts/define-call';
import { sessionEnd } from '@pavilion/contracts/player/account/session-end.contract';
import { sessionList } from '@pavilion/contracts/player/account/session-list.contract';
import { profile } from '@pavilion/contracts/player/account/profile.contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../core/api.ts';
import { callKey, callQuery, pagedKey } from '../../../core/query.ts';

export type Profile = CallResponse<typeof profile>;
export type Session = CallResponse<typeof sessionList>['value'][number];

export function useProfile() {
  return useQuery(callQuery(profile, {}));
}

const sessionsPerPage = 20;

/** Where the player is signed in, page by page. */
export function useSessions() {
  return useInfiniteQuery({
    queryKey: pagedKey(sessionList, { limit: sessionsPerPage }),
    queryFn: ({ signal, pageParam }) =>
      call(
        sessionList,
        { limit: sessionsPerPage, ...(pageParam === null ? null : { cursor: pageParam }) },
        { signal, handled: true },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    meta: { handled: true },
    staleTime: 0,
  });
}

/** Ends one session elsewhere; the list follows it, also when it had ended already. */
export function useEndSession(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (session_id: string) => call(sessionEnd, { session_id }, { handled: true }),
    onSuccess: onDone,
    onSettled: () => void client.invalidateQueries({ queryKey: callKey(sessionList) }),
  });
}

/** Ends every session, this one too. */
export function useEndAllSessions(onDone: () => void) {
  return useMutation({
    mutationFn: () => call(sessionEnd, { all: true }, { handled: true }),
    onSuccess: onDone,
  });
}
