import { CallFailure } from '@pavilion/client/call-failure';
import { betList } from '@pavilion/contracts/player/money/bet-list.contract';
import { betTotals } from '@pavilion/contracts/player/sports/bet-totals.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { nowMs } from '../../../core/clock.ts';
import { newId } from '../../../core/ids.ts';
import { refreshBalance } from '../../../core/session/sign-in.ts';
import type { BetInHand } from './bet-in-hand.ts';
import { takeOut, type CashOut } from './cash-out.queries.ts';

export interface PendingCashOut {
  id: string;
  /** When it is decided, by this browser's clock. */
  untilMs: number;
}

export interface TakingOfBet {
  isBusy: boolean;
  /** What became of the last try. */
  message: string | null;
  pending: PendingCashOut | null;
  take(wish: { part: string; shown: string; takesLess?: boolean }): void;
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
  const wait = (id: string, waitsMs: number): void => {
    setPending({ id, untilMs: nowMs() + waitsMs });
    setMessage(null);
  };
  const tell = ({ state, offer, amount }: CashOut): void => {
    setPending(null);
    if (state === 'taken') setMessage(t('ui.cashOut.taken', { amount: money(amount) }));
    else if (offer) setMessage(t('ui.cashOut.moved', { amount: money(offer.amount) }));
    else setMessage(t('ui.cashOut.rejected'));
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
      else setMessage(t.find(`ui.cashOut.refusal.${answer.refusal}`));
    },
    onError: (thrown) => {
      const code = thrown instanceof CallFailure ? thrown.code : 'serviceUnavailable';
      setMessage(t.find(`errors.${code}`) ?? t('errors.serviceUnavailable'));
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
    decided: tell,
  };
}
