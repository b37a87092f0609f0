import { transactionKinds } from '@pavilion/domain/history';
import { useText } from '@pavilion/i18n/react';
import { FilterChip } from '@pavilion/ui/chip';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import { ListPagination } from '../../core/pagination/list-pagination.tsx';
import { rangeProblems, type RangeProblems } from '../../features/money/history/bet-filter.ts';
import { DaysAndFile } from '../../features/money/history/days-and-file.tsx';
import { readPage, usePagedRows } from '../../features/money/history/paged-rows.ts';
import {
  readTransactionFilter,
  toggledKinds,
  type TransactionFilter,
} from '../../features/money/history/transaction-filter.ts';
import { TransactionRow } from '../../features/money/history/transaction-row.tsx';
import { useTransactions } from '../../features/money/history/transactions.queries.ts';
import { PendingDeposits } from '../../features/money/wallet/pending-deposits.tsx';
import { withFilter, withParam } from '../../features/money/history/with-param.ts';

/** Every movement of the player's money with the balance after it. */
export function TransactionHistoryScreen() {
  const t = useText();
  const [params] = useSearchParams();
  const filter = readTransactionFilter(params);
  const query = useTransactions(filter);
  const problems = rangeProblems(filter, query.error);
  return (
    <div className="page-width grid max-w-[1080px] grid-cols-1 gap-3 py-4 sm:py-6">
      <h1 className="page-title">{t('ui.transactions.title')}</h1>
      <PendingDeposits />
      <TransactionsFilter filter={filter} problems={problems} />
      {Object.keys(problems).length > 0 ? null : <TransactionList query={query} filter={filter} />}
    </div>
  );
}

function TransactionsFilter({
  filter,
  problems,
}: {
  filter: TransactionFilter;
  problems: RangeProblems;
}) {
  const t = useText();
  const [, setParams] = useSearchParams();
  return (
    <div className="grid grid-cols-1 gap-1">
      <div
        role="group"
        aria-label={t('ui.transactions.kinds')}
        className="flex flex-wrap [justify-content:var(--page-title-side)] gap-2"
      >
        {transactionKinds.map((kind) => (
          <FilterChip
            key={kind}
            isOn={filter.kinds.includes(kind)}
            onToggle={() =>
              setParams((now) => withFilter(now, 'kinds', toggledKinds(filter.kinds, kind)))
            }
          >
            {t(`ui.transactions.kind.${kind}`)}
          </FilterChip>
        ))}
      </div>
      <DaysAndFile asked={{ what: 'transactions', ...filter }} problems={problems} />
    </div>
  );
}

function TransactionList({
  query,
  filter,
}: {
  query: ReturnType<typeof useTransactions>;
  filter: TransactionFilter;
}) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const { rows, page, itemCount, isOnItsWay } = usePagedRows(query, readPage(params));
  if (query.isPending || isOnItsWay) return <ListSkeleton />;
  if (query.isError && rows.length === 0) {
    return (
      <ErrorState
        title={t('ui.transactions.failed')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (rows.length === 0) {
    const isNarrowed = filter.kinds.length > 0 || Boolean(filter.from) || Boolean(filter.to);
    return (
      <EmptyState
        icon="list"
        title={t(isNarrowed ? 'ui.transactions.noneMatch' : 'ui.transactions.none')}
      />
    );
  }
  return (
    <>
      <ul className="m-0 list-none panel p-0">
        {rows.map((row) => (
          <TransactionRow key={row.transaction_id} transaction={row} />
        ))}
      </ul>
      <ListPagination
        type="button"
        currentPage={page}
        itemCount={itemCount}
        onPage={(next) => {
          setParams((now) => withParam(now, 'page', next === 1 ? '' : String(next)));
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}

function ListSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-2">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-16" />
      ))}
    </div>
  );
}
