import type { CallResponse } from '@pavilion/contracts/define-call';
import { spin } from '@pavilion/contracts/player/rewards/spin.contract';
import { spinState } from '@pavilion/contracts/player/rewards/spin-state.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../core/api.ts';
import { newId } from '../../../core/ids.ts';
import { callKey, callQuery } from '../../../core/query.ts';
import { balancesOf } from '../../../core/session/balance-hold.ts';
import { setBalance } from '../../../core/session/sign-in.ts';

export type Wheel = CallResponse<typeof spinState>['value'];
export type Spin = CallResponse<typeof spin>['value'];

/** The wheel of the day, asked for once it is known whose it is. */
export function useWheel(isKnown: boolean) {
  // A site without a wheel is no failure of the page: the screen says so.
  return useQuery({ ...callQuery(spinState, {}), enabled: isKnown, meta: { handled: true } });
}

/** Asks for the wheel anew: a day began, or a spin is over. */
export function useRefreshWheel(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: callKey(spinState) });
}

/** Spins. A try that got no answer is repeated under the same id and is the same spin. */
export function useSpin() {
  const refresh = useRefreshWheel();
  const requestId = useRef<string | null>(null);
  return useMutation({
    mutationFn: () => {
      requestId.current ??= newId();
      return call(spin, { request_id: requestId.current }, { handled: true });
    },
    onSuccess: (answer) => {
      requestId.current = null;
      setBalance(balancesOf(answer));
    },
    // Another tab may have spun it, or its budget is gone.
    onError: refresh,
  });
}
