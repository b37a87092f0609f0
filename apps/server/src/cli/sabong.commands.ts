import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Settings = OfficeAnswer<typeof officeCalls.sabongSet>;

const settingsText = (row: Settings): string =>
  ['sabong', row.is_on ? 'on' : 'off', `house seed ${row.house_seed}`].join('\t');

export const sabongCommands = [
  defineCommand(officeCalls.sabongSet, ['site'], settingsText),
  defineCommand(officeCalls.poolList, ['site'], ({ sabong, value }) => [
    settingsText(sabong),
    ...value.map((row) =>
      [
        row.game,
        `held ${row.held}`,
        `${row.rounds} rounds`,
        `${row.voids} void`,
        `gross ${row.gross}`,
        `paid ${row.paid}`,
        `takeout ${row.takeout}`,
        `breakage ${row.breakage}`,
        `house bets ${row.house_bets}`,
        row.last_void ?? '-',
      ].join('\t'),
    ),
  ]),
];
