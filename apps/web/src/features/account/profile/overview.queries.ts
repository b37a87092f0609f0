import { vip } from '@pavilion/contracts/player/rewards/vip.contract';
import { betList } from '@pavilion/contracts/player/money/bet-list.contract';
import { identityStatus } from '@pavilion/contracts/player/account/identity-status.contract';
import { limitsGet } from '@pavilion/contracts/player/account/limits-get.contract';
import { depositList } from '@pavilion/contracts/player/money/deposit-list.contract';
import { withdrawable } from '@pavilion/contracts/player/money/withdrawable.contract';
import { withdrawalList } from '@pavilion/contracts/player/money/withdrawal-list.contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../core/query.ts';
import { useProfile } from './account.queries.ts';

/** As many of each list as one call gives; what is open is counted among them. */
const most = 100;

const underWay = new Set(['requested', 'checking', 'approved', 'sent']);

/** A count, and whether there may be more than what was looked at. */
export interface Count {
  count: number;
  hasMore: boolean;
}

export const usePockets = () => useQuery({ ...callQuery(withdrawable, {}), staleTime: 0 });

export const useLimitsInForce = () => useQuery(callQuery(limitsGet, {}));

export const useIdentity = () => useQuery(callQuery(identityStatus, {}));

export const useVip = () => useQuery(callQuery(vip, {}));

/**
 * Whether what stands at the head of the overview is on its way: how high it becomes is not known
 * before, and shown bit by bit it would push the rest down. False where it cannot come: each part
 * says so itself.
 */
export function useIsOverviewAwaited(): boolean {
  const heads = [useProfile(), usePockets(), useLimitsInForce(), useIdentity()];
  return heads.some(({ isLoading }) => isLoading);
}

export function useOpenBetCount() {
  return useQuery({
    ...callQuery(betList, { status: 'open', limit: most }),
    staleTime: 0,
    select: ({ value, next_cursor }): Count => ({
      count: value.length,
      hasMore: next_cursor !== null,
    }),
  });
}

export function usePendingDepositCount() {
  return useQuery({
    ...callQuery(depositList, { limit: most }),
    staleTime: 0,
    select: ({ value }): Count => ({
      count: value.filter(({ status }) => status === 'pending').length,
      hasMore: false,
    }),
  });
}

export function usePendingWithdrawalCount() {
  return useQuery({
    ...callQuery(withdrawalList, { limit: most }),
    staleTime: 0,
    select: ({ value }): Count => ({
      count: value.filter(({ state }) => underWay.has(state)).length,
      hasMore: false,
    }),
  });
}
