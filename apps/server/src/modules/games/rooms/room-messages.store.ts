import type { Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type RoomMessageRow = Selectable<Tables['room_messages']>;

/** What was said in a room, newest first; before an id. */
export async function readRoomMessages(
  executor: Executor,
  { siteId, room, beforeId }: { siteId: string; room: string; beforeId: string | undefined },
  limit: number,
): Promise<RoomMessageRow[]> {
  let rows = executor
    .selectFrom('room_messages')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('room', '=', room)
    .where('is_hidden', '=', false);
  if (beforeId !== undefined) rows = rows.where('id', '<', beforeId);
  return rows.orderBy('id', 'desc').limit(limit).execute();
}

/** What a player said by a request, or null. */
export async function findRoomMessageOf(
  executor: Executor,
  { siteId, playerId, requestId }: { siteId: string; playerId: string; requestId: string },
): Promise<RoomMessageRow | null> {
  const row = await executor
    .selectFrom('room_messages')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ?? null;
}

/** Writes a message; null: its request was quicker by another way. */
export async function insertRoomMessage(
  executor: Executor,
  row: Omit<RoomMessageRow, 'is_hidden'>,
): Promise<RoomMessageRow | null> {
  const inserted = await executor
    .insertInto('room_messages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['player_id', 'request_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted ?? null;
}

/** A message of a site that is still shown, or null. */
export async function findRoomMessage(
  executor: Executor,
  { siteId, messageId }: { siteId: string; messageId: string },
): Promise<RoomMessageRow | null> {
  const row = await executor
    .selectFrom('room_messages')
    .selectAll()
    .where('id', '=', messageId)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row ?? null;
}

export async function hideRoomMessage(
  executor: Executor,
  { siteId, messageId }: { siteId: string; messageId: string },
): Promise<void> {
  await executor
    .updateTable('room_messages')
    .set({ is_hidden: true })
    .where('id', '=', messageId)
    .where('site_id', '=', siteId)
    .execute();
}

/** Forgets what was said before a time, with what was reported of it. */
export async function deleteRoomMessages(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('room_messages').where('created_at', '<', before).execute();
}
