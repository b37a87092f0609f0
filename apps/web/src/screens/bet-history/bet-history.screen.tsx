import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { SelectField, TextField } from '@pavilion/ui/field';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useMutation } from '@tanstack/react-query';
import { readDay } from '../../core/day-range.ts';
import { useFieldText } from '../../core/inputs/field-text.ts';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
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

/** Every bet of the player, filtered by state and date, as a list or as a file. */
export function BetHistoryScreen() {
  const t = useText();
  const [params] = useSearchParams();
  const filter = readBetFilter(params);
  const query = useBets(filter);
  const problems = rangeProblems(filter, query.error);
  const isRefused = Object.keys(problems).length > 0;
  const bets = isRefused ? [] : (query.data?.pages.flatMap((page) => page.value) ?? []);
  return (
    <div className="page-width grid grid-cols-1 max-w-[1080px] gap-5 py-6">
      <h1 className="m-0 text-2xl font-bold">{t('ui.history.title')}</h1>
      <HistoryFilter filter={filter} problems={problems} hasBets={bets.length > 0} />
      {isRefused ? null : <HistoryList query={query} bets={bets} />}
    </div>
  );
}

function HistoryList({ query, bets }: { query: ReturnType<typeof useBets>; bets: BetRecord[] }) {
  const t = useText();
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
      {query.isSuccess && bets.length === 0 ? (
        <EmptyState icon="history" title={t('ui.history.empty')} text={t('ui.history.emptyText')} />
      ) : null}
      <ul className="m-0 grid list-none gap-3 p-0">
        {bets.map((bet) => (
          <BetRow key={bet.bet_id} bet={bet} />
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

function HistoryFilter(props: { filter: BetFilter; problems: RangeProblems; hasBets: boolean }) {
  const t = useText();
  const { filter } = props;
  const [, setParams] = useSearchParams();
  const set = (name: string, value: string) => {
    setParams((old) => {
      const next = new URLSearchParams(old);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  };
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
      <SelectField
        label={t('ui.history.state')}
        value={filter.status ?? ''}
        onChange={(event) => set('status', event.target.value)}
        options={[
          { value: '', label: t('ui.history.all') },
          { value: 'open', label: t('ui.history.open') },
          { value: 'settled', label: t('ui.history.settled') },
        ]}
      />
      <DayField
        name="from"
        label={t('ui.history.from')}
        code={props.problems.from}
        onChange={set}
      />
      <DayField name="to" label={t('ui.history.to')} code={props.problems.to} onChange={set} />
      <CsvButton filter={filter} isDisabled={!props.hasBets} />
    </div>
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
