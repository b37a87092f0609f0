import type { CallResponse } from '@pavilion/contracts/define-call';
import { referralList } from '@pavilion/contracts/player/rewards/referral-list.contract';
import { referralOverview } from '@pavilion/contracts/player/rewards/referral-overview.contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api.ts';
import { callQuery, pagedKey } from '../../../core/query.ts';

export type Overview = CallResponse<typeof referralOverview>;
export type Plan = NonNullable<Overview['plan']>;
export type Friend = CallResponse<typeof referralList>['value'][number];
export type Prize = NonNullable<Plan['own_prize']>;

const rowsPerPage = 25;

/** The player's link, what it brings and how it stands, asked for once it is known whose it is. */
export const useReferralOverview = (isKnown: boolean) =>
  useQuery({ ...callQuery(referralOverview, {}), enabled: isKnown });

/** Who came by the link, the newest first. */
export function useFriends() {
  const request = { limit: rowsPerPage };
  return useInfiniteQuery({
    queryKey: pagedKey(referralList, request),
    // What friends did since is to be seen whenever the page is opened.
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(referralList, { ...request, cursor: pageParam }, { signal, handled: true }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    meta: { handled: true },
  });
}
