import { useFormat, useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import { activityLists, toldCounts, type ActivityList } from './activity-lists.ts';
import { ActivityPanel } from './activity-panel.tsx';
import { transactionsQuery, winnersQuery } from './home-queries.ts';
import { PartHead } from '@pavilion/web-core/layout/part-head';

/**
 * What happens on the site right now: the biggest wins and withdrawals, the latest movements, how
 * many play.
 */
export function ActivityPart() {
  const t = useText();
  const stats = useQuery(winnersQuery());
  const transactions = useQuery(transactionsQuery());
  const titles: Record<ActivityList['id'], string> = {
    winner: t('ui.home.topWinners'),
    withrawal: t('ui.home.topWithdrawals'),
    deposits: t('ui.home.latestDeposits'),
    withdrawals: t('ui.home.latestWithdrawals'),
  };
  const isFailed = stats.isError && !stats.data;
  const retry = (): void => {
    void stats.refetch();
    void transactions.refetch();
  };
  return (
    <section aria-labelledby="home-activity">
      <PartHead id="home-activity" icon="trophy" title={t('ui.home.liveActivity')}>
        {stats.data ? <Counters counts={stats.data} /> : null}
      </PartHead>
      {stats.isPending || transactions.isPending ? <PanelSkeletons /> : null}
      {isFailed ? (
        <ErrorState
          title={t('ui.common.errorText')}
          retryLabel={t('ui.common.retry')}
          onRetry={retry}
        />
      ) : null}
      {stats.data && !transactions.isPending ? (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] gap-4">
          {activityLists({ stats: stats.data, transactions: transactions.data }).map((list) => (
            <ActivityPanel key={list.id} list={list} title={titles[list.id]} />
          ))}
        </div>
      ) : null}
    </section>
  );
}

interface Counts {
  registered_player: number;
  active_player: number;
  deposited_player: number;
}

function Counters({ counts }: { counts: Counts }) {
  const t = useText();
  const format = useFormat();
  const { registered_player, active_player, deposited_player } = counts;
  const labels = {
    registered_player: t('ui.home.registeredPlayers'),
    active_player: t('ui.home.activePlayers'),
    deposited_player: t('ui.home.depositedPlayers'),
  };
  const told = toldCounts({ registered_player, active_player, deposited_player });
  if (told.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {told.map(([name, count]) => (
        <div key={name} className="flex items-baseline gap-1.5">
          <dt className="text-text-muted">{labels[name]}</dt>
          <dd className="numeric font-bold">{format.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function PanelSkeletons() {
  return (
    <div
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] gap-4"
      aria-busy="true"
    >
      <Skeleton className="h-[22.5rem]" />
      <Skeleton className="hidden h-[22.5rem] sm:block" />
    </div>
  );
}
