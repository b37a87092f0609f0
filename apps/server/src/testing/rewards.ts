import { getInbox } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import type { TestPlayer, TestServer } from '@pavilion/test-kit';
import { vipRaised } from '../modules/rewards/vip/notices.ts';
import { addNotices } from '../notices/add-notices.service.ts';

/**
 * Tells a player of a level with cash to claim, in minor units, or with nothing; gives the
 * message's id.
 */
export async function tellReward(
  server: TestServer,
  player: TestPlayer,
  amountMinor: bigint | null,
): Promise<string> {
  const owner = { siteId: player.siteId, playerId: player.id };
  const reward = amountMinor === null ? undefined : { kind: 'cash' as const, amountMinor };
  const raised = vipRaised.to(owner, { name: 'Gold' }, { reward });
  await inTransaction(server.context.database, (executor) =>
    addNotices(executor, server.context, [raised]),
  );
  const [message] = (await server.call(getInbox, player.me)).value;
  if (!message) throw new Error('the message did not come');
  return message.inbox_id;
}
