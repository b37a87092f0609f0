import { officeCalls } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

export const referralCommands = [
  defineCommand(officeCalls.referralList, ['site'], ({ value }) => [
    ...value.map((row) =>
      [
        row.friend,
        `invited by ${row.referrer}`,
        row.state,
        row.shared.length === 0 ? 'shares nothing' : `shares ${row.shared.join(', ')}`,
        row.joined_at,
        ...(row.decided_by === null ? [] : [`decided by ${row.decided_by}`]),
      ].join('\t'),
    ),
    `${value.length} referrals`,
  ]),
  defineCommand(
    officeCalls.referralAccept,
    ['site', 'account'],
    (_, { account }) => `${account} goes on`,
  ),
  defineCommand(
    officeCalls.referralRefuse,
    ['site', 'account'],
    (_, { account }) => `${account} is refused`,
  ),
];
