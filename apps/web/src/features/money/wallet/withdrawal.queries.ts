import type { CallResponse } from '@pavilion/contracts/define-call';
import { destinationList } from '@pavilion/contracts/player/money/destination-list.contract';
import { destinationRemove } from '@pavilion/contracts/player/money/destination-remove.contract';
import { withdrawable } from '@pavilion/contracts/player/money/withdrawable.contract';
import { withdrawalCancel } from '@pavilion/contracts/player/money/withdrawal-cancel.contract';
import { withdrawalList } from '@pavilion/contracts/player/money/withdrawal-list.contract';
import { withdrawalMethods } from '@pavilion/contracts/player/money/withdrawal-methods.contract';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../core/api.ts';
import { callQuery } from '../../../core/query.ts';
import { useTopic } from '../../../core/realtime/realtime.ts';

export type WithdrawalMethod = CallResponse<typeof withdrawalMethods>['value'][number];
export type Destination = CallResponse<typeof destinationList>['value'][number];
export type Withdrawal = CallResponse<typeof withdrawalList>['value'][number];
export type Withdrawable = CallResponse<typeof withdrawable>;

const openRefreshMs = 10_000;
const openStates = new Set<Withdrawal['state']>(['requested', 'checking', 'approved', 'sent']);

/** True while a withdrawal is at work and may still change. */
export const isOpen = ({ state }: Withdrawal): boolean => openStates.has(state);

export function useWithdrawalMethods() {
  return useQuery(callQuery(withdrawalMethods, {}));
}

export function useDestinations() {
  return useQuery(callQuery(destinationList, { limit: 100 }));
}

/** What may leave and why the rest may not; fresh with every movement of money. */
export function useWithdrawable() {
  const client = useQueryClient();
  useTopic('balance', {
    'balance.changed': () => void client.invalidateQueries({ queryKey: [withdrawable.path] }),
  });
  return useQuery(callQuery(withdrawable, {}));
}

/**
 * The player's last withdrawals; fresh as soon as one changes, and asked for now and then should
 * the push not arrive.
 */
export function useWithdrawals() {
  const client = useQueryClient();
  useTopic('balance', { 'withdrawal.changed': () => refreshWithdrawals(client) });
  return useQuery({
    ...callQuery(withdrawalList, { limit: 10 }),
    refetchInterval: (query) => (query.state.data?.value.some(isOpen) ? openRefreshMs : false),
  });
}

export function refreshWithdrawals(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [withdrawalList.path] });
  void client.invalidateQueries({ queryKey: [withdrawable.path] });
}

export function refreshDestinations(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [destinationList.path] });
}

/** Takes a withdrawal back. */
export function useCancelWithdrawal(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (withdrawalId: string) =>
      call(withdrawalCancel, { withdrawal_id: withdrawalId }, { handled: true }),
    onSuccess: onDone,
    onSettled: () => refreshWithdrawals(client),
  });
}

/** Forgets a destination. */
export function useRemoveDestination(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (destinationId: string) =>
      call(destinationRemove, { destination_id: destinationId }, { handled: true }),
    onSuccess: onDone,
    onSettled: () => refreshDestinations(client),
  });
}
