import type { CallResponse } from '@pavilion/contracts/define-call';
import { rewardClaim } from '@pavilion/contracts/player/rewards/reward-claim.contract';
import { rewardLines } from '@pavilion/contracts/player/rewards/reward-lines.contract';
import { rewardList } from '@pavilion/contracts/player/rewards/reward-list.contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../core/api.ts';
import { newId } from '../../../core/ids.ts';
import { callKey, callQuery, pagedKey } from '../../../core/query.ts';
import { balancesOf } from '../../../core/session/balance-hold.ts';
import { setBalance } from '../../../core/session/sign-in.ts';

export type CashReward = CallResponse<typeof rewardList>['value'][number];
export type RewardLine = CallResponse<typeof rewardLines>['value'][number];

const freshMs = 10_000;
const rowsPerPage = 25;

/**
 * Cash rewards of the player, asked for once it is known whose they are and again while somebody
 * looks: they grow with play.
 */
export const useCashRewards = (isKnown: boolean) =>
  useQuery({ ...callQuery(rewardList, {}), enabled: isKnown, refetchInterval: freshMs });

/** One of them: its code, and of cashback the period. */
export interface RewardName {
  reward_code: string;
  period_key?: string | undefined;
}

/** The plays a reward is worked out from, the newest first. */
export function useRewardLines(name: RewardName) {
  const request = { ...name, limit: rowsPerPage };
  return useInfiniteQuery({
    queryKey: pagedKey(rewardLines, request),
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(rewardLines, { ...request, cursor: pageParam }, { signal, handled: true }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    meta: { handled: true },
  });
}

/**
 * Takes what a reward has ready. A try that got no answer is repeated under the same id and pays
 * once.
 */
export function useClaimReward(name: RewardName) {
  const client = useQueryClient();
  const requestId = useRef<string | null>(null);
  return useMutation({
    mutationFn: () => {
      requestId.current ??= newId();
      const request = { ...name, request_id: requestId.current };
      return call(rewardClaim, request, { handled: true });
    },
    onSuccess: (answer) => {
      requestId.current = null;
      setBalance(balancesOf(answer));
    },
    // Another tab may have claimed it.
    onSettled: () => void client.invalidateQueries({ queryKey: callKey(rewardList) }),
  });
}
