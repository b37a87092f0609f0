import type { ServerContext } from '../../../context.ts';
import type { ImportLine, ImportLineProblem, ImportMode } from './import-line.ts';
import { identityKey } from './meeting.service.ts';
import { closeUnmatched, noteUnmatched } from './unmatched.store.ts';

/** Refusals that only a person can do something about; the others end when the file is right. */
const forPersons: ReadonlySet<ImportLineProblem['reason']> = new Set([
  'unknownTeam',
  'unknownMatch',
  'homeAwaySwapped',
  'unclearMeeting',
  'unclearKickoff',
  'unclearStatus',
  'lateCorrection',
  'matchesWaiting',
]);

/** Keeps a line that found no match in the list for a person (`unmatched list`). */
export async function noteLine(
  context: ServerContext,
  line: ImportLine,
  mode: ImportMode,
  { reason, detail }: ImportLineProblem,
): Promise<void> {
  if (!forPersons.has(reason)) return;
  const row = { id: context.ids.next(), source: line.source, mode, key: identityKey(line) };
  await noteUnmatched(
    context.database.db,
    { ...row, reason, detail, rowData: { ...line } },
    context.clock.now(),
  );
}

/** Takes lines that found their match off the list. */
export async function closeLines(
  context: ServerContext,
  lines: readonly ImportLine[],
  mode: ImportMode,
): Promise<void> {
  const [first] = lines;
  if (!first) return;
  const which = { source: first.source, mode, keys: lines.map(identityKey) };
  await closeUnmatched(context.database.db, which, 'import', context.clock.now());
}

/** A line as it was kept: JSON knows no dates. */
export function lineOf(rowData: Record<string, unknown>): ImportLine {
  const line = rowData as unknown as Omit<ImportLine, 'kickoff'> & { kickoff: string };
  return { ...line, kickoff: new Date(line.kickoff) };
}
