import { officeCalls } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

export const depositCommands = [
  defineCommand(
    officeCalls.depositChargeBack,
    ['deposit'],
    ({ amount, debt, currency }) =>
      `${amount} ${currency} taken back; the player owes ${debt} ${currency}`,
  ),
];
