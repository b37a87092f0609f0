import { basename, resolve } from 'node:path';
import { officeCalls, type OfficeInput } from '@pavilion/contracts/office';
import { isTimeZone } from '@pavilion/domain/fixtures';
import { recordOperatorChange } from '../operator/operator-change.store.ts';
import {
  importFixtures,
  importFootballData,
  importFootballJson,
  type FileWish,
  type ImportMode,
  type ImportReport,
} from '../modules/sports/sportsbook/index.ts';
import { defineOldCommand, needed, UsageError, type CommandInput } from './command.ts';
import { importHelp } from './import-help.ts';
import { readImportFile } from './read-import-file.ts';
import { settleText } from './settle.ts';

/** Problems shown and kept in the log of changes; a wrong file has one on every line. */
const problemsKept = 100;

type FileOf = OfficeInput<typeof officeCalls.settleFile>;
type ImportAsked = FileOf & { far_ahead?: boolean };

const importCommand = defineOldCommand(officeCalls.importFile, ['file'], async (input, asked) => {
  const { problems } = await importFile(input, asked, asked.as ?? 'fixtures');
  return problems.length === 0;
});

const settleFileCommand = defineOldCommand(
  officeCalls.settleFile,
  ['file'],
  async (input, asked) => {
    const { problems, eventIds } = await importFile(input, asked, 'results');
    input.print(await settleText(input, eventIds));
    return problems.length === 0;
  },
);

/** Imports a file and prints what became of its lines. */
async function importFile(
  input: CommandInput,
  asked: ImportAsked,
  mode: ImportMode,
): Promise<ImportReport> {
  const text = await readImportFile(resolve(input.folder, asked.file));
  const report = await importText(input, asked, { text, mode });
  const { context, actor } = input;
  const { created, changed, unchanged, problems } = report;
  const kept = { problemCount: problems.length, problems: problems.slice(0, problemsKept) };
  await recordOperatorChange(context.database.db, context, {
    actor,
    action: `sports.import.${mode}`,
    siteId: null,
    subject: basename(asked.file),
    before: null,
    after: { created, changed, unchanged, ...kept },
  });
  printReport(input, report);
  return report;
}

function printReport({ print }: CommandInput, report: ImportReport): void {
  const { created, changed, unchanged, problems } = report;
  print(`${created} matches created, ${changed} changed, ${unchanged} as they were`);
  if (problems.length === 0) return;
  print(`${problems.length} lines could not be used, or not whole:`);
  for (const { line, reason, detail } of problems.slice(0, problemsKept))
    print(`  line ${line}: ${reason}${detail === '' ? '' : ` (${detail})`}`);
  if (problems.length > problemsKept) print(`  and ${problems.length - problemsKept} more`);
  for (const help of importHelp(problems)) print(help);
}

async function importText(
  { context }: CommandInput,
  asked: ImportAsked,
  { text, mode }: { text: string; mode: ImportMode },
): Promise<ImportReport> {
  const wish = wishOf(asked);
  if (asked.format === 'football-data') return importFootballData(context, text, mode, wish);
  if (asked.format === 'football-json') return importFootballJson(context, text, mode, wish);
  const competition = needed(asked.competition, 'competition');
  return importFixtures(context, text, mode, { ...wish, competition });
}

function wishOf({ zone, competition, far_ahead: isFarMeant }: ImportAsked): FileWish {
  if (zone !== undefined && !isTimeZone(zone))
    throw new UsageError(`there is no time zone \`${zone}\``);
  return { zone, competition, isFarMeant };
}

export const sportsCommands = [importCommand, settleFileCommand];
