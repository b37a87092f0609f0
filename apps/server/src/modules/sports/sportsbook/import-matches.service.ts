import { inTransaction } from '@pavilion/database';
import type { ImportResult } from '@pavilion/domain/fixtures';
import { lineText } from '@pavilion/sports';
import type { ServerContext } from '../../../context.ts';
import { announceInBatches, notifyEvents } from './change-notice.ts';
import { importFixture } from './import-fixture.service.ts';
import {
  LineRefused,
  type ImportLine,
  type ImportLineProblem,
  type ImportMode,
  type ImportWord,
} from './import-line.ts';
import { importHistory, importResult } from './import-result.service.ts';
import type { OfferedMarket } from './market-write.store.ts';
import { kickoffsByPair } from './meeting.service.ts';
import { typeOfKind } from './kind-of.ts';
import { oddsText } from './odds-text.ts';
import { priceByModel } from './price-events.service.ts';
import { closeLines, noteLine } from './unmatched-lines.service.ts';

export interface ImportReport {
  created: number;
  changed: number;
  unchanged: number;
  problems: ImportLineProblem[];
  /** The matches its lines mean. */
  eventIds: string[];
}

/**
 * Imports parsed matches, each line in a transaction of its own: a line that cannot be used is
 * reported and the others go on. The same file again changes nothing. Which known match a line
 * means is told by league, teams and kick-off (`whichMeeting`). Matches to come that no file gave
 * prices are priced by the model.
 */
export async function importMatches(
  context: ServerContext,
  parsed: ImportResult<ImportLine>,
  mode: ImportMode,
  word: ImportWord = {},
): Promise<ImportReport> {
  const report: ImportReport = {
    created: 0,
    changed: 0,
    unchanged: 0,
    problems: [...parsed.problems],
    eventIds: [],
  };
  const created: string[] = [];
  const changed: string[] = [];
  const taken: ImportLine[] = [];
  const withheld = new Set<string>();
  const kickoffsOf = kickoffsByPair(parsed.rows);
  for (const line of parsed.rows) {
    try {
      const { effect, eventIds } = await inTransaction(context.database, (trx) =>
        importers[mode](context, trx, line, kickoffsOf(line), word),
      );
      report[effect] += 1;
      taken.push(line);
      report.eventIds.push(...eventIds);
      if (effect === 'created') created.push(...eventIds);
      if (effect === 'changed') changed.push(...eventIds);
      for (const refusal of mode === 'fixtures' ? withheldOf(line) : []) {
        report.problems.push(problemOf(context, line, refusal));
        for (const id of eventIds) withheld.add(id);
      }
    } catch (error) {
      const problem = problemOf(context, line, error);
      report.problems.push(problem);
      await noteLine(context, line, mode, problem);
    }
  }
  await closeLines(context, taken, mode);
  // Nobody watches a match yet that was not there.
  await notifyEvents(context, context.database.db, created);
  await announceInBatches(context, changed);
  // Where the file's own prices are impossible, the model does not step in: the same file again
  // would suspend what it opened. After results it reprices what is to come.
  await priceByModel(context, withheld);
  report.problems.sort((a, b) => a.line - b.line);
  return report;
}

const importers = { fixtures: importFixture, results: importResult, history: importHistory };

/** Names the markets with what the file asks for them: `asian-handicap:-0.75 1.82/4.10`. */
function priceRefusal(
  reason: 'pricesBelowFair' | 'pricesFarAboveFair',
  markets: readonly OfferedMarket[],
): LineRefused {
  const texts = markets.map((market) => {
    const prices = market.selections.map(({ oddsMilli }) => oddsText(oddsMilli));
    const line = lineText(typeOfKind('football', market.kind), market.lineQuarters);
    return `${line === null ? market.kind : `${market.kind}:${line}`} ${prices.join('/')}`;
  });
  return new LineRefused(reason, texts.join(', '));
}

function withheldOf({ belowFair = [], farAboveFair = [] }: ImportLine): LineRefused[] {
  return [
    ...(belowFair.length > 0 ? [priceRefusal('pricesBelowFair', belowFair)] : []),
    ...(farAboveFair.length > 0 ? [priceRefusal('pricesFarAboveFair', farAboveFair)] : []),
  ];
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
