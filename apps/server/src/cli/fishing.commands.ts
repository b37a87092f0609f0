import { officeCalls } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

export const fishingCommands = [
  defineCommand(officeCalls.fishingSessions, ['site'], ({ value, currency }) =>
    value.map((one) =>
      [
        one.session,
        one.account,
        `${one.sea}, seat ${one.seat}`,
        one.close_reason === null ? one.state : `closed: ${one.close_reason}`,
        `bought ${one.bought}`,
        `meter ${one.meter} ${currency}`,
        `${one.shots} shots`,
        `cost ${one.cost}`,
        `won ${one.win}`,
        `used ${one.used_at}`,
      ].join('\t'),
    ),
  ),
  defineCommand(
    officeCalls.fishingSettle,
    ['site', 'session'],
    ({ session, currency, cost, win, paid }) =>
      `${session} has ended: cost ${cost}, won ${win}, paid out ${paid} ${currency}`,
  ),
];
