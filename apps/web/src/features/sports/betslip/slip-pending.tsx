// chunk: alone
import { slipStatus } from '@pavilion/contracts/player/sports/slip-status.contract';
import { CallFailure } from '@pavilion/client/call-failure';
import { useText } from '@pavilion/i18n/react';
import { Notice } from '@pavilion/ui/notice';
import { Spinner } from '@pavilion/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsOnline } from '@pavilion/web-core/online';
import { callQuery } from '../../../core/query.ts';
import { useTopic } from '../../../core/realtime/realtime.ts';
import { refreshBalance } from '../../../core/session/sign-in.ts';
import { useSecondsUntil } from '../../../core/use-countdown.ts';
import { forgetPending, noteDecided } from './pending.store.ts';
import type { PendingSlip, SlipView } from './slip.types.ts';

const secondMs = 1000;

/** A slip with a pick in play while it waits: how long still, and no second button to place it. */
export function SlipPending({ pending }: { pending: PendingSlip }) {
  const t = useText();
  const isOnline = useIsOnline();
  const seconds = useSecondsUntil(pending.untilMs);
  useDecision(pending, seconds === 0);
  return (
    <section className="grid gap-3 p-3" aria-busy="true">
      <p role="status" className="m-0 flex items-center gap-2 font-bold">
        <Spinner />
        {t('ui.betslip.waiting')}
      </p>
      <p className="numeric m-0 text-2xl font-bold text-accent-text" role="timer">
        {seconds > 0 ? t('ui.betslip.waitingFor', { seconds }) : t('ui.betslip.deciding')}
      </p>
      <p className="m-0 text-sm text-text-muted">{t('ui.betslip.waitingText')}</p>
      {isOnline ? null : <Notice kind="warning">{t('ui.common.offlineText')}</Notice>}
    </section>
  );
}

/** Hears what was decided, and asks for it once the moment has come: a message may be lost. */
function useDecision({ slipId }: PendingSlip, isDue: boolean): void {
  useTopic('bets', { 'slip.decided': ({ slip }) => decide(slip) });
  const query = useQuery({
    ...callQuery(slipStatus, { slip_id: slipId }),
    enabled: isDue,
    refetchInterval: secondMs,
    staleTime: 0,
    meta: { handled: true },
  });
  useEffect(() => {
    if (query.data) decide(query.data.slip);
    // Another player's, or of another site: nothing is told of it here.
    if (query.error instanceof CallFailure && query.error.code === 'slipNotFound') forgetPending();
  }, [query.data, query.error]);
}

function decide(slip: SlipView): void {
  noteDecided(slip);
  if (slip.state === 'rejected') void refreshBalance().catch(() => undefined);
}
