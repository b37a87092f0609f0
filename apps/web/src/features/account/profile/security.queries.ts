import type { CallResponse } from '@pavilion/contracts/define-call';
import { passkeyList } from '@pavilion/contracts/player/account/passkey-list.contract';
import { secondStep } from '@pavilion/contracts/player/account/second-step.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from '../../../core/query.ts';

export type SecondStepState = CallResponse<typeof secondStep>;
export type Passkey = CallResponse<typeof passkeyList>['value'][number];

/** Ten at most are possible: one page holds them all. */
const passkeysShown = 50;

/** What protects the account besides its password. */
export function useSecondStep() {
  return useQuery({ ...callQuery(secondStep, {}), staleTime: 0, meta: { handled: true } });
}

export function usePasskeys() {
  const query = callQuery(passkeyList, { limit: passkeysShown });
  return useQuery({ ...query, staleTime: 0, meta: { handled: true } });
}

/** Gives a function that reads both anew, after a change. */
export function useRefreshSecurity(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: callKey(secondStep) });
    void client.invalidateQueries({ queryKey: callKey(passkeyList) });
  };
}
