import { changePlayerStatus } from '../modules/identity/index.ts';
import { defineCommand, UsageError } from './command.ts';
import { findSite } from './find-site.ts';

const statuses = { block: 'BLOCKED', close: 'CLOSED', open: 'ACTIVE' } as const;

const statusCommand = defineCommand({
  name: 'player status',
  usage: '<site> <account id> block|close|open',
  summary: 'Blocks, closes or reopens an account; its sessions end at once',
  async run(input) {
    const site = findSite(input);
    const [, accountId = '', wanted = ''] = input.words;
    if (!Object.hasOwn(statuses, wanted)) throw new UsageError('say `block`, `close` or `open`');
    const status = statuses[wanted as keyof typeof statuses];
    const player = { siteId: site.id, accountId: accountId.toLowerCase() };
    const isKnown = await changePlayerStatus(input.context, input.actor, player, status);
    if (!isKnown) throw new UsageError(`there is no account ${accountId} on ${site.externalId}`);
    input.print(`${accountId} is ${status}`);
  },
});

export const playerCommands = [statusCommand];
