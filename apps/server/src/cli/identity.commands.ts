import { officeCalls } from '@pavilion/contracts/office';
import {
  dismissRow,
  findTeamsForOperator,
  findUnmatched,
  matchRowByHand,
  nameTeamByHand,
  retryRows,
  type ImportReport,
} from '../modules/sports/sportsbook/index.ts';
import { defineOldCommand, type CommandInput } from './command.ts';
import { importHelp } from './import-help.ts';

const shownMax = 100;

const teamListCommand = defineOldCommand(
  officeCalls.teamList,
  ['name'],
  async ({ context, print }, asked) => {
    const teams = await findTeamsForOperator(context.database.db, asked.name ?? '', shownMax);
    for (const { id, country, name, aliases } of teams)
      print([id, country || '-', name, aliases.join('; ')].join('\t'));
    if (teams.length === 0) print('no such team');
  },
);

const teamAliasCommand = defineOldCommand(
  officeCalls.teamAlias,
  ['team'],
  async (input, { team, name, source = '*' }) => {
    await nameTeamByHand(input.context, input.actor, team, { source, name });
    input.print(`${name} is ${team}`);
  },
);

const unmatchedListCommand = defineOldCommand(
  officeCalls.unmatchedList,
  [],
  async ({ context, print }) => {
    const rows = await findUnmatched(context.database.db, shownMax);
    for (const { id, source, mode, key, reason, detail, seenCount } of rows)
      print([id, source, mode, key, reason, detail, `seen ${seenCount} times`].join('\t'));
    if (rows.length === 0) print('nothing waits');
  },
);

const unmatchedMatchCommand = defineOldCommand(
  officeCalls.unmatchedMatch,
  ['row', 'event'],
  async (input, { row, event }) =>
    printReport(input, await matchRowByHand(input.context, input.actor, row, event)),
);

const unmatchedDismissCommand = defineOldCommand(
  officeCalls.unmatchedDismiss,
  ['row'],
  async (input, { row, reason }) => {
    await dismissRow(input.context, input.actor, row, reason);
    input.print(`${row} is off the list`);
  },
);

const unmatchedRetryCommand = defineOldCommand(officeCalls.unmatchedRetry, [], async (input) =>
  printReport(input, await retryRows(input.context)),
);

/** Gives false when lines still wait. */
function printReport({ print }: CommandInput, report: ImportReport): boolean {
  const { created, changed, unchanged, problems } = report;
  print(`${created} matches created, ${changed} changed, ${unchanged} as they were`);
  for (const { reason, detail } of problems) print(`  ${reason} (${detail})`);
  for (const help of importHelp(problems)) print(help);
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
