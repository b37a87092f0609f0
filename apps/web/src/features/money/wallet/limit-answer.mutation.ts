import { CallFailure } from '@pavilion/client/call-failure';
import { limitsDecline } from '@pavilion/contracts/player/account/limits-decline.contract';
import { limitsGet } from '@pavilion/contracts/player/account/limits-get.contract';
import { limitsSet } from '@pavilion/contracts/player/account/limits-set.contract';
import { depositMethods } from '@pavilion/contracts/player/money/deposit-methods.contract';
import type { LimitPeriod } from '@pavilion/domain/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../core/api.ts';
import { handleThrown } from '../../../core/errors/handle-failure.ts';
import { callKey } from '../../../core/query.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';

/** A limit on deposits; null: none, on purpose. */
type Answer = { period: LimitPeriod; amount: string } | null;

const isHandled = { handled: true } as const;

/**
 * Sends the answer to how much the player will deposit at most; the cashier follows it. `problem`
 * is of the amount.
 */
export function useLimitAnswer() {
  const client = useQueryClient();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const [problem, setProblem] = useState<string>();
  const mutation = useMutation({
    mutationFn: (answer: Answer) =>
      answer === null
        ? call(limitsDecline, {}, isHandled)
        : call(limitsSet, { kind: 'deposit', ...answer }, isHandled),
    meta: isHandled,
    onSuccess: async (limits) => {
      client.setQueryData(callKey(limitsGet, {}), limits);
      await client.invalidateQueries({ queryKey: [depositMethods.path] });
    },
    onError: (thrown) => {
      const errors = thrown instanceof CallFailure ? thrown.errors : [];
      const ofAmount = errors.find(({ path }) => path === 'amount');
      if (ofAmount) setProblem(ofAmount.code);
      else handleThrown(thrown);
    },
    onMutate: () => setProblem(undefined),
  });
  const { mutate, isPending, variables } = mutation;
  return { mutate, isPending, variables, problem, currency };
}
