import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Notice } from '@pavilion/ui/notice';
import { Skeleton } from '@pavilion/ui/states';
import { useIsOnline } from '@pavilion/web-core/online';
import { useId, useState } from 'react';
import type { Addable } from './addable.ts';
import type { BetInHand } from './bet-in-hand.ts';
import { CashOutOptions } from './cash-out-options.tsx';
import { CashOutPending } from './cash-out-pending.tsx';
import { useOffer, type Offer } from './cash-out.queries.ts';
import { useTaking } from './use-taking.ts';

/**
 * The ways out of an open bet: all of it for what it is worth now, a part, by itself from an
 * amount, or into another bet.
 */
export function CashOutPart({ bet, addable }: { bet: BetInHand; addable: Addable }) {
  const t = useText();
  const format = useFormat();
  const isOnline = useIsOnline();
  const query = useOffer(bet.bet_id);
  const taking = useTaking(bet);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  if (taking.pending) return <CashOutPending pending={taking.pending} onDecided={taking.decided} />;
  if (query.isPending)
    return (
      <div aria-busy="true">
        <span className="sr-only">{t('ui.cashOut.loading')}</span>
        <Skeleton className="h-11" />
      </div>
    );
  const offer = query.data ?? null;
  const refusal = query.isError ? 'suspended' : (offer?.refusal ?? null);
  const amount = offer === null ? '0' : offer.full_amount;
  const isLocked = refusal !== null || offer === null || !isOnline || taking.isBusy;
  return (
    <div role="group" aria-label={t('ui.cashOut.title')} className="grid gap-2">
      <p className="m-0 flex flex-wrap gap-2">
        <Button
          kind="positive"
          size="small"
          disabled={isLocked}
          isBusy={taking.isBusy}
          onClick={() => taking.take({ part: '1.00', shown: amount })}
          className="numeric grow"
        >
          {refusal === null
            ? t('ui.cashOut.take', { amount: format.money(amount, bet.currency) })
            : t('ui.cashOut.title')}
        </Button>
        <Button
          kind="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('ui.cashOut.options')}
        </Button>
      </p>
      <Told refusal={refusal} message={taking.message} isOnline={isOnline} />
      <div id={panelId} hidden={!isOpen}>
        {isOpen ? (
          <CashOutOptions bet={bet} offer={offer} taking={taking} addable={addable} />
        ) : null}
      </div>
    </div>
  );
}

/** Why nothing is offered, what became of the last try, and that there is no network. */
function Told(props: { refusal: Offer['refusal']; message: string | null; isOnline: boolean }) {
  const t = useText();
  const why = props.refusal === null ? null : t.find(`ui.cashOut.refusal.${props.refusal}`);
  return (
    <>
      {why === null ? null : <p className="m-0 text-xs text-text-muted">{why}</p>}
      <p role="status" className="m-0 text-sm font-semibold empty:hidden">
        {props.message}
      </p>
      {props.isOnline ? null : <Notice kind="warning">{t('ui.common.offlineText')}</Notice>}
    </>
  );
}
