// chunk: calls
/** Sports without teams: they have boards of their own, and are not listed among matches. */
export const hasOwnBoard = (sport: string): boolean => sport === 'racing' || sport === 'outright';

/** Where the events of a league are listed. */
export function boardPath(sport: string, leagueId: string): string {
  const league = `/sports?league=${encodeURIComponent(leagueId)}`;
  return hasOwnBoard(sport) ? `${league}&sport=${sport}` : league;
}
