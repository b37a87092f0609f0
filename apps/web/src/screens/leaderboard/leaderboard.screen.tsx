import { useText } from '@pavilion/i18n/react';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import { PageColumn } from '../../core/layout/page-column.tsx';
import { tournamentsQuery } from '../../common/competitions/competition-queries.ts';
import { useRaces } from '../../features/rewards/races/race.queries.ts';
import { NameChoice } from './name-choice.tsx';
import { RaceCard } from './race-card.tsx';
import { TournamentCard } from './tournament-card.tsx';

/** /leaderboard: races and tournaments with their prizes, standings, and the player's own place. */
export function LeaderboardScreen() {
  const t = useText();
  const tournamentsAsked = useQuery(tournamentsQuery());
  const racesAsked = useRaces();
  const tournaments = tournamentsAsked.data?.value ?? [];
  const races = racesAsked.data?.value ?? [];
  const isPending = tournamentsAsked.isPending || racesAsked.isPending;
  const hasNothing = tournaments.length === 0 && races.length === 0;
  const isError = tournamentsAsked.isError || racesAsked.isError;
  const retry = (): void => {
    for (const asked of [tournamentsAsked, racesAsked]) if (asked.isError) void asked.refetch();
  };
  return (
    <PageColumn title={t('_m.leaderboard')}>
      {isPending && hasNothing ? (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-96" />
        </div>
      ) : null}
      {isError && hasNothing && !isPending ? (
        <ErrorState
          title={t('ui.leaderboard.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={retry}
        />
      ) : null}
      {!isPending && !isError && hasNothing ? (
        <EmptyState
          icon="trophy"
          title={t('ui.leaderboard.empty')}
          text={t('ui.leaderboard.emptyText')}
        />
      ) : null}
      {races.map((race) => (
        <RaceCard key={race.race_code} race={race} />
      ))}
      {racesAsked.isError && races.length === 0 && tournaments.length > 0 ? (
        <ErrorState
          title={t('ui.leaderboard.racesFailed')}
          retryLabel={t('ui.common.retry')}
          onRetry={retry}
        />
      ) : null}
      {races.length > 0 ? <NameChoice /> : null}
      {tournaments.map((tournament) => (
        <TournamentCard key={tournament.tournament_id} tournament={tournament} />
      ))}
    </PageColumn>
  );
}
