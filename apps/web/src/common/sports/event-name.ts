// chunk: calls
import { localeCodeOf } from '@pavilion/i18n';
import { useLanguageTag } from '@pavilion/i18n/react';
import { useCallback } from 'react';
import { useTeamNames, type NamedTeams } from './team-names.ts';

interface NamedEvent extends NamedTeams {
  /** Of a race or an outright: it has no teams, and their names are empty. */
  event_name?: string;
  event_names?: Record<string, string>;
}

/** Two teams against each other; what has none goes by its own name. */
export const versus = (home: string, away: string, name: string): string =>
  home === '' && away === '' ? name : `${home} – ${away}`;

/** True where no two teams meet: a race, an outright. */
export const isOfRunners = ({ home_team_name, away_team_name }: NamedTeams): boolean =>
  home_team_name === '' && away_team_name === '';

/** What an event is called in the page's language: `Ajax – PSV`, `Premier League 2026/27`. */
export function useEventName(): (event: NamedEvent) => string {
  const code = localeCodeOf(useLanguageTag());
  const teamNames = useTeamNames();
  return (event) => {
    const { home, away } = teamNames(event);
    return versus(home, away, event.event_names?.[code] ?? event.event_name ?? '');
  };
}

interface NamedRunner {
  name?: string | undefined;
  names?: Record<string, string> | undefined;
}

/** What a runner or player is called in the page's language; nothing where there is no name. */
export function useOwnName(): (named: NamedRunner) => string | undefined {
  const code = localeCodeOf(useLanguageTag());
  return useCallback(({ name, names }) => names?.[code] ?? name, [code]);
}
