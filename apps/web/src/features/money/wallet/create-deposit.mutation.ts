import { CallFailure } from '@pavilion/client/call-failure';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { isSessionFailure } from '@pavilion/contracts/session-failures';
import { depositCreate } from '@pavilion/contracts/player/money/deposit-create.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../core/api.ts';
import { newId } from '../../../core/ids.ts';
import { handleThrown } from '../../../core/errors/handle-failure.ts';
import { refreshDeposits } from './deposit.queries.ts';

export interface DepositWish {
  methodCode: string;
  amount: string;
  /** The saved card or wallet to pay with; empty: another one. */
  savedId: string;
  isToSave: boolean;
  /** The bonus that is wished for; empty: none. */
  promotionCode: string;
}

/**
 * Starts a deposit and gives how it is paid. The same wish keeps its request id, so that trying
 * again after a lost answer leads to the same deposit.
 */
export function useCreateDeposit(on: {
  made: (answer: CallResponse<typeof depositCreate>) => void;
  refused: (code: string, detail?: string) => void;
}) {
  const client = useQueryClient();
  const intent = useRef({ wish: '', requestId: '' });
  const mutation = useMutation({
    mutationFn: ({ methodCode, amount, savedId, isToSave, promotionCode }: DepositWish) => {
      const wish = [methodCode, amount, savedId, isToSave, promotionCode].join(':');
      if (intent.current.wish !== wish) intent.current = { wish, requestId: newId() };
      const request = {
        request_id: intent.current.requestId,
        method_code: methodCode,
        amount,
        ...(savedId === '' ? { is_saved: isToSave } : { saved_id: savedId }),
        ...(promotionCode !== '' && { promotion_code: promotionCode }),
      };
      return call(depositCreate, request, { handled: true });
    },
    meta: { handled: true },
    onSuccess: (answer) => {
      refreshDeposits(client);
      on.made(answer);
    },
    onError: (thrown) => {
      const isRefusal =
        thrown instanceof CallFailure && thrown.statusCode > -500 && thrown.statusCode < 0;
      // Nobody else says it, and it is not known whether the deposit was made: the wish stays the
      // same.
      if (thrown instanceof CallFailure && thrown.code === 'serviceUnavailable')
        return on.refused(thrown.code);
      if (!isRefusal || isSessionFailure(thrown.code)) return handleThrown(thrown);
      // A refused wish is finished: the next try is a new one.
      intent.current = { wish: '', requestId: '' };
      refreshDeposits(client);
      on.refused(thrown.code, thrown.statusDetail);
    },
  });
  return { create: mutation.mutate, isBusy: mutation.isPending || mutation.isSuccess };
}
