import { useText } from '@pavilion/i18n/react';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import { PageColumn } from '../../core/layout/page-column.tsx';
import { tournamentsQuery } from '../../common/competitions/competition-queries.ts';
import { TournamentCard } from './tournament-card.tsx';

/** /leaderboard: the tournaments under way with their prizes and standings. */
export function LeaderboardScreen() {
  const t = useText();
  const { data, isPending, isError, isSuccess, refetch } = useQuery(tournamentsQuery());
  const tournaments = data?.value ?? [];
  return (
    <PageColumn title={t('_m.leaderboard')}>
      {isPending ? (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-96" />
        </div>
      ) : null}
      {isError && tournaments.length === 0 ? (
        <ErrorState
          title={t('ui.leaderboard.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {isSuccess && tournaments.length === 0 ? (
        <EmptyState
          icon="trophy"
          title={t('ui.leaderboard.empty')}
          text={t('ui.leaderboard.emptyText')}
        />
      ) : null}
      {tournaments.map((tournament) => (
        <TournamentCard key={tournament.tournament_id} tournament={tournament} />
      ))}
    </PageColumn>
  );
}
