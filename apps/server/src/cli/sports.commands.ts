import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ServerContext } from '../context.ts';
import { recordOperatorChange } from '../modules/audit/index.ts';
import { settleEvents } from '../modules/betting/index.ts';
import {
  importFixtures,
  importFootballData,
  importFootballJson,
  type ImportMode,
  type ImportReport,
} from '../modules/sportsbook/index.ts';
import { defineCommand, requireOption, UsageError, type CommandInput } from './command.ts';

const importCommand = defineCommand({
  name: 'import-file',
  usage:
    '<file> --format football-data|fixtures|football-json --as fixtures|results [--competition en.1]',
  summary: 'Reads matches, prices or results from a file',
  async run(input) {
    const mode = input.options['as'] ?? 'fixtures';
    if (mode !== 'fixtures' && mode !== 'results')
      throw new UsageError('--as must be `fixtures` or `results`');
    await importFile(input, mode);
  },
});

const settleFileCommand = defineCommand({
  name: 'settle-file',
  usage: '<file> --format football-data|football-json',
  summary: 'Reads results from a file and settles every bet on them',
  async run(input) {
    await importFile(input, 'results');
    input.print(`settled ${await settleEvents(input.context)} bets`);
  },
});

async function importFile(input: CommandInput, mode: ImportMode): Promise<void> {
  const [path] = input.words;
  if (path === undefined) throw new UsageError('which file?');
  const report = await importText(input, await readFile(path, 'utf8'), mode);
  const { context, actor } = input;
  await recordOperatorChange(context.database.db, context, {
    actor,
    action: `sports.import.${mode}`,
    siteId: null,
    subject: basename(path),
    before: null,
    after: report,
  });
  input.print(JSON.stringify(report, null, 2));
}

function importText(input: CommandInput, text: string, mode: ImportMode): Promise<ImportReport> {
  const context: ServerContext = input.context;
  const format = requireOption(input, 'format');
  if (format === 'football-data') return importFootballData(context, text, mode);
  if (format === 'football-json') return importFootballJson(context, text, mode);
  if (format === 'fixtures')
    return importFixtures(context, text, mode, requireOption(input, 'competition'));
  throw new UsageError('--format must be `football-data`, `fixtures` or `football-json`');
}

export const sportsCommands = [importCommand, settleFileCommand];
