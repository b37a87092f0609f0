import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { Tabs } from '@pavilion/ui/tabs';
import paper from '../../core/layout/paper.module.css';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { useTimeZone } from '../../core/time-zone.ts';
import { useNowMs } from '../../core/use-now.ts';
import { rangeProblems } from '../../features/money/history/bet-filter.ts';
import { DayRangeFields } from '../../features/money/history/day-range-fields.tsx';
import { ExportButton } from '../../features/money/history/export-button.tsx';
import { NetChart } from '../../features/money/history/net-chart.tsx';
import {
  readStatementRange,
  usualDays,
  type StatementRange,
} from '../../features/money/history/statement-range.ts';
import { PeriodCard } from '../../features/money/history/period-card.tsx';
import { SpanTotals } from '../../features/money/history/span-totals.tsx';
import { useStatement } from '../../features/money/history/transactions.queries.ts';
import { withParam } from '../../features/money/history/with-param.ts';

/** The player's cash by day or month: what it opened with, what moved, what it closed with. */
export function StatementScreen() {
  const t = useText();
  const nowMs = useNowMs();
  return (
    <div className={`page-width grid max-w-[1080px] grid-cols-1 gap-3 py-4 sm:py-6 ${paper.paper}`}>
      <h1 className="page-title">{t('ui.statement.title')}</h1>
      {nowMs === null ? <StatementSkeleton /> : <Statement nowMs={nowMs} />}
    </div>
  );
}

function Statement({ nowMs }: { nowMs: number }) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const range = readStatementRange(params, nowMs);
  const zone = useTimeZone();
  const query = useStatement(range, zone);
  const problems = rangeProblems(range, query.error);
  const isRefused = Object.keys(problems).length > 0;
  return (
    <Tabs
      label={t('ui.statement.by')}
      selectedId={range.by}
      onSelect={(id) => setParams((now) => withParam(now, 'by', id === 'month' ? id : ''))}
      items={[
        { id: 'day', label: t('ui.statement.byDay') },
        { id: 'month', label: t('ui.statement.byMonth') },
      ]}
    >
      <div className="grid grid-cols-1 gap-3 pt-3">
        <PaperHead range={range} nowMs={nowMs} />
        <div className={paper.offPaper}>
          <DayRangeFields problems={problems} usual={usualDays(nowMs, range.by)} />
        </div>
        <p className="m-0 text-sm text-text-muted">{t('ui.statement.zone', { zone })}</p>
        {isRefused ? null : <Periods query={query} range={range} />}
      </div>
    </Tabs>
  );
}

/** On paper nothing around the statement says whose it is, of which days, and when it was drawn. */
function PaperHead({ range, nowMs }: { range: StatementRange; nowMs: number }) {
  const t = useText();
  const format = useFormat();
  const siteName = useLayoutStore((state) => state.site?.site_name ?? '');
  const { account_id: accountId, full_name: fullName } = useUserStore((state) => state.user);
  const rows: [string, string][] = [
    [t('ui.deposit.receipt.account'), [fullName, accountId].filter(Boolean).join(' · ')],
    [t('ui.statement.span'), format.dateRange(range.from, range.to)],
    [t('ui.statement.printedAt'), format.dateTime(nowMs)],
  ];
  return (
    <div className={paper.onPaper}>
      <p className="m-0 font-bold">{siteName}</p>
      <dl className="m-0 grid gap-1 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex gap-x-2">
            <dt>{name}:</dt>
            <dd className="m-0">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Periods({
  query,
  range,
}: {
  query: ReturnType<typeof useStatement>;
  range: StatementRange;
}) {
  const t = useText();
  if (query.isPending) return <StatementSkeleton />;
  if (!query.data) {
    return (
      <ErrorState
        title={t('ui.statement.failed')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const { rows, currency } = query.data;
  if (rows.length === 0) return <EmptyState icon="calendar" title={t('ui.statement.none')} />;
  return (
    <>
      <NetChart rows={rows} currency={currency} />
      <SpanTotals rows={rows} currency={currency} />
      <ol className="m-0 grid list-none grid-cols-1 gap-3 p-0">
        {rows.toReversed().map((row) => (
          <PeriodCard key={row.period} row={row} currency={currency} by={range.by} />
        ))}
      </ol>
      <div className={`flex flex-wrap gap-3 ${paper.offPaper}`}>
        <Button kind="secondary" onClick={() => window.print()}>
          {t('ui.statement.print')}
        </Button>
        <ExportButton asked={{ what: 'statement', ...range }} />
      </div>
    </>
  );
}

function StatementSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-32" />
      ))}
    </div>
  );
}
