import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import { pushDevicesMax } from '@pavilion/domain/notices';

interface Owner {
  siteId: string;
  playerId: string;
}

/** Where a push goes and what it is encrypted with. */
export interface PushDevice {
  id: string;
  endpoint: string;
  p256dh: string;
  authSecret: string;
}

/**
 * Stores the device of the player. A browser that was another player's becomes theirs when they
 * hold the same keys, as only that very browser does; gives whether it is theirs now. A new owner
 * means a new id: what is under way to the one before finds no device.
 */
export async function upsertDevice(
  executor: Executor,
  { siteId, playerId }: Owner,
  device: PushDevice & { now: Date },
): Promise<boolean> {
  await sql`select lock_player(${playerId}::uuid)`.execute(executor);
  const { rows } = await sql`
    insert into push_devices as d
      (id, site_id, player_id, endpoint, p256dh, auth_secret, created_at)
    values (${device.id}, ${siteId}, ${playerId}, ${device.endpoint}, ${device.p256dh},
      ${device.authSecret}, ${device.now})
    on conflict on constraint push_devices_endpoint_once do update
       set id = excluded.id, player_id = excluded.player_id, p256dh = excluded.p256dh,
           auth_secret = excluded.auth_secret, created_at = excluded.created_at
     where d.player_id = excluded.player_id
        or (d.p256dh = excluded.p256dh and d.auth_secret = excluded.auth_secret)
    returning d.id`.execute(executor);
  return rows.length > 0;
}

/** Ends all but the newest devices of the player, whose row is locked. */
export async function deleteOldDevices(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<void> {
  await sql`
    delete from push_devices where id in (
      select id from push_devices where player_id = ${playerId} and site_id = ${siteId}
       order by created_at desc, id desc offset ${pushDevicesMax})`.execute(executor);
}

export async function hasDevice(
  executor: Executor,
  { siteId, playerId }: Owner,
  endpoint: string,
): Promise<boolean> {
  const row = await executor
    .selectFrom('push_devices')
    .select('id')
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  return row !== undefined;
}

/** The ids of a player's devices. */
export async function listDevices(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<string[]> {
  const rows = await executor
    .selectFrom('push_devices')
    .select('id')
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A device while it is the player's; null afterwards. */
export async function findDevice(
  executor: Executor,
  { siteId, playerId }: Owner,
  id: string,
): Promise<PushDevice | null> {
  const row = await executor
    .selectFrom('push_devices')
    .select(['id', 'endpoint', 'p256dh', 'auth_secret as authSecret'])
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteDevice(
  executor: Executor,
  { siteId, playerId }: Owner,
  endpoint: string,
): Promise<void> {
  await executor
    .deleteFrom('push_devices')
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Ends all devices of a player. */
export async function deleteDevicesOf(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<void> {
  await executor
    .deleteFrom('push_devices')
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .execute();
}
