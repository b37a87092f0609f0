// chunk: standing
import type { NamedTeams } from './team-names.ts';

/** What teams are called, by locale code; English is always there. */
export interface NamesOfTeams {
  home: Record<string, string>;
  away: Record<string, string>;
}

/** What the teams of a match are called in every language. */
export const namesOfTeams = (
  match: Pick<NamedTeams, 'home_team_names' | 'away_team_names'>,
): NamesOfTeams => ({ home: match.home_team_names, away: match.away_team_names });
