import {
  parseFixturesCsv,
  parseFootballDataCsv,
  parseFootballJson,
  type ImportedMatch,
  type ImportProblem,
  type ImportResult,
  type LeagueBook,
} from '@pavilion/domain/fixtures';
import type { ServerContext } from '../../../context.ts';
import { fairAndBelow, marketsOfOdds } from './imported-odds.ts';
import type { ImportLine, ImportMode, ImportWord } from './import-line.ts';
import { importMatches, type ImportReport } from './import-matches.service.ts';
import { readLeagueBook, type ImportSource } from './league.store.ts';

/** What the operator says of a file: it decides over what the file says of itself. */
export interface FileWish extends ImportWord {
  /** Its league: `en.1`. */
  competition?: string;
  /** The clock its times are in, when it is not that of the league or the source. */
  zone?: string;
}

/** Imports a CSV of football-data: as fixtures with the prices of the file, or as results. */
export async function importFootballData(
  context: ServerContext,
  text: string,
  mode: ImportMode,
  { isFarMeant, ...wish }: FileWish = {},
): Promise<ImportReport> {
  const leagues = await readLeagueBook(context.database.db, 'football-data');
  const now = context.clock.now();
  const areOddsRead = mode === 'fixtures';
  const { rows, problems } = parseFootballDataCsv(text, { ...wish, leagues, areOddsRead, now });
  const lines = rows.map((row) => ({ ...row, ...fairAndBelow(marketsOfOdds(row.odds)) }));
  const parsed = withLeagues({ rows: lines, problems }, leagues, 'football-data');
  return importMatches(context, parsed, mode, { isFarMeant });
}

/** Imports a fixture list. Its matches are priced by the model from the results in the database. */
export async function importFixtures(
  context: ServerContext,
  text: string,
  mode: ImportMode,
  { isFarMeant, ...wish }: FileWish & { competition: string },
): Promise<ImportReport> {
  const leagues = await readLeagueBook(context.database.db, 'fixtures');
  const parsed = parseFixturesCsv(text, { ...wish, leagues, now: context.clock.now() });
  const lines = withLeagues(parsed, leagues, 'fixtures');
  return importMatches(context, lines, mode, { isFarMeant });
}

/** Imports a file of football.json, as fixtures or as results. */
export async function importFootballJson(
  context: ServerContext,
  text: string,
  mode: ImportMode,
  { isFarMeant, ...wish }: FileWish = {},
): Promise<ImportReport> {
  const leagues = await readLeagueBook(context.database.db, 'football-json');
  const parsed = parseFootballJson(text, { ...wish, leagues });
  const lines = withLeagues(parsed, leagues, 'football-json');
  return importMatches(context, lines, mode, { isFarMeant });
}

/**
 * Only lines of leagues somebody knows: of another neither the country of its teams nor its clock
 * is.
 */
function withLeagues<Line extends ImportedMatch>(
  { rows, problems }: ImportResult<Line>,
  leagues: LeagueBook,
  source: ImportSource,
): ImportResult<Line & Pick<ImportLine, 'league' | 'source'>> {
  const unknown: ImportProblem[] = [];
  const known = rows.flatMap((row) => {
    const league = leagues(row.competition);
    if (league) return [{ ...row, league, source }];
    unknown.push({ line: row.line, reason: 'unknownLeague', detail: row.competition });
    return [];
  });
  return { rows: known, problems: [...problems, ...unknown] };
}
