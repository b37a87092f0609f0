import {
  parseFixturesCsv,
  parseFootballDataCsv,
  parseFootballJson,
} from '@pavilion/domain/fixtures';
import type { ServerContext } from '../../context.ts';
import { marketsOfOdds } from './imported-odds.ts';
import { importMatches, type ImportMode, type ImportReport } from './import-matches.service.ts';
import { priceUnpriced } from './price-events.service.ts';

/** Imports a CSV of football-data: as fixtures with the prices of the file, or as results. */
export async function importFootballData(
  context: ServerContext,
  text: string,
  mode: ImportMode,
): Promise<ImportReport> {
  const { rows, problems } = parseFootballDataCsv(text);
  const lines = rows.map((row) => ({ ...row, markets: marketsOfOdds(row.odds) }));
  return finish(context, mode, await importMatches(context, { rows: lines, problems }, mode));
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
  return finish(context, mode, await importMatches(context, parsed, mode));
}

/** Imports a file of football.json, as fixtures or as results. */
export async function importFootballJson(
  context: ServerContext,
  text: string,
  mode: ImportMode,
): Promise<ImportReport> {
  return finish(context, mode, await importMatches(context, parseFootballJson(text), mode));
}

async function finish(
  context: ServerContext,
  mode: ImportMode,
  report: ImportReport,
): Promise<ImportReport> {
  if (mode === 'fixtures') await priceUnpriced(context);
  return report;
}
