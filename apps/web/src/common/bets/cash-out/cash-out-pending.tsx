import { cashOutStatus } from '@pavilion/contracts/player/sports/cash-out-status.contract';
import { useText } from '@pavilion/i18n/react';
import { Spinner } from '@pavilion/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callQuery } from '../../../core/query.ts';
import { useTopic } from '../../../core/realtime/realtime.ts';
import { useSecondsUntil } from '../../../core/use-countdown.ts';
import type { CashOut } from './cash-out.queries.ts';
import type { PendingCashOut } from './use-taking.ts';

const secondMs = 1000;

/** A cash-out with a live leg while it waits: how long still, and no second button to take it. */
export function CashOutPending(props: {
  pending: PendingCashOut;
  onDecided: (cashOut: CashOut) => void;
}) {
  const t = useText();
  const { pending, onDecided } = props;
  const seconds = useSecondsUntil(pending.untilMs);
  const hear = (cashOut: CashOut): void => {
    if (cashOut.cash_out_id === pending.id && cashOut.state !== 'pending') onDecided(cashOut);
  };
  useTopic('bets', { 'bet.cashed_out': ({ cash_out }) => hear(cash_out) });
  const { data } = useQuery({
    ...callQuery(cashOutStatus, { cash_out_id: pending.id }),
    enabled: seconds === 0,
    refetchInterval: secondMs,
    staleTime: 0,
    meta: { handled: true },
  });
  useEffect(() => {
    if (data) hear(data.cash_out);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each answer is heard once
  }, [data]);
  return (
    <p role="status" aria-busy="true" className="m-0 flex min-h-11 items-center gap-2 font-bold">
      <Spinner />
      <span className="numeric">{t('ui.cashOut.waiting', { seconds })}</span>
    </p>
  );
}
