import type { CallResponse } from '@pavilion/contracts/define-call';
import { depositCancel } from '@pavilion/contracts/player/money/deposit-cancel.contract';
import { depositList } from '@pavilion/contracts/player/money/deposit-list.contract';
import { depositMethods } from '@pavilion/contracts/player/money/deposit-methods.contract';
import { depositStatus } from '@pavilion/contracts/player/money/deposit-status.contract';
import { savedMethodRemove } from '@pavilion/contracts/player/money/saved-method-remove.contract';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../core/api.ts';
import { callQuery } from '../../../core/query.ts';
import { useTopic } from '../../../core/realtime/realtime.ts';

/** What the player finds when he wants to deposit. */
export type Cashier = CallResponse<typeof depositMethods>;
export type DepositMethod = Cashier['value'][number];
export type SavedMethod = Cashier['saved'][number];
export type Deposit = CallResponse<typeof depositStatus>['deposit'];
/** What he needs to pay, of one kind. */
export type DepositStep<Kind extends string = string> = Extract<
  NonNullable<Deposit['step']>,
  { kind: Kind }
>;

const pendingRefreshMs = 5_000;

export function useCashier() {
  return useQuery(callQuery(depositMethods, {}));
}

/** Asks for everything about deposits anew. */
export function refreshDeposits(client: QueryClient): void {
  for (const { path } of [depositList, depositStatus, depositMethods])
    void client.invalidateQueries({ queryKey: [path] });
}

/** Deposits are fresh as soon as one of them changes. */
function useDepositNews(): void {
  const client = useQueryClient();
  useTopic('balance', { 'deposit.changed': () => refreshDeposits(client) });
}

/** The player's last deposits. */
export function useDeposits() {
  useDepositNews();
  return useQuery(callQuery(depositList, { limit: 10 }));
}

/** His deposits that wait to be paid. */
export function usePendingDeposits() {
  useDepositNews();
  return useQuery({
    ...callQuery(depositList, { limit: 10, status: 'pending' }),
    refetchInterval: (query) => (query.state.data?.value.length ? 4 * pendingRefreshMs : false),
  });
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

/** Gives a deposit up; `onRefused` when it is too late for that. */
export function useCancelDeposit(on: { done: () => void; refused: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (depositId: string) =>
      call(depositCancel, { deposit_id: depositId }, { handled: true }),
    meta: { handled: true },
    onSuccess: on.done,
    onError: on.refused,
    onSettled: () => refreshDeposits(client),
  });
}

/** Forgets a saved card or wallet. */
export function useForgetSaved(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (savedId: string) => call(savedMethodRemove, { saved_id: savedId }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: [depositMethods.path] }),
  });
}
