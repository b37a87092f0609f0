import type {
  CallInput,
  CallResponse,
  roomChatList,
  roomChatReport,
  roomChatSend,
} from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { roomWordsProblem } from '@pavilion/domain/room-words';
import type { ServerContext } from '../../../context.ts';
import { fail, failField } from '../../../failure.ts';
import type { PlayerContext, RequestContext } from '../../../http/route.ts';
import { plainWords } from '../../../plain-words.ts';
import { readIdCursor } from '../../../read-cursor.ts';
import { throttle } from '../../account/identity/index.ts';
import { readRoomSettings } from '../rounds/index.ts';
import { insertReport, readMute } from './moderation.store.ts';
import { roomOf } from './room-kinds.ts';
import {
  findRoomMessage,
  findRoomMessageOf,
  insertRoomMessage,
  readRoomMessages,
  type RoomMessageRow,
} from './room-messages.store.ts';

type View = CallResponse<typeof roomChatSend>['value'];
type Own<Input> = Omit<Input, 'account_id' | 'auth'>;

const pageSize = 50;
/** Nobody fills a room alone. */
const sendPerMinute = { triesMax: 10, windowMs: 60_000 };
const reportPerHour = { triesMax: 30, windowMs: 60 * 60_000 };

const viewOf = (row: RoomMessageRow): View => ({
  message_id: row.id,
  name: row.shown_name,
  text: row.text,
  at: row.created_at.toISOString(),
  is_staff: row.player_id === null,
});

/** What was said in a room, newest first. Fails with tableNotFound, chatOff. */
export async function listRoom(
  context: RequestContext,
  { room, cursor }: Pick<CallInput<typeof roomChatList>, 'room' | 'cursor'>,
): Promise<CallResponse<typeof roomChatList>> {
  const { server, site } = context;
  await roomOf(context, room);
  const { db } = server.database;
  if (!(await readRoomSettings(db, site.id)).isOn) return fail('chatOff');
  const asked = { siteId: site.id, room, beforeId: readIdCursor(cursor) };
  const rows = await readRoomMessages(db, asked, pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return { value: page.map(viewOf), next_cursor: last?.id ?? null };
}

/**
 * Says something in a room. A repeated request id gives what was said first, with other words
 * requestIdReused.
 */
export async function sayInRoom(
  context: PlayerContext,
  input: Own<CallInput<typeof roomChatSend>>,
): Promise<CallResponse<typeof roomChatSend>> {
  const { server, site, player, now } = context;
  const { db } = server.database;
  const { kind, parts } = await roomOf(context, input.room);
  const text = plainWords(input.text).replaceAll('\n', ' ') || failField('text', 'required');
  const requestId = input.request_id?.toLowerCase() ?? server.ids.next();
  const of = { siteId: site.id, playerId: player.id, requestId };
  const before = await earlier(db, of, { room: input.room, text });
  if (before) return { value: viewOf(before) };
  await checkWords(context, text);
  await throttle(server, `room-say:${player.id}`, sendPerMinute);
  const draft = {
    site_id: site.id,
    room: input.room,
    player_id: player.id,
    request_id: requestId,
    shown_name: await kind.nameOf(context, parts),
    text,
  };
  const row =
    (await addToRoom(server, draft, now)) ?? (await earlier(db, of, { room: input.room, text }));
  if (!row) throw new Error('a message that was just written is gone');
  return { value: viewOf(row) };
}

/** Writes into a room and tells it. Null: the request was quicker by another way. */
export async function addToRoom(
  server: ServerContext,
  draft: Omit<RoomMessageRow, 'id' | 'is_hidden' | 'created_at'>,
  now: Date,
): Promise<RoomMessageRow | null> {
  return inTransaction(server.database, async (executor) => {
    const row = await insertRoomMessage(executor, {
      ...draft,
      id: server.ids.next(),
      created_at: now,
    });
    if (row)
      await server.publisher.publish(executor, {
        siteId: row.site_id,
        topic: `chat:${row.room}`,
        name: 'chat.message',
        data: { room: row.room, message: viewOf(row) },
      });
    return row;
  });
}

/** Tells the operator of words. Fails with messageNotFound. */
export async function reportWords(
  { server, site, player, now }: PlayerContext,
  input: Own<CallInput<typeof roomChatReport>>,
): Promise<CallResponse<typeof roomChatReport>> {
  const { db } = server.database;
  const messageId = input.message_id.toLowerCase();
  const row = await findRoomMessage(db, { siteId: site.id, messageId });
  if (!row || row.is_hidden) return fail('messageNotFound');
  await throttle(server, `room-report:${player.id}`, reportPerHour);
  const reason = plainWords(input.reason) || failField('reason', 'required');
  await insertReport(db, {
    site_id: site.id,
    message_id: row.id,
    player_id: player.id,
    reason,
    created_at: now,
  });
  return {};
}

async function checkWords({ server, site, player, now }: PlayerContext, text: string) {
  const { db } = server.database;
  const { isOn, words } = await readRoomSettings(db, site.id);
  if (!isOn) fail('chatOff');
  const mutedUntil = await readMute(db, { siteId: site.id, playerId: player.id, now });
  if (mutedUntil) fail('chatMuted', { statusDetail: mutedUntil.toISOString() });
  const problem = roomWordsProblem(text, words);
  if (problem !== null) fail('textRefused', { statusDetail: problem });
}

async function earlier(
  executor: Executor,
  of: { siteId: string; playerId: string; requestId: string },
  said: { room: string; text: string },
): Promise<RoomMessageRow | null> {
  const row = await findRoomMessageOf(executor, of);
  if (row && (row.text !== said.text || row.room !== said.room)) fail('requestIdReused');
  return row;
}
