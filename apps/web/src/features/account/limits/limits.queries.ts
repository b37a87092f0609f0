import type { CallResponse } from '@pavilion/contracts/define-call';
import { limitsActivity } from '@pavilion/contracts/player/account/limits-activity.contract';
import { limitsConfirm } from '@pavilion/contracts/player/account/limits-confirm.contract';
import { limitsGet } from '@pavilion/contracts/player/account/limits-get.contract';
import { limitsSet } from '@pavilion/contracts/player/account/limits-set.contract';
import { realityCheck } from '@pavilion/contracts/player/account/reality-check.contract';
import { realityStatus } from '@pavilion/contracts/player/account/reality-status.contract';
import { timeOut } from '@pavilion/contracts/player/account/time-out.contract';
import type { LimitPeriod } from '@pavilion/domain/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type CallArguments } from '../../../core/api.ts';
import { callKey, callQuery } from '../../../core/query.ts';

export type Limits = CallResponse<typeof limitsGet>;
export type Limit = Limits['value'][number];

export function useLimits() {
  return useQuery(callQuery(limitsGet, {}));
}

export function useActivity(period: LimitPeriod) {
  return useQuery(callQuery(limitsActivity, { period }));
}

/** What a player asks for; each answers with everything he bounds for himself. */
export type LimitWish =
  | { do: 'set'; fields: CallArguments<typeof limitsSet> }
  | { do: 'confirm'; fields: CallArguments<typeof limitsConfirm> }
  | { do: 'time-out'; fields: CallArguments<typeof timeOut> }
  | { do: 'reality'; fields: CallArguments<typeof realityCheck> };

const isHandled = { handled: true } as const;

function send(wish: LimitWish): Promise<Limits> {
  switch (wish.do) {
    case 'set':
      return call(limitsSet, wish.fields, isHandled);
    case 'confirm':
      return call(limitsConfirm, wish.fields, isHandled);
    case 'time-out':
      return call(timeOut, wish.fields, isHandled);
    case 'reality':
      return call(realityCheck, wish.fields, isHandled);
  }
}

/** Puts limits the server answered with on the page, with what follows from them. */
export function useTakeLimits() {
  const client = useQueryClient();
  return (limits: Limits): void => {
    client.setQueryData(callKey(limitsGet, {}), limits);
    void client.invalidateQueries({ queryKey: callKey(realityStatus) });
  };
}

/**
 * Sends a wish; what the page shows of limits and of the reality check follows it. Failures go to
 * the shared handler.
 */
export function useLimitWish(onDone: (limits: Limits) => void = () => undefined) {
  const client = useQueryClient();
  const takeLimits = useTakeLimits();
  return useMutation({
    mutationFn: send,
    onSuccess: (limits) => {
      takeLimits(limits);
      onDone(limits);
    },
    // Another tab may have changed the same limit.
    onError: () => void client.invalidateQueries({ queryKey: callKey(limitsGet) }),
  });
}
