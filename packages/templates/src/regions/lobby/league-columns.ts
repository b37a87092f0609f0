import type { SportsLeague } from '../../props/lobby.ts';

/** Room a league's heading takes, in matches. */
const headMatches = 0.7;

/**
 * Spreads leagues over columns of about the same height: in order, each to the shortest column so
 * far. Leagues in play come first, so that they stand at the top of every column.
 */
export function leagueColumns(
  leagues: readonly SportsLeague[],
  columnCount: number,
): SportsLeague[][] {
  const columns = Array.from({ length: columnCount }, () => ({
    leagues: [] as SportsLeague[],
    height: 0,
  }));
  const liveFirst = leagues.toSorted(
    (first, second) => Number((second.liveCount ?? 0) > 0) - Number((first.liveCount ?? 0) > 0),
  );
  for (const league of liveFirst) {
    const shortest = columns.reduce((best, column) =>
      column.height < best.height ? column : best,
    );
    shortest.leagues.push(league);
    shortest.height += league.count + headMatches;
  }
  return columns.map((column) => column.leagues).filter((column) => column.length > 0);
}
