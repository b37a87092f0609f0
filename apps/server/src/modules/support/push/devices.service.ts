import { ECDH } from 'node:crypto';
import type {
  CallInput,
  CallResponse,
  pushState,
  pushSubscribe,
  pushUnsubscribe,
} from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { failField } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { deleteDevice, deleteOldDevices, hasDevice, upsertDevice } from './device.store.ts';
import { keysOf } from './push-keys.service.ts';

type Nothing = Record<never, never>;

const ownerOf = ({ site, player }: PlayerContext) => ({ siteId: site.id, playerId: player.id });

/** The site's key, and whether the subscription a browser has is this player's. */
export async function stateOfDevice(
  context: PlayerContext,
  { endpoint }: CallInput<typeof pushState>,
): Promise<CallResponse<typeof pushState>> {
  const { server, site } = context;
  const { publicKey } = await keysOf(server, site.id);
  const isOn = endpoint ? await hasDevice(server.database.db, ownerOf(context), endpoint) : false;
  return { public_key: publicKey, is_on: isOn };
}

/** Notices of the player go to this device; of too many the oldest ends. */
export async function addDevice(
  context: PlayerContext,
  input: CallInput<typeof pushSubscribe>,
): Promise<Nothing> {
  const { endpoint, p256dh, auth_secret: authSecret } = input;
  if (!isPoint(p256dh)) failField('p256dh', 'invalidFormat');
  const { server, now } = context;
  const owner = ownerOf(context);
  await inTransaction(server.database, async (executor) => {
    const device = { id: server.ids.next(), endpoint, p256dh, authSecret, now };
    // Who knows only the address of another's browser must not turn it away from them.
    if (!(await upsertDevice(executor, owner, device))) failField('endpoint', 'invalidChoice');
    await deleteOldDevices(executor, owner);
  });
  return {};
}

/** Ends notices to a device of the player; another's stays as it is. */
export async function removeDevice(
  context: PlayerContext,
  { endpoint }: CallInput<typeof pushUnsubscribe>,
): Promise<Nothing> {
  await deleteDevice(context.server.database.db, ownerOf(context), endpoint);
  return {};
}

/** Whether the key is a point of the curve: to any other nothing can be encrypted. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
