// chunk: calls
import { localeCodeOf } from '@pavilion/i18n';
import { useLanguageTag } from '@pavilion/i18n/react';
import { useCallback } from 'react';

export interface NamedTeams {
  home_team_name: string;
  away_team_name: string;
  home_team_names: Record<string, string>;
  away_team_names: Record<string, string>;
}

interface NamedLeague {
  league_name: string;
  league_names?: Record<string, string>;
}

/** Name of a league in the page's language, English where there is no local one. */
export function useLeagueName(): (named: NamedLeague) => string {
  const code = localeCodeOf(useLanguageTag());
  return useCallback(
    ({ league_name, league_names }) => league_names?.[code] ?? league_name,
    [code],
  );
}

/** Names of a match's teams in the page's language, English where there is no local one. */
export function useTeamNames(): (match: NamedTeams) => { home: string; away: string } {
  const code = localeCodeOf(useLanguageTag());
  return (match) => ({
    home: match.home_team_names[code] ?? match.home_team_name,
    away: match.away_team_names[code] ?? match.away_team_name,
  });
}
