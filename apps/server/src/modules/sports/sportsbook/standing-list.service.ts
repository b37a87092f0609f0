import type { CallResponse, standingList } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import { sports, standingsOf } from '@pavilion/sports';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import { readLeagueSport } from './league.store.ts';
import { seasonOf, startOfSeason } from './season.ts';
import { readLastScoredStart, readScoredMatches } from './standing.store.ts';

type Rows = CallResponse<typeof standingList>['value'];

/** The table of a league in the season of its last result. Fails with leagueNotFound. */
export async function listStandings({ database }: ServerContext, leagueId: string): Promise<Rows> {
  const told = isUuid(leagueId) ? await readLeagueSport(database.db, leagueId) : null;
  const sport = sports.find((known) => known === told);
  if (sport === undefined) return fail('leagueNotFound');
  const last = await readLastScoredStart(database.db, leagueId);
  if (last === null) return [];
  const matches = await readScoredMatches(database.db, leagueId, startOfSeason(seasonOf(last)));
  const teams = new Map(
    matches.flatMap(({ home, away }) => [home, away]).map((team) => [team.id, team]),
  );
  const played = matches.map(({ home, away, homeScore, awayScore }) => ({
    home: home.id,
    away: away.id,
    score: [homeScore, awayScore] as const,
  }));
  const rows = standingsOf(sport, played).map(({ team, ...row }) => ({
    ...row,
    team_id: team,
    team_name: teams.get(team)?.name ?? '',
    team_names: teams.get(team)?.names ?? {},
  }));
  return rows.toSorted((a, b) => a.rank - b.rank || (a.team_name < b.team_name ? -1 : 1));
}
