import { betDetail } from '@pavilion/contracts/history/bet-detail.contract';
import { betList } from '@pavilion/contracts/history/bet-list.contract';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { validateRange } from '@pavilion/domain/input';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../core/api.ts';
import { useFollowBets } from '../../core/bets/follow-bets.ts';
import { callKey, callQuery } from '../../core/query.ts';
import type { BetFilter } from './bet-filter.ts';

export type BetRecord = CallResponse<typeof betList>['value'][number];

const pageSize = 20;

/** The player's bets, newest first; fresh as soon as one is placed or settled, with the score of its match. A range that ends before it starts is not asked for. */
export function useBets(filter: BetFilter) {
  useFollowBets();
  const request = { ...filter, limit: pageSize };
  return useInfiniteQuery({
    queryKey: callKey(betList, request),
    enabled: validateRange(filter) === null,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(betList, { ...request, cursor: pageParam }, { signal, handled: true }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    meta: { handled: true },
  });
}

/** Every bet that matches, for the download; asks page by page. Failures are the caller's to show. */
export async function fetchAllBets(filter: BetFilter): Promise<BetRecord[]> {
  const bets: BetRecord[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(betList, { ...filter, limit: 100, cursor }, { handled: true });
    bets.push(...page.value);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return bets;
}

/** One bet with every settlement and movement of money; asked when it is opened. */
export function useBet(betId: string) {
  return useQuery(callQuery(betDetail, { bet_id: betId }));
}
