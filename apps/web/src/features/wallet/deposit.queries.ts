import type { CallResponse } from '@pavilion/contracts/define-call';
import { depositList } from '@pavilion/contracts/wallet/deposit-list.contract';
import { depositMethods } from '@pavilion/contracts/wallet/deposit-methods.contract';
import { depositStatus } from '@pavilion/contracts/wallet/deposit-status.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '../../core/query.ts';
import { useTopic } from '../../core/realtime/realtime.ts';

export type DepositMethod = CallResponse<typeof depositMethods>['value'][number];
export type Deposit = CallResponse<typeof depositStatus>['deposit'];

const pendingRefreshMs = 5_000;

export function useDepositMethods() {
  return useQuery(callQuery(depositMethods, {}));
}

/** The player's last deposits; fresh as soon as one of them changes. */
export function useDeposits() {
  const client = useQueryClient();
  useTopic('balance', {
    'deposit.changed': () => {
      void client.invalidateQueries({ queryKey: [depositList.path] });
      void client.invalidateQueries({ queryKey: [depositStatus.path] });
    },
  });
  return useQuery(callQuery(depositList, { limit: 10 }));
}

/** One deposit; asked again every few seconds while it is pending, should the push not arrive. */
export function useDeposit(depositId: string | null) {
  return useQuery({
    ...callQuery(depositStatus, { deposit_id: depositId ?? '' }),
    enabled: depositId !== null,
    refetchInterval: (query) =>
      query.state.data?.deposit.status === 'pending' ? pendingRefreshMs : false,
  });
}
