import { betDetail } from '@pavilion/contracts/player/money/bet-detail.contract';
import { betList } from '@pavilion/contracts/player/money/bet-list.contract';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { validateRange } from '@pavilion/domain/input';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api.ts';
import { useFollowBets } from '../../../common/bets/follow-bets.ts';
import { callQuery, pagedKey } from '../../../core/query.ts';
import type { BetFilter } from './bet-filter.ts';
import { rowsPerCall } from './paged-rows.ts';

export type BetRecord = CallResponse<typeof betList>['value'][number];
export type SportsBet = Extract<BetRecord, { product: 'sports' }>;
export type GameBet = Extract<BetRecord, { product: 'games' }>;

/**
 * The player's bets, newest first; fresh as soon as one is placed or settled, with the score of its
 * match. A range that ends before it starts is not asked for.
 */
export function useBets(filter: BetFilter) {
  useFollowBets();
  const request = { ...filter, limit: rowsPerCall };
  return useInfiniteQuery({
    queryKey: pagedKey(betList, request),
    enabled: validateRange(filter) === null,
    // Rounds of games tell nobody when they end.
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(betList, { ...request, cursor: pageParam }, { signal, handled: true }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    meta: { handled: true },
  });
}

/**
 * One bet with every settlement and movement of money; asked when it is opened. Null asks for none.
 */
export function useBet(betId: string | null) {
  return useQuery({
    ...callQuery(betDetail, { bet_id: betId ?? '' }),
    enabled: betId !== null,
  });
}
