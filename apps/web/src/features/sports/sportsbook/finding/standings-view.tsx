import { useText } from '@pavilion/i18n/react';
import { EmptyState } from '@pavilion/ui/states';
import { leaguePath } from '../../../../common/sports/match-path.ts';
import { useLeagueName } from '../../../../common/sports/team-names.ts';
import { useLeagues } from '../sports.queries.ts';
import { FavouriteStar } from './favourite-star.tsx';
import { useStandings } from './finding.queries.ts';
import { StandingsTable } from './standings-table.tsx';
import { ViewFailure, ViewPage, ViewSkeleton } from './view-page.tsx';

/** The table of a league, with a star for the league and for each of its teams. */
export function StandingsView({ leagueId }: { leagueId: string }) {
  const t = useText();
  const leagueName = useLeagueName();
  const league = useLeagues()
    .data?.value.flatMap(({ leagues }) => leagues)
    .find(({ league_id }) => league_id === leagueId);
  const title = t('ui.finding.standings');
  return (
    <ViewPage
      title={league ? `${leagueName(league)} · ${title}` : title}
      backTo={leaguePath(leagueId)}
      action={
        league ? (
          <FavouriteStar
            label={leagueName(league)}
            subject={{
              kind: 'league',
              id: leagueId,
              name: league.league_name,
              names: league.league_names,
            }}
          />
        ) : undefined
      }
    >
      <Table leagueId={leagueId} />
    </ViewPage>
  );
}

function Table({ leagueId }: { leagueId: string }) {
  const t = useText();
  const { data, isPending, refetch } = useStandings(leagueId);
  if (data && data.value.length > 0) return <StandingsTable rows={data.value} />;
  if (data) return <EmptyState icon="chart" title={t('ui.finding.standingsNone')} />;
  if (isPending) return <ViewSkeleton />;
  return <ViewFailure onRetry={() => void refetch()} />;
}
