import type { ServerContext } from '../../../context.ts';
import { MessageRefused, type Sender } from '../outbox/index.ts';
import { deleteDevice, findDevice } from './device.store.ts';
import { keysOf } from './push-keys.service.ts';
import type { PushService } from './push-service.ts';
import { createWebPushService } from './web-push-service.ts';

/**
 * Messages of the outbox to devices: the recipient is the device's id, the text what it shows. A
 * device that is gone is forgotten.
 */
export function createPushSender(
  context: ServerContext,
  service: PushService = createWebPushService(context.config.senders.mailFrom),
): Sender {
  const { db } = context.database;
  return {
    async send({ siteId, playerId, recipient, text }) {
      if (playerId === null) throw new MessageRefused('a push is for a player');
      const owner = { siteId, playerId };
      const device = await findDevice(db, owner, recipient);
      if (!device) throw new MessageRefused('the device takes no notices of this player any more');
      const keys = await keysOf(context, siteId);
      if ((await service.deliver({ device, keys, text })) === 'taken') return;
      await deleteDevice(db, owner, device.endpoint);
      throw new MessageRefused('the device is gone');
    },
  };
}
