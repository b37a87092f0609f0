import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Jackpot = OfficeAnswer<typeof officeCalls.jackpotList>['value'][number];

const jackpotLine = (pot: Jackpot): string =>
  [
    pot.jackpot,
    `${pot.content} ${pot.currency}`,
    `${pot.share_percent} %`,
    pot.minutes === null ? 'by stakes' : `${pot.minutes} min`,
    pot.drops_at === null ? 'falls when it is hit' : `drops ${pot.drops_at}`,
    pot.is_last ? 'last round' : 'running',
  ].join('\t');

export const promotionCommands = [
  defineCommand(
    officeCalls.jackpotAdd,
    ['site', 'jackpot'],
    ({ site }, { jackpot, minutes }) => `${site} draws ${jackpot} every ${minutes} minutes`,
  ),
  defineCommand(officeCalls.jackpotList, ['site'], ({ site, value }) =>
    value.length === 0 ? `${site} has no jackpot` : value.map(jackpotLine),
  ),
  defineCommand(
    officeCalls.jackpotStop,
    ['site', 'jackpot'],
    (_, { jackpot }) => `${jackpot} ends with the round under way`,
  ),
];
