import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';
import { importHelp } from './import-help.ts';

type Report = OfficeAnswer<typeof officeCalls.importFile>;
type Settlement = OfficeAnswer<typeof officeCalls.eventResult>['settlement'];

const isWell = ({ problem_count: count }: Report): boolean => count === 0;

const countLine = ({ created, changed, unchanged }: Report): string =>
  `${created} matches created, ${changed} changed, ${unchanged} as they were`;

function fileLines(report: Report): string[] {
  const { problems, problem_count: count, reasons } = report;
  if (count === 0) return [countLine(report)];
  return [
    countLine(report),
    `${count} lines could not be used, or not whole:`,
    ...problems.map(
      ({ line, reason, detail }) =>
        `  line ${line}: ${reason}${detail === '' ? '' : ` (${detail})`}`,
    ),
    ...moreLine(report),
    ...importHelp(reasons),
  ];
}

const rowLines = (report: Report): string[] => [
  countLine(report),
  ...report.problems.map(({ reason, detail }) => `  ${reason} (${detail})`),
  ...moreLine(report),
  ...importHelp(report.reasons),
];

const moreLine = ({ problems, problem_count: count }: Report): string[] =>
  count > problems.length ? [`  and ${count - problems.length} more`] : [];

/** `settled 3 bets: 2 won, 1 lost` */
function settleText({ bets, unsettled_matches: unsettled }: Settlement): string {
  const count = bets.reduce((sum, row) => sum + row.count, 0);
  const parts = bets.map((row) => `${row.count} ${row.result}`).join(', ');
  const settled = `settled ${count} bets${count === 0 ? '' : `: ${parts}`}`;
  if (unsettled === 0) return settled;
  return `${settled}; ${unsettled} matches could not be settled, the log says why`;
}

export const sportsCommands = [
  defineCommand(officeCalls.importFile, ['file'], fileLines, isWell),
  defineCommand(
    officeCalls.settleFile,
    ['file'],
    (report) => [...fileLines(report), settleText(report.settlement)],
    isWell,
  ),
  defineCommand(officeCalls.unmatchedList, [], ({ value }) =>
    value.length === 0
      ? 'nothing waits'
      : value.map((row) =>
          [
            row.row_id,
            row.source,
            row.mode,
            row.key,
            row.reason,
            row.detail,
            `seen ${row.seen_count} times`,
          ].join('\t'),
        ),
  ),
  defineCommand(officeCalls.unmatchedMatch, ['row', 'event'], rowLines, isWell),
  defineCommand(officeCalls.unmatchedDismiss, ['row'], (_, { row }) => `${row} is off the list`),
  defineCommand(officeCalls.unmatchedRetry, [], rowLines, isWell),
  defineCommand(
    officeCalls.eventResult,
    ['event', 'score'],
    ({ is_new, settlement }, { event, score }) =>
      `${is_new ? `${event} ended ${score}` : 'this result was known'}; ${settleText(settlement)}`,
  ),
  defineCommand(
    officeCalls.eventFinish,
    ['event', 'order'],
    ({ is_new, settlement }, { event, order }) =>
      `${is_new ? `${event} ended ${order}` : 'this finish was known'}; ${settleText(settlement)}`,
  ),
  defineCommand(officeCalls.eventDecidedBy, ['event'], (_, { event, match }) =>
    match === undefined ? `no match decides ${event}` : `${match} decides ${event}`,
  ),
  defineCommand(
    officeCalls.eventVoid,
    ['event'],
    ({ is_new, settlement }, { event }) =>
      `${is_new ? `${event} is void` : 'it was void already'}; ${settleText(settlement)}`,
  ),
];
