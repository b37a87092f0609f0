import { localeCodeOf } from '@pavilion/i18n';
import { useLanguageTag } from '@pavilion/i18n/react';

interface NamedTeams {
  home_team_name: string;
  away_team_name: string;
  home_team_names: Record<string, string>;
  away_team_names: Record<string, string>;
}

/** Names of a match's teams in the page's language, English where there is no local one. */
export function useTeamNames(): (match: NamedTeams) => { home: string; away: string } {
  const code = localeCodeOf(useLanguageTag());
  return (match) => ({
    home: match.home_team_names[code] ?? match.home_team_name,
    away: match.away_team_names[code] ?? match.away_team_name,
  });
}
