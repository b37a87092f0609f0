/** Address of one match on the sports screen. */
export function matchPath(eventId: string): string {
  return `/sports?event=${encodeURIComponent(eventId)}`;
}

/** Address of one league's matches on the sports screen. */
export function leaguePath(leagueId: string): string {
  return `/sports?league=${encodeURIComponent(leagueId)}`;
}
