import { getInbox } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import type { TestPlayer, TestServer } from '@pavilion/test-kit';
import { addNotices } from '../modules/support/inbox/index.ts';

/** Tells a player of a level with cash to claim, in minor units, or with nothing; gives the message's id. */
export async function tellReward(
  server: TestServer,
  player: TestPlayer,
  amountMinor: bigint | null,
): Promise<string> {
  await inTransaction(server.context.database, (executor) =>
    addNotices(executor, server.context, [
      {
        siteId: player.siteId,
        playerId: player.id,
        notice: 'vip.raised',
        params: { name: 'Gold' },
        ...(amountMinor === null ? null : { reward: { kind: 'cash', amountMinor } }),
      },
    ]),
  );
  const [message] = (await server.call(getInbox, player.me)).value;
  if (!message) throw new Error('the message did not come');
  return message.inbox_id;
}
