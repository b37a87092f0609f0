import type { CallResponse } from '@pavilion/contracts/define-call';
import type { matchList } from '@pavilion/contracts/player/sports/match-list.contract';
import { matchText } from '@pavilion/domain/search';

export type Match = CallResponse<typeof matchList>['value'][number];

/**
 * Matches that can still be bet on and whose teams or league fit the search; better fits first,
 * live before upcoming.
 */
export function findMatches(matches: readonly Match[], search: string, most: number): Match[] {
  return matches
    .filter(({ state }) => state === 'live' || state === 'upcoming')
    .map((match) => ({ match, rank: rankOf(match, search) }))
    .filter((found): found is { match: Match; rank: number } => found.rank !== null)
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        Number(b.match.state === 'live') - Number(a.match.state === 'live') ||
        a.match.start_time.localeCompare(b.match.start_time),
    )
    .slice(0, most)
    .map(({ match }) => match);
}

/** The best fit among all names a match has, in any language: players write what they know. */
function rankOf(match: Match, search: string): number | null {
  const locales = new Set([
    ...Object.keys(match.home_team_names),
    ...Object.keys(match.away_team_names),
  ]);
  const texts = [
    `${match.home_team_name} ${match.away_team_name} ${match.league_name}`,
    `${match.away_team_name} ${match.home_team_name}`,
    ...Object.values(match.league_names),
    match.event_name ?? '',
    ...Object.values(match.event_names ?? {}),
    ...(match.participants ?? []).flatMap(({ name, names }) => [name, ...Object.values(names)]),
    ...[...locales].map(
      (code) =>
        `${match.home_team_names[code] ?? match.home_team_name} ${match.away_team_names[code] ?? match.away_team_name}`,
    ),
  ];
  const ranks = texts
    .map((text) => matchText(text, search)?.rank)
    .filter((rank) => rank !== undefined);
  return ranks.length === 0 ? null : Math.min(...ranks);
}
