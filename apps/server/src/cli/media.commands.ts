import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Picture = OfficeAnswer<typeof officeCalls.mediaAdd>['value'];

const pictureLine = ({ address, width, height, bytes, name }: Picture): string =>
  [address, `${width} × ${height}`, `${bytes} bytes`, name].join('\t');

export const mediaCommands = [
  defineCommand(officeCalls.mediaAdd, ['site'], ({ value }) => value.address),
  defineCommand(officeCalls.mediaList, ['site'], ({ value }) => [
    ...value.map(pictureLine),
    `${value.length} pictures`,
  ]),
];
