import { useFormat, useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { Badge } from '@pavilion/ui/notice';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { AppLink } from '../../../core/navigation/app-link.tsx';
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
          <li key={deposit.deposit_id}>
            <Row deposit={deposit} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One deposit and the way to it: to go on paying it, or to its receipt. */
function Row({ deposit }: { deposit: Deposit }) {
  const t = useText();
  const format = useFormat();
  const { currency } = deposit;
  return (
    <AppLink
      to={`/deposit?deposit_id=${deposit.deposit_id}`}
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control border border-line bg-surface-1 px-4 py-3 hover:bg-surface-2"
    >
      <span className="grid min-w-0 flex-1 basis-40 gap-0.5">
        <span className="numeric font-bold">
          {format.money(deposit.amount, currency)}{' '}
          <span className="text-sm font-normal text-text-muted">{deposit.method_name}</span>
        </span>
        <span className="numeric text-sm text-text-muted">
          {format.dateTime(deposit.created_at)}
          {deposit.charged_back_at === null ? null : ` · ${t('ui.deposit.chargedBack')}`}
          {Number(deposit.fee) === 0
            ? null
            : ` · ${t('ui.deposit.fee', { fee: format.money(deposit.fee, currency) })}`}
        </span>
      </span>
      <span className="flex items-center gap-2">
        <Badge kind={kinds[deposit.status]}>{t(`ui.deposit.status.${deposit.status}`)}</Badge>
        <Icon name="chevron-right" size={18} className="shrink-0 text-text-muted rtl:rotate-180" />
      </span>
    </AppLink>
  );
}
