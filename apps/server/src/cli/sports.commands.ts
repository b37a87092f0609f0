import { basename, resolve } from 'node:path';
import { isTimeZone } from '@pavilion/domain/fixtures';
import type { ServerContext } from '../context.ts';
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
import { defineCommand, requireOption, UsageError, type CommandInput } from './command.ts';
import { readImportFile } from './read-import-file.ts';

/** Problems shown and kept in the log of changes; a wrong file has one on every line. */
const problemsKept = 100;

const importCommand = defineCommand({
  name: 'import-file',
  usage:
    '<file> --format football-data|fixtures|football-json --as fixtures|results|history [--competition en.1 [--zone Europe/London]]',
  summary:
    'Reads matches and prices, results of known matches, or the scores of past seasons (history: for the price model) from a file',
  async run(input) {
    const mode = input.options['as'] ?? 'fixtures';
    if (mode !== 'fixtures' && mode !== 'results' && mode !== 'history')
      throw new UsageError('--as must be `fixtures`, `results` or `history`');
    return importFile(input, mode);
  },
});

const settleFileCommand = defineCommand({
  name: 'settle-file',
  usage:
    '<file> --format football-data|fixtures|football-json [--competition en.1 [--zone Europe/London]]',
  summary: 'Reads results from a file and settles every bet on them',
  async run(input) {
    const isWhole = await importFile(input, 'results');
    input.print(`settled ${await settleEvents(input.context)} bets`);
    return isWhole;
  },
});

/** Gives false when a line could not be used whole. */
async function importFile(input: CommandInput, mode: ImportMode): Promise<boolean> {
  const [path] = input.words;
  if (path === undefined) throw new UsageError('which file?');
  const report = await importText(input, await readImportFile(resolve(input.folder, path)), mode);
  const { context, actor } = input;
  const { problems, ...counts } = report;
  await recordOperatorChange(context.database.db, context, {
    actor,
    action: `sports.import.${mode}`,
    siteId: null,
    subject: basename(path),
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

function importText(input: CommandInput, text: string, mode: ImportMode): Promise<ImportReport> {
  const context: ServerContext = input.context;
  const format = requireOption(input, 'format');
  if (format === 'football-data') return importFootballData(context, text, mode);
  if (format === 'football-json') return importFootballJson(context, text, mode);
  if (format === 'fixtures') return importFixtures(context, text, mode, fixtureListOf(input));
  throw new UsageError('--format must be `football-data`, `fixtures` or `football-json`');
}

function fixtureListOf(input: CommandInput): FixtureListSource {
  const competition = requireOption(input, 'competition');
  if (input.options['zone'] === undefined) return { competition };
  const zone = requireOption(input, 'zone');
  if (!isTimeZone(zone)) throw new UsageError(`there is no time zone \`${zone}\``);
  return { competition, zone };
}

export const sportsCommands = [importCommand, settleFileCommand];
