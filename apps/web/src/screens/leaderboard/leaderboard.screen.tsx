import { useText } from '@pavilion/i18n/react';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { PageColumn } from '@pavilion/web-core/layout/page-column';
import { useRaces } from '../../features/rewards/races/race.queries.ts';
import { NameChoice } from './name-choice.tsx';
import { RaceCard } from './race-card.tsx';

/** /leaderboard: races with their prizes, standings, and the player's own place. */
export function LeaderboardScreen() {
  const t = useText();
  const { data, isPending, isError, refetch } = useRaces();
  const races = data?.value ?? [];
  return (
    <PageColumn title={t('_m.leaderboard')}>
      {isPending ? (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-96" />
        </div>
      ) : null}
      {isError && !data ? (
        <ErrorState
          title={t('ui.leaderboard.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data && races.length === 0 ? (
        <EmptyState
          icon="trophy"
          title={t('ui.leaderboard.empty')}
          text={t('ui.leaderboard.emptyText')}
        />
      ) : null}
      {races.map((race) => (
        <RaceCard key={race.race_code} race={race} />
      ))}
      {races.length > 0 ? <NameChoice /> : null}
    </PageColumn>
  );
}
