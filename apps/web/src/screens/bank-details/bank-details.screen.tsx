import { useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { DestinationList } from '../../features/money/wallet/destination-list.tsx';
import {
  useDestinations,
  useWithdrawalMethods,
} from '../../features/money/wallet/withdrawal.queries.ts';

/** The accounts the player is paid to: their state, adding and removing. */
export function BankDetailsScreen() {
  const t = useText();
  return (
    <div className="page-width grid max-w-[760px] grid-cols-1 gap-6 py-6">
      <div className="grid gap-2">
        <h1 className="page-title">{t('ui.withdrawal.accounts')}</h1>
        <p className="m-0 text-text-muted">{t('ui.withdrawal.accountsText')}</p>
      </div>
      <Accounts />
      <div className="flex flex-wrap gap-3">
        <AppLink to="/add-bank" className={buttonClass('primary')}>
          {t('ui.withdrawal.add')}
        </AppLink>
        <AppLink to="/withdrawal" className={buttonClass('secondary')}>
          {t('ui.withdrawal.title')}
        </AppLink>
      </div>
    </div>
  );
}

function Accounts() {
  const t = useText();
  const query = useDestinations();
  const methods = useWithdrawalMethods();
  if (query.isPending || methods.isPending) return <Skeleton className="h-40" />;
  if (query.isError)
    return (
      <ErrorState
        title={t('ui.withdrawal.failed')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  if (query.data.value.length === 0)
    return (
      <EmptyState
        icon="bank"
        title={t('ui.withdrawal.noDestinations')}
        text={t('ui.withdrawal.noDestinationsText')}
      />
    );
  return <DestinationList destinations={query.data.value} methods={methods.data?.value ?? []} />;
}
