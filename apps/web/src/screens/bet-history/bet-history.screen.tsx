import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { TextField } from '@pavilion/ui/field';
import { Badge } from '@pavilion/ui/notice';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { Tabs } from '@pavilion/ui/tabs';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markSettledSeen, useSettledCount } from '../../core/bets/settled-news.store.ts';
import { readDay } from '../../core/day-range.ts';
import { useFieldText } from '../../core/inputs/field-text.ts';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { betCsv } from '../../features/history/bet-csv.ts';
import {
  rangeProblems,
  readBetFilter,
  type BetFilter,
  type RangeProblems,
} from '../../features/history/bet-filter.ts';
import {
  fetchAllBets,
  useBets,
  type BetRecord,
} from '../../features/history/bet-history.queries.ts';
import { BetRow } from '../../features/history/bet-row.tsx';
import { withParam } from '../../features/history/with-param.ts';

/** Every bet of the player, open or settled, as a list or as a file. */
export function BetHistoryScreen() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const filter = readBetFilter(params);
  const query = useBets(filter);
  const problems = rangeProblems(filter, query.error);
  const isRefused = Object.keys(problems).length > 0;
  const bets = isRefused ? [] : (query.data?.pages.flatMap((page) => page.value) ?? []);
  const settledCount = useSettledCount(useUserStore((state) => state.user.account_id));
  useEffect(() => {
    if (filter.status === 'settled') markSettledSeen();
  }, [filter.status]);
  const choose = (id: string) =>
    setParams((now) => {
      const next = withParam(now, 'status', id === 'settled' ? id : '');
      next.delete('bet');
      return next;
    });
  return (
    <div className="page-width grid grid-cols-1 max-w-[1080px] gap-3 py-4 sm:py-6">
      <h1 className="m-0 text-2xl font-bold">{t('ui.history.title')}</h1>
      <Tabs
        label={t('ui.history.state')}
        selectedId={filter.status}
        onSelect={choose}
        items={[
          { id: 'open', label: t('ui.history.open') },
          {
            id: 'settled',
            label: <SettledLabel count={filter.status === 'settled' ? 0 : settledCount} />,
          },
        ]}
      >
        <div className="grid grid-cols-1 gap-3">
          <HistoryFilter filter={filter} problems={problems} hasBets={bets.length > 0} />
          {isRefused ? null : (
            <HistoryList query={query} bets={bets} filter={filter} openedId={params.get('bet')} />
          )}
        </div>
      </Tabs>
    </div>
  );
}

function SettledLabel({ count }: { count: number }) {
  const t = useText();
  return (
    <span className="inline-flex items-center gap-1.5">
      {t('ui.history.settled')}
      {count > 0 ? <Badge kind="accent">{count}</Badge> : null}
    </span>
  );
}

function HistoryList(props: {
  query: ReturnType<typeof useBets>;
  bets: BetRecord[];
  filter: BetFilter;
  /** The bet that a link led to. */
  openedId: string | null;
}) {
  const t = useText();
  const { query, bets } = props;
  return (
    <>
      {query.isPending ? <HistorySkeleton /> : null}
      {query.isError && bets.length === 0 ? (
        <ErrorState
          title={t('ui.history.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.isSuccess && bets.length === 0 ? <NoBets filter={props.filter} /> : null}
      <ul className="m-0 grid list-none grid-cols-1 gap-3 p-0">
        {bets.map((bet) => (
          <BetRow key={bet.bet_id} bet={bet} isOpened={bet.bet_id === props.openedId} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button
          kind="secondary"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('ui.history.showMore')}
        </Button>
      ) : null}
    </>
  );
}

function NoBets({ filter }: { filter: BetFilter }) {
  const t = useText();
  if (filter.from !== undefined || filter.to !== undefined) {
    return (
      <EmptyState icon="history" title={t('ui.history.empty')} text={t('ui.history.emptyText')} />
    );
  }
  const isOpen = filter.status === 'open';
  return (
    <EmptyState
      icon="ticket"
      title={t(isOpen ? 'ui.betslip.noOpenBets' : 'ui.history.emptySettled')}
    />
  );
}

/** Days and file, folded away above the bets until they are wanted. */
function HistoryFilter(props: { filter: BetFilter; problems: RangeProblems; hasBets: boolean }) {
  const t = useText();
  const { filter, problems } = props;
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) => setParams((now) => withParam(now, name, value));
  return (
    <details open={params.has('from') || params.has('to')}>
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold text-accent-text">
        {t('ui.history.filter')}
      </summary>
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <DayField name="from" label={t('ui.history.from')} code={problems.from} onChange={set} />
        <DayField name="to" label={t('ui.history.to')} code={problems.to} onChange={set} />
        <CsvButton filter={filter} isDisabled={!props.hasBets} />
      </div>
    </details>
  );
}

/** One end of the range, as it stands in the address. */
function DayField(props: {
  name: 'from' | 'to';
  label: string;
  code: string | undefined;
  onChange: (name: string, day: string) => void;
}) {
  const fieldText = useFieldText();
  const [params] = useSearchParams();
  const { name, label, code } = props;
  return (
    <TextField
      type="date"
      label={label}
      value={readDay(params.get(name)) ?? ''}
      onChange={(event) => props.onChange(name, event.target.value)}
      error={fieldText(code)}
    />
  );
}

function CsvButton({ filter, isDisabled }: { filter: BetFilter; isDisabled: boolean }) {
  const t = useText();
  const download = useMutation({
    mutationFn: async () => saveFile('bets.csv', betCsv(await fetchAllBets(filter))),
  });
  return (
    <Button
      kind="secondary"
      icon="download"
      isBusy={download.isPending}
      disabled={isDisabled}
      // In line with the controls, whose labels stand above them.
      className="sm:mt-6.5"
      onClick={() => download.mutate()}
    >
      {t('ui.history.csv')}
    </Button>
  );
}

/** Hands a text file to the browser. The mark at the start tells spreadsheets that it is UTF-8. */
function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

function HistorySkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-24" />
      ))}
    </div>
  );
}
