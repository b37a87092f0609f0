import { officeCalls } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

export const pokerCommands = [
  defineCommand(officeCalls.pokerTables, ['site'], ({ value, currency }) => [
    ...value.map((row) =>
      [
        row.table,
        row.kind,
        `${row.stakes} ${currency}`,
        `${row.seated} of ${row.seats} seats`,
        row.play_money ? `play money, ${row.computers} computers` : 'money',
        row.state,
      ].join('\t'),
    ),
    `${value.length} tables`,
  ]),
  defineCommand(
    officeCalls.pokerOpen,
    ['site', 'table'],
    ({ table_id }, { table }) => `opened ${table} (${table_id})`,
  ),
  defineCommand(
    officeCalls.pokerClose,
    ['site', 'table'],
    (_, { table }) => `${table} closes after its hand`,
  ),
  defineCommand(
    officeCalls.pokerComputers,
    ['site', 'table', 'count'],
    (_, { table, count }) => `the computer fills ${count} seats of ${table}`,
  ),
  defineCommand(
    officeCalls.pokerHand,
    ['site', 'hand'],
    ({ table, hand_no, root }) => `hand ${hand_no} of ${table}, root ${root}`,
  ),
  defineCommand(officeCalls.pokerFlags, ['site'], ({ value, hands }) => [
    ...value.map(({ kind, players, figures }) => [kind, players.join(' '), figures].join('\t')),
    `${value.length} flags in ${hands} hands`,
  ]),
];
