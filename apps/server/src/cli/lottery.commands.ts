import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Settings = OfficeAnswer<typeof officeCalls.lotterySet>;

const settingsText = (row: Settings): string =>
  [
    row.game,
    row.is_on ? 'on' : 'off',
    `${row.days.join(',')} ${row.times.join(',')}`,
    row.prizes,
    `price ${row.price ?? '-'}`,
    `guarantee ${row.guarantee ?? '-'}`,
    `number limit ${row.number_limit ?? '-'}`,
  ].join('\t');

export const lotteryCommands = [
  defineCommand(officeCalls.lotteryList, ['site'], ({ value }) =>
    value.map((row) =>
      [settingsText(row), `pool ${row.pool ?? '-'}`, `reserve ${row.reserve ?? '-'}`].join('\t'),
    ),
  ),
  defineCommand(officeCalls.lotterySet, ['site', 'game'], settingsText),
  defineCommand(officeCalls.lotteryDraws, ['site'], ({ value }) =>
    value.map((row) =>
      [
        row.draw_id,
        row.void_reason === null ? row.state : `void: ${row.void_reason}`,
        row.draw_at,
        `${row.tickets} tickets`,
        `sold ${row.sales}`,
        `paid ${row.paid}`,
        row.entropy_source ?? '-',
      ].join('\t'),
    ),
  ),
  defineCommand(
    officeCalls.lotteryVoid,
    ['site', 'draw'],
    ({ draw, tickets }) => `${draw} is called off, ${tickets} tickets go back`,
  ),
];
