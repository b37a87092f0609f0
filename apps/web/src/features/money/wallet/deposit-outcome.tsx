import { useFormat, useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { Icon, type IconName } from '@pavilion/ui/icon';
import { Notice } from '@pavilion/ui/notice';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { DepositReceipt } from './deposit-receipt.tsx';
import { DepositWaiting } from './deposit-waiting.tsx';
import { useDeposit, type Deposit } from './deposit.queries.ts';
import { PlayLink } from './play-link.tsx';

const looks: Record<Deposit['status'], { icon: IconName; tone: string }> = {
  pending: { icon: 'clock', tone: 'text-warning' },
  paid: { icon: 'check', tone: 'text-positive' },
  failed: { icon: 'error', tone: 'text-negative' },
  cancelled: { icon: 'close', tone: 'text-text-muted' },
  expired: { icon: 'clock', tone: 'text-text-muted' },
};

/**
 * What became of the deposit the player comes back from; it follows the state until it is final.
 */
export function DepositOutcome({ depositId }: { depositId: string }) {
  const t = useText();
  const format = useFormat();
  const query = useDeposit(depositId);
  if (query.isPending) return <Skeleton className="h-56" />;
  if (query.isError) {
    return (
      <ErrorState
        title={t('ui.deposit.outcomeFailed')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const { deposit } = query.data;
  if (deposit.status === 'pending') return <DepositWaiting deposit={deposit} />;
  const look = looks[deposit.status];
  return (
    <section
      aria-live="polite"
      className="grid justify-items-center gap-3 panel p-4 py-8 text-center sm:p-8"
    >
      <span className={`grid size-16 place-items-center rounded-full bg-surface-2 ${look.tone}`}>
        <Icon name={look.icon} size={32} />
      </span>
      <h2 className="m-0 text-xl font-bold">{t(`ui.deposit.outcome.${deposit.status}`)}</h2>
      <p className="numeric m-0 text-2xl font-extrabold">
        {format.money(deposit.amount, deposit.currency)}
      </p>
      {deposit.asked_amount === null ? null : (
        <Notice kind="warning">
          {t('ui.deposit.otherAmount', {
            asked: format.money(deposit.asked_amount, deposit.currency),
            paid: format.money(deposit.amount, deposit.currency),
          })}
        </Notice>
      )}
      {deposit.charged_back_at === null ? null : (
        <Notice kind="warning">
          {t('ui.deposit.chargedBackText', { date: format.dateTime(deposit.charged_back_at) })}
        </Notice>
      )}
      <p className="m-0 max-w-prose text-text-muted">
        {t(`ui.deposit.outcomeText.${deposit.status}`)}
      </p>
      {deposit.status === 'paid' ? <DepositReceipt deposit={deposit} /> : null}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {deposit.status === 'paid' ? <PlayLink /> : null}
        <AppLink to="/deposit" className={buttonClass('secondary')}>
          {t(deposit.status === 'paid' ? 'ui.deposit.another' : 'ui.deposit.tryAgain')}
        </AppLink>
      </div>
    </section>
  );
}
