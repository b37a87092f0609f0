import { useFormat, useText } from '@pavilion/i18n/react';
import { Badge } from '@pavilion/ui/notice';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useDeposits, type Deposit } from './deposit.queries.ts';

const kinds = {
  pending: 'warning',
  paid: 'positive',
  failed: 'negative',
  cancelled: 'plain',
  expired: 'plain',
} as const satisfies Record<Deposit['status'], string>;

/** The last deposits with their state. */
export function DepositHistory() {
  const t = useText();
  const format = useFormat();
  const query = useDeposits();
  return (
    <section aria-labelledby="deposit-history">
      <h2 id="deposit-history" className="mb-3 text-lg font-bold">
        {t('ui.deposit.history')}
      </h2>
      {query.isPending ? <Skeleton className="h-32" /> : null}
      {query.isError ? (
        <ErrorState
          title={t('ui.deposit.historyFailed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data?.value.length === 0 ? (
        <EmptyState icon="deposit" title={t('ui.deposit.noHistory')} />
      ) : null}
      <ul className="m-0 grid list-none gap-2 p-0">
        {query.data?.value.map((deposit) => (
          <li
            key={deposit.deposit_id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control border border-line bg-surface-1 px-4 py-3"
          >
            <span className="numeric font-bold">
              {format.money(deposit.amount, deposit.currency)}
            </span>
            {Number(deposit.fee) === 0 ? null : (
              <span className="numeric text-sm text-text-muted">
                {t('ui.deposit.fee', { fee: format.money(deposit.fee, deposit.currency) })}
              </span>
            )}
            <span className="numeric text-sm text-text-muted">
              {format.dateTime(deposit.created_at)}
            </span>
            <Badge kind={kinds[deposit.status]}>{t(`ui.deposit.status.${deposit.status}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
