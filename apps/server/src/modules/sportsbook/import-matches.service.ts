import { inTransaction } from '@pavilion/database';
import type { ImportResult } from '@pavilion/domain/fixtures';
import type { ServerContext } from '../../context.ts';
import { notifyEvents } from './change-notice.ts';
import { importFixture } from './import-fixture.service.ts';
import { LineRefused, type ImportLine, type ImportLineProblem } from './import-line.ts';
import { importResult } from './import-result.service.ts';
import { kickoffsByPair } from './meeting.service.ts';

/** What an import takes from a file: the matches to come (and their prices), or how they ended. */
export type ImportMode = 'fixtures' | 'results';

export interface ImportReport {
  created: number;
  changed: number;
  unchanged: number;
  problems: ImportLineProblem[];
}

/**
 * Imports parsed matches, each line in a transaction of its own: a line that cannot be used is reported and the others
 * go on. The same file again changes nothing. Which known match a line means is told by league, teams and kick-off (`whichMeeting`).
 */
export async function importMatches(
  context: ServerContext,
  parsed: ImportResult<ImportLine>,
  mode: ImportMode,
): Promise<ImportReport> {
  const report: ImportReport = {
    created: 0,
    changed: 0,
    unchanged: 0,
    problems: [...parsed.problems],
  };
  const touched: string[] = [];
  const kickoffsOf = kickoffsByPair(parsed.rows);
  for (const line of parsed.rows) {
    try {
      const { effect, eventIds } = await inTransaction(context.database, (trx) =>
        mode === 'fixtures'
          ? importFixture(context, trx, line, kickoffsOf(line))
          : importResult(context, trx, line, kickoffsOf(line)),
      );
      report[effect] += 1;
      if (effect !== 'unchanged') touched.push(...eventIds);
    } catch (error) {
      report.problems.push(problemOf(context, line, error));
    }
  }
  await notifyEvents(context, context.database.db, touched);
  report.problems.sort((a, b) => a.line - b.line);
  return report;
}

function problemOf(context: ServerContext, line: ImportLine, error: unknown): ImportLineProblem {
  const detail = `${line.home.name} – ${line.away.name}`;
  if (error instanceof LineRefused) {
    const more = error.detail === '' ? '' : `: ${error.detail}`;
    return { line: line.line, reason: error.reason, detail: detail + more };
  }
  context.logger.error({ err: error, line: line.line }, 'a line could not be imported');
  return { line: line.line, reason: 'failed', detail };
}
