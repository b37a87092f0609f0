import { CallFailure } from '@pavilion/contracts/client';
import { isSessionFailure } from '@pavilion/contracts/session-failures';
import { depositCreate } from '@pavilion/contracts/wallet/deposit-create.contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../core/api.ts';
import { newId } from '../../core/ids.ts';
import { handleThrown } from '../../core/errors/present-failure.ts';

export interface DepositWish {
  methodCode: string;
  amount: string;
}

/**
 * Starts a deposit and leads to the provider's page. The same wish keeps its request id, so that trying again after a
 * lost answer leads to the same deposit.
 */
export function useCreateDeposit(onRefused: (code: string, detail?: string) => void) {
  const intent = useRef({ wish: '', requestId: '' });
  const mutation = useMutation({
    mutationFn: ({ methodCode, amount }: DepositWish) => {
      const wish = `${methodCode}:${amount}`;
      if (intent.current.wish !== wish) intent.current = { wish, requestId: newId() };
      const request = {
        request_id: intent.current.requestId,
        method_code: methodCode,
        amount,
      };
      return call(depositCreate, request, { handled: true });
    },
    meta: { handled: true },
    onSuccess: (answer) => location.assign(answer.redirect_url),
    onError: (thrown) => {
      const isRefusal =
        thrown instanceof CallFailure && thrown.statusCode > -500 && thrown.statusCode < 0;
      // Nobody else says it, and it is not known whether the deposit was made: the wish stays the same.
      if (thrown instanceof CallFailure && thrown.code === 'serviceUnavailable')
        return onRefused(thrown.code);
      if (!isRefusal || isSessionFailure(thrown.code)) return handleThrown(thrown);
      // A refused wish is finished: the next try is a new one.
      intent.current = { wish: '', requestId: '' };
      onRefused(thrown.code, thrown.statusDetail);
    },
  });
  return { create: mutation.mutate, isBusy: mutation.isPending || mutation.isSuccess };
}
