import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Reported = OfficeAnswer<typeof officeCalls.roomReports>['value'][number];

const reportLine = (row: Reported): string =>
  [
    row.message_id,
    row.room,
    row.account_id ?? 'staff',
    `${row.reports} reports`,
    row.reason,
    row.text,
  ].join('\t');

export const roomCommands = [
  defineCommand(officeCalls.roomSettings, ['site'], ({ site, on, words }) => [
    `rooms of ${site} are ${on ? 'on' : 'off'}`,
    `${words.length} words are refused: ${words.join(', ') || '-'}`,
  ]),
  defineCommand(officeCalls.roomReports, ['site'], ({ value }) => [
    ...value.map(reportLine),
    `${value.length} messages`,
  ]),
  defineCommand(
    officeCalls.roomHide,
    ['site', 'message'],
    (_, { message }) => `${message} is hidden`,
  ),
  defineCommand(
    officeCalls.roomMute,
    ['site', 'account'],
    ({ account_id, until }) => `${account_id} may not talk until ${until}`,
  ),
  defineCommand(
    officeCalls.roomSay,
    ['site', 'room', 'text'],
    ({ message_id }) => `said as ${message_id}`,
  ),
];
