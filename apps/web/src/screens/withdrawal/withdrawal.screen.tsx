import { useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { ForfeitNotice } from '../../features/rewards/promotions/forfeit-notice.tsx';
import { WithdrawableCard } from '../../features/money/wallet/withdrawable-card.tsx';
import { WithdrawalForm } from '../../features/money/wallet/withdrawal-form.tsx';
import { WithdrawalHistory } from '../../features/money/wallet/withdrawal-history.tsx';
import {
  useDestinations,
  useWithdrawable,
  useWithdrawalMethods,
} from '../../features/money/wallet/withdrawal.queries.ts';

/** Withdrawal: what may leave, where to and how much, and what became of earlier ones. */
export function WithdrawalScreen() {
  const t = useText();
  const methods = useWithdrawalMethods();
  return (
    <div className="page-width grid max-w-[760px] grid-cols-1 gap-8 py-6">
      <h1 className="page-title">{t('ui.withdrawal.title')}</h1>
      <WithdrawalPart />
      <WithdrawalHistory methods={methods.data?.value ?? []} />
    </div>
  );
}

function WithdrawalPart() {
  const t = useText();
  const methods = useWithdrawalMethods();
  const destinations = useDestinations();
  const free = useWithdrawable();
  const parts = [methods, destinations, free];
  if (parts.some((part) => part.isError))
    return (
      <ErrorState
        title={t('ui.withdrawal.failed')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => parts.forEach((part) => void part.refetch())}
      />
    );
  if (!methods.data || !destinations.data || !free.data) return <Skeleton className="h-80" />;
  const [first] = methods.data.value;
  if (!first) return <EmptyState icon="withdrawal" title={t('ui.withdrawal.noMethods')} />;
  return (
    <div className="grid gap-6">
      <WithdrawableCard data={free.data} currency={first.currency} />
      {destinations.data.value.length === 0 ? (
        <EmptyState
          icon="bank"
          title={t('ui.withdrawal.noDestinations')}
          text={t('ui.withdrawal.noDestinationsText')}
          action={
            <AppLink to="/add-bank" className={buttonClass('primary')}>
              {t('ui.withdrawal.add')}
            </AppLink>
          }
        />
      ) : (
        <WithdrawalForm
          methods={methods.data.value}
          destinations={destinations.data.value}
          free={free.data.withdrawable}
          forfeitNotice={(bonusId) => <ForfeitNotice bonusId={bonusId} />}
        />
      )}
    </div>
  );
}
