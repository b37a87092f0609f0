import type { OfficeAnswer, OfficeInput, officeCalls } from '@pavilion/contracts/office';
import { isTimeZone } from '@pavilion/domain/fixtures';
import { needed } from '../../../operator/amount-of.ts';
import type { OfficeContext } from '../../../operator/office.ts';
import { recordOperatorChange } from '../../../operator/operator-change.store.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import {
  importFixtures,
  importFootballData,
  importFootballJson,
  type FileWish,
} from './import-files.service.ts';
import type { ImportMode } from './import-line.ts';
import type { ImportReport } from './import-matches.service.ts';

/** Problems told and kept in the log of changes; a wrong file has one on every line. */
const problemsKept = 100;

type Asked = OfficeInput<typeof officeCalls.settleFile> & { far_ahead?: boolean | undefined };

/**
 * Imports a file of an operator; each line is a change of its own, the log keeps what became of
 * all. Throws OperatorError.
 */
export async function importByOperator(
  { server, actor }: OfficeContext,
  asked: Asked,
  mode: ImportMode,
): Promise<ImportReport> {
  const report = await importText(server, asked, mode);
  const { created, changed, unchanged, problems } = report;
  const kept = { problemCount: problems.length, problems: problems.slice(0, problemsKept) };
  await recordOperatorChange(server.database.db, server, {
    actor,
    action: `sports.import.${mode}`,
    siteId: null,
    subject: asked.file.name,
    before: null,
    after: { created, changed, unchanged, ...kept },
  });
  return report;
}

/** What became of the lines, as the office is told. */
export function toldReport(report: ImportReport): OfficeAnswer<typeof officeCalls.importFile> {
  const { created, changed, unchanged, problems } = report;
  return {
    created,
    changed,
    unchanged,
    problems: problems
      .slice(0, problemsKept)
      .map(({ line, reason, detail }) => ({ line, reason, detail })),
    problem_count: problems.length,
    reasons: [...new Set(problems.map(({ reason }) => reason))],
  };
}

function importText(
  server: OfficeContext['server'],
  asked: Asked,
  mode: ImportMode,
): Promise<ImportReport> {
  const { text } = asked.file;
  const wish = wishOf(asked);
  if (asked.format === 'football-data') return importFootballData(server, text, mode, wish);
  if (asked.format === 'football-json') return importFootballJson(server, text, mode, wish);
  const competition = needed(asked.competition, 'competition');
  return importFixtures(server, text, mode, { ...wish, competition });
}

function wishOf({ zone, competition, far_ahead: isFarMeant }: Asked): FileWish {
  if (zone !== undefined && !isTimeZone(zone))
    throw new OperatorError(`there is no time zone \`${zone}\``);
  return { zone, competition, isFarMeant };
}
