import { useText } from '@pavilion/i18n/react';
import { leaguePath } from '../../../../common/sports/match-path.ts';
import { useLeagueName } from '../../../../common/sports/team-names.ts';
import { useLeagues } from '../sports.queries.ts';
import { FavouriteStar } from './favourite-star.tsx';
import { LeagueTable } from './league-table.tsx';
import { ViewPage } from './view-page.tsx';

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
      <LeagueTable leagueId={leagueId} />
    </ViewPage>
  );
}
