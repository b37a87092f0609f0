import { useText } from '@pavilion/i18n/react';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { go } from '../../core/navigation/go.ts';
import { AddDestinationForm } from '../../features/money/wallet/add-destination-form.tsx';
import { useWithdrawalMethods } from '../../features/money/wallet/withdrawal.queries.ts';

/** Adds an account to be paid to, and leads on to what it was added for. */
export function AddBankScreen() {
  const t = useText();
  return (
    <div className="page-width grid max-w-[560px] grid-cols-1 gap-6 py-6">
      <div className="grid gap-2">
        <h1 className="page-title">{t('ui.withdrawal.add')}</h1>
        <p className="m-0 text-text-muted">{t('ui.withdrawal.accountsText')}</p>
      </div>
      <AddPart />
    </div>
  );
}

function AddPart() {
  const t = useText();
  const query = useWithdrawalMethods();
  if (query.isPending) return <Skeleton className="h-80" />;
  if (query.isError)
    return (
      <ErrorState
        title={t('ui.withdrawal.failed')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  if (query.data.value.length === 0)
    return <EmptyState icon="bank" title={t('ui.withdrawal.noMethods')} />;
  return (
    <AddDestinationForm
      methods={query.data.value}
      onAdded={(id) => go(`/withdrawal?destination=${encodeURIComponent(id)}`)}
    />
  );
}
