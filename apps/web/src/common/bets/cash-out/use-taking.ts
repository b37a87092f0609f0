import { CallFailure } from '@pavilion/client/call-failure';
import type { Text } from '@pavilion/i18n';
import { betList } from '@pavilion/contracts/player/money/bet-list.contract';
import { betTotals } from '@pavilion/contracts/player/sports/bet-totals.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { nowMs } from '../../../core/clock.ts';
import { isAnswerLost } from '../../../core/errors/answer-lost.ts';
import { newId } from '../../../core/ids.ts';
import { refreshBalance } from '../../../core/session/sign-in.ts';
import type { BetInHand } from './bet-in-hand.ts';
import type { CashOut } from './cash-out.queries.ts';
import { takeOut } from './take-out.ts';
import { outcomeOf, outcomeOfEdit, type ToldOutcome } from './told-outcome.ts';

export interface PendingCashOut {
  id: string;
  /** When it is decided, by this browser's clock. */
  untilMs: number;
  /** Of an edit: what follows once the bet is changed. */
  onEdited: (() => void) | null;
}

export interface TakingOfBet {
  isBusy: boolean;
  /** What became of the last try. */
  message: string | null;
  pending: PendingCashOut | null;
  take(wish: { part: string; shown: string; takesLess?: boolean }): void;
  /** An edit of the bet waits for its moment. */
  waitForEdit(id: string, waitsMs: number, onEdited: () => void): void;
  decided(cashOut: CashOut): void;
}

/**
 * Takes a bet out, a tap at a time; what the answer says, or the decision after a wait, is told in
 * words.
 */
export function useTaking({ bet_id: betId, currency }: BetInHand): TakingOfBet {
  const t = useText();
  const format = useFormat();
  const client = useQueryClient();
  const [message, setMessage] = useState<string | null>(null);
  const [pending, setPending] = useState<PendingCashOut | null>(null);
  const money = (amount: string): string => format.money(amount, currency);
  const refresh = (): void => {
    for (const path of [betList.path, betTotals.path])
      void client.invalidateQueries({ queryKey: [path] });
    void refreshBalance().catch(() => undefined);
  };
  const wait = (id: string, waitsMs: number, onEdited: (() => void) | null = null): void => {
    setPending({ id, untilMs: nowMs() + waitsMs, onEdited });
    setMessage(null);
  };
  const tell = (cashOut: CashOut): void => {
    const onEdited = pending?.onEdited ?? null;
    const told = onEdited === null ? outcomeOf(cashOut) : outcomeOfEdit(cashOut);
    if (cashOut.state === 'taken') onEdited?.();
    setPending(null);
    setMessage(outcomeText(t, told, money));
    refresh();
  };
  const mutation = useMutation({
    mutationFn: takeOut,
    meta: { handled: true },
    onSuccess: (answer) => {
      if (answer.kind === 'taken' && answer.cashOut.state === 'pending')
        wait(answer.cashOut.cash_out_id, answer.waitsMs);
      else if (answer.kind === 'taken') tell(answer.cashOut);
      else if (answer.kind === 'moved')
        setMessage(t('ui.cashOut.moved', { amount: money(answer.amount) }));
      else setMessage(outcomeText(t, { key: 'ui.cashOut.refused', reason: answer.refusal }, money));
    },
    onError: (thrown) => {
      setMessage(failureText(t, thrown));
      // Without an answer nobody knows what became of it: the list tells.
      refresh();
    },
  });
  return {
    isBusy: mutation.isPending,
    message,
    pending,
    take: ({ part, shown, takesLess = false }) => {
      setMessage(null);
      const requestId = newId();
      mutation.mutate({ betId, part, shown, currency, takesLess, requestId });
    },
    waitForEdit: wait,
    decided: tell,
  };
}

function outcomeText(t: Text, told: ToldOutcome, money: (amount: string) => string): string {
  if ('amount' in told) return t(told.key, { amount: money(told.amount) });
  if (!('reason' in told)) return t(told.key);
  const { key, reason } = told;
  const why = t.find(`ui.cashOut.refusal.${reason}`) ?? t.find(`errors.${reason}`) ?? '';
  return t(key, { reason: why }).trim();
}

function failureText(t: Text, thrown: unknown): string {
  if (isAnswerLost(thrown)) return t('ui.cashOut.lost');
  if (!(thrown instanceof CallFailure)) return t('errors.serviceUnavailable');
  const { code, statusDetail: detail } = thrown;
  // Told with its reason where there is one: decided, or waiting in another tab.
  const reason = code === 'cashOutUnavailable' && t.find(`ui.cashOut.refusal.${detail}`);
  if (reason) return t('ui.cashOut.refused', { reason });
  return t.find(`errors.${code}`) ?? t('errors.serviceUnavailable');
}
