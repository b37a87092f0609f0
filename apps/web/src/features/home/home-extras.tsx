import { useFormat, useText } from '@pavilion/i18n/react';
import { Skeleton } from '@pavilion/ui/states';
import { Tabs } from '@pavilion/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clock } from '../../core/clock.ts';
import { transactionsQuery, winnersQuery } from './home-queries.ts';

interface Entry {
  account_id: string;
  amount: string;
  currency: string;
  created_at: string;
  source?: string;
}

const listIds = ['winner', 'withrawal', 'deposits', 'withdrawals'] as const;
type ListId = (typeof listIds)[number];

/** What happens on the site right now: winners, withdrawals, the latest movements, and how many play. */
export function HomeExtras() {
  const t = useText();
  const [list, setList] = useState<ListId>('winner');
  const stats = useQuery(winnersQuery());
  const transactions = useQuery(transactionsQuery());
  const lists: Record<ListId, Entry[] | undefined> = {
    winner: stats.data?.winner,
    withrawal: stats.data?.withrawal,
    deposits: transactions.data?.deposits,
    withdrawals: transactions.data?.withdrawals,
  };
  const labels: Record<ListId, string> = {
    winner: t('ui.home.topWinners'),
    withrawal: t('ui.home.topWithdrawals'),
    deposits: t('ui.home.latestDeposits'),
    withdrawals: t('ui.home.latestWithdrawals'),
  };
  return (
    <section className="page-width grid grid-cols-1 gap-4 py-8" aria-labelledby="live-activity">
      <h2 id="live-activity" className="text-xl font-bold">
        {t('ui.home.liveActivity')}
      </h2>
      <Counters counts={stats.data} />
      <Tabs
        label={t('ui.home.liveActivity')}
        selectedId={list}
        onSelect={(id) => setList(id as ListId)}
        items={listIds.map((id) => ({ id, label: labels[id] }))}
      >
        <EntryList entries={lists[list]} isLoading={stats.isPending || transactions.isPending} />
      </Tabs>
    </section>
  );
}

interface Counts {
  registered_player: number;
  active_player: number;
  deposited_player: number;
}

function Counters({ counts }: { counts: Counts | undefined }) {
  const t = useText();
  const format = useFormat();
  if (!counts) return null;
  const facts = [
    [t('ui.home.registeredPlayers'), counts.registered_player],
    [t('ui.home.activePlayers'), counts.active_player],
    [t('ui.home.depositedPlayers'), counts.deposited_player],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-3">
      {facts.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse rounded-card bg-surface-1 p-3">
          <dt className="text-xs text-text-muted">{label}</dt>
          <dd className="numeric text-lg font-bold">{format.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function EntryList({ entries, isLoading }: { entries: Entry[] | undefined; isLoading: boolean }) {
  const t = useText();
  const format = useFormat();
  const now = clock.now();
  if (!entries && isLoading) return <Skeleton className="h-40" />;
  if (!entries || entries.length === 0)
    return <p className="py-6 text-text-muted">{t('ui.home.noActivity')}</p>;
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {entries.slice(0, 12).map((entry, index) => (
        <li
          key={`${entry.created_at}-${index}`}
          className="flex items-center justify-between gap-3 rounded-control bg-surface-1 px-3 py-2"
        >
          <span className="grid min-w-0">
            <span className="truncate font-medium">{entry.account_id}</span>
            <span className="truncate text-xs text-text-muted">
              {entry.source || format.relative(entry.created_at, now)}
            </span>
          </span>
          <span className="numeric font-semibold text-positive">
            {format.money(entry.amount, entry.currency)}
          </span>
        </li>
      ))}
    </ul>
  );
}
