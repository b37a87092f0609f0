import {
  dismissRow,
  findTeamsForOperator,
  findUnmatched,
  matchRowByHand,
  nameTeamByHand,
  retryRows,
  type ImportReport,
} from '../modules/sportsbook/index.ts';
import { defineCommand, requireOption, type CommandInput } from './command.ts';
import { sourceOption } from './league.commands.ts';

const shownMax = 100;

const teamListCommand = defineCommand({
  name: 'team list',
  usage: '<part of a name>',
  summary: 'Teams with their ids and the names sources have for them',
  async run({ context, words, print }) {
    const teams = await findTeamsForOperator(context.database.db, words[0] ?? '', shownMax);
    for (const { id, country, name, aliases } of teams)
      print([id, country || '-', name, aliases.join('; ')].join('\t'));
    if (teams.length === 0) print('no such team');
  },
});

const teamAliasCommand = defineCommand({
  name: 'team alias',
  usage: '<team id> --name <as the file writes it> [--source football-data|football-json|fixtures]',
  summary:
    'From now on this name in files means the team; `unmatched retry` reads what waited for it',
  async run(input) {
    const [teamId = ''] = input.words;
    const name = requireOption(input, 'name');
    const source = sourceOption(input) ?? '*';
    await nameTeamByHand(input.context, input.actor, teamId, { source, name });
    input.print(`${name} is ${teamId}`);
  },
});

const unmatchedListCommand = defineCommand({
  name: 'unmatched list',
  usage: '',
  summary: 'Lines of files that found no match and wait for a person, the oldest first',
  async run({ context, print }) {
    const rows = await findUnmatched(context.database.db, shownMax);
    for (const { id, source, mode, key, reason, detail, seenCount } of rows)
      print([id, source, mode, key, reason, detail, `seen ${seenCount} times`].join('\t'));
    if (rows.length === 0) print('nothing waits');
  },
});

const unmatchedMatchCommand = defineCommand({
  name: 'unmatched match',
  usage: '<row id> <event id>',
  summary: 'Says which match a line is about, keeps its names for the teams, and takes it',
  async run(input) {
    const [rowId = '', eventId = ''] = input.words;
    return printReport(input, await matchRowByHand(input.context, input.actor, rowId, eventId));
  },
});

const unmatchedDismissCommand = defineCommand({
  name: 'unmatched dismiss',
  usage: '<row id> --reason <text>',
  summary: 'Takes a line off the list; nothing follows from it',
  async run(input) {
    const [rowId = ''] = input.words;
    await dismissRow(input.context, input.actor, rowId, requireOption(input, 'reason'));
    input.print(`${rowId} is off the list`);
  },
});

const unmatchedRetryCommand = defineCommand({
  name: 'unmatched retry',
  usage: '',
  summary: 'Reads all lines of the list once more, after names were told',
  async run(input) {
    return printReport(input, await retryRows(input.context));
  },
});

/** Gives false when lines still wait. */
function printReport({ print }: CommandInput, report: ImportReport): boolean {
  const { created, changed, unchanged, problems } = report;
  print(`${created} matches created, ${changed} changed, ${unchanged} as they were`);
  for (const { reason, detail } of problems) print(`  ${reason} (${detail})`);
  return problems.length === 0;
}

export const identityCommands = [
  teamListCommand,
  teamAliasCommand,
  unmatchedListCommand,
  unmatchedMatchCommand,
  unmatchedDismissCommand,
  unmatchedRetryCommand,
];
