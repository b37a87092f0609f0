import {
  parseFixturesCsv,
  parseFootballDataCsv,
  parseFootballJson,
} from '@pavilion/domain/fixtures';
import type { ServerContext } from '../../context.ts';
import { fairAndBelow, marketsOfOdds } from './imported-odds.ts';
import { importMatches, type ImportMode, type ImportReport } from './import-matches.service.ts';

/** Imports a CSV of football-data: as fixtures with the prices of the file, or as results. */
export async function importFootballData(
  context: ServerContext,
  text: string,
  mode: ImportMode,
): Promise<ImportReport> {
  const { rows, problems } = parseFootballDataCsv(text);
  const lines = rows.map((row) => ({ ...row, ...fairAndBelow(marketsOfOdds(row.odds)) }));
  return importMatches(context, { rows: lines, problems }, mode);
}

/**
 * Imports a fixture list, which does not name its competition (`competition`: `en.1`). Its matches are priced by the
 * model from the results in the database.
 */
export async function importFixtures(
  context: ServerContext,
  text: string,
  mode: ImportMode,
  competition: string,
): Promise<ImportReport> {
  const parsed = parseFixturesCsv(text, { competition });
  return importMatches(context, parsed, mode);
}

/** Imports a file of football.json, as fixtures or as results. */
export async function importFootballJson(
  context: ServerContext,
  text: string,
  mode: ImportMode,
): Promise<ImportReport> {
  return importMatches(context, parseFootballJson(text), mode);
}
