// chunk: standing
import type { NamedTeams } from './team-names.ts';

type ByLocale = Record<string, string>;

/** What a match and a pick of it are called, by locale code; English is always there. */
export interface LocalNames {
  home: ByLocale;
  away: ByLocale;
  /** Of a race or an outright, which has no teams. */
  event?: ByLocale;
  /** Of the runner that is picked. */
  own?: ByLocale;
}

interface NamedEvent extends Pick<NamedTeams, 'home_team_names' | 'away_team_names'> {
  event_names?: ByLocale | undefined;
}

/** What an event and, where it is told, whom a pick is about are called in every language. */
export const localNames = (event: NamedEvent, own?: ByLocale): LocalNames => ({
  home: event.home_team_names,
  away: event.away_team_names,
  ...(event.event_names && { event: event.event_names }),
  ...(own && { own }),
});
