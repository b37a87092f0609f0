import { basename, resolve } from 'node:path';
import { officeCalls, type OfficeInput } from '@pavilion/contracts/office';
import { isTimeZone } from '@pavilion/domain/fixtures';
import { recordOperatorChange } from '../modules/audit/index.ts';
import { settleEvents } from '../modules/betting/index.ts';
import {
  importFixtures,
  importFootballData,
  importFootballJson,
  type FixtureListSource,
  type ImportMode,
  type ImportReport,
} from '../modules/sportsbook/index.ts';
import { defineCommand, needed, UsageError, type CommandInput } from './command.ts';
import { readImportFile } from './read-import-file.ts';

/** Problems shown and kept in the log of changes; a wrong file has one on every line. */
const problemsKept = 100;

type FileOf = OfficeInput<typeof officeCalls.settleFile>;

const importCommand = defineCommand(officeCalls.importFile, ['file'], async (input, asked) =>
  importFile(input, asked, asked.as ?? 'fixtures'),
);

const settleFileCommand = defineCommand(officeCalls.settleFile, ['file'], async (input, asked) => {
  const isWhole = await importFile(input, asked, 'results');
  input.print(`settled ${await settleEvents(input.context)} bets`);
  return isWhole;
});

/** Gives false when a line could not be used whole. */
async function importFile(input: CommandInput, asked: FileOf, mode: ImportMode): Promise<boolean> {
  const text = await readImportFile(resolve(input.folder, asked.file));
  const report = await importText(input, asked, { text, mode });
  const { context, actor } = input;
  const { problems, ...counts } = report;
  await recordOperatorChange(context.database.db, context, {
    actor,
    action: `sports.import.${mode}`,
    siteId: null,
    subject: basename(asked.file),
    before: null,
    after: { ...counts, problemCount: problems.length, problems: problems.slice(0, problemsKept) },
  });
  printReport(input, report);
  return problems.length === 0;
}

function printReport({ print }: CommandInput, report: ImportReport): void {
  const { created, changed, unchanged, problems } = report;
  print(`${created} matches created, ${changed} changed, ${unchanged} as they were`);
  if (problems.length === 0) return;
  print(`${problems.length} lines could not be used, or not whole:`);
  for (const { line, reason, detail } of problems.slice(0, problemsKept))
    print(`  line ${line}: ${reason}${detail === '' ? '' : ` (${detail})`}`);
  if (problems.length > problemsKept) print(`  and ${problems.length - problemsKept} more`);
}

async function importText(
  { context }: CommandInput,
  asked: FileOf,
  { text, mode }: { text: string; mode: ImportMode },
): Promise<ImportReport> {
  if (asked.format === 'football-data') return importFootballData(context, text, mode);
  if (asked.format === 'football-json') return importFootballJson(context, text, mode);
  return importFixtures(context, text, mode, fixtureListOf(asked));
}

function fixtureListOf({ zone, ...asked }: FileOf): FixtureListSource {
  const competition = needed(asked.competition, 'competition');
  if (zone === undefined) return { competition };
  if (!isTimeZone(zone)) throw new UsageError(`there is no time zone \`${zone}\``);
  return { competition, zone };
}

export const sportsCommands = [importCommand, settleFileCommand];
