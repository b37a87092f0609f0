import { createHmac } from 'node:crypto';
import type { ServerContext } from '../../../../context.ts';
import type { Site } from '../../../../site-directory/index.ts';
import { openFile } from '../../files/index.ts';
import { findAnyConversation, type ConversationRow } from '../conversation.store.ts';
import { listMessages, type MessageRow } from '../message.store.ts';
import { chatwootOf } from '../settings.service.ts';
import { readChatSettings } from '../settings.store.ts';
import { createChatwootClient } from './chatwoot-client.ts';
import { nextTry } from './pauses.ts';
import { findThread, listUnhanded, writeThread, type ThreadRow } from './thread.store.ts';

/** So many talks are looked at in one run, and so many of their messages. */
const talksMax = 50;
const messagesMax = 50;

type Client = ReturnType<typeof createChatwootClient>;

/**
 * Hands over what was said in talks of sites that have their chat elsewhere, each talk in its
 * order, at least once.
 */
export async function deliverChats(context: ServerContext): Promise<void> {
  const { database, clock } = context;
  for (const { siteId, conversationId } of await listUnhanded(database.db, clock.now(), talksMax)) {
    const site = context.sites.byId(siteId);
    const client = site && (await clientOf(context, site));
    const talk = client && (await findAnyConversation(database.db, conversationId));
    if (site && client && talk) await deliverTalk(context, client, site, talk);
  }
}

/** How a site speaks to its Chatwoot; null where its chat is another. */
export async function clientOf(context: ServerContext, site: Site): Promise<Client | null> {
  const settings = await readChatSettings(context.database.db, site.id);
  const account = site.liveChat.isEnabled ? chatwootOf(context, site.id, settings) : null;
  return account && createChatwootClient(context.config, account);
}

async function deliverTalk(
  context: ServerContext,
  client: Client,
  site: Site,
  talk: ConversationRow,
): Promise<void> {
  const { database, clock, logger } = context;
  const { db } = database;
  const key = { site_id: talk.site_id, conversation_id: talk.id };
  const known = await findThread(db, talk.id);
  const range = { afterSeq: known?.handed_seq ?? 0, limit: messagesMax };
  for (const message of await listMessages(db, talk.id, range)) {
    const thread = await findThread(db, talk.id);
    const done = { handed_seq: message.seq, tries: 0, failing_since: null, next_at: null };
    try {
      await handOver(context, client, site, talk, message);
      await writeThread(db, key, done);
    } catch (error) {
      const now = clock.now();
      const since = thread?.failing_since ?? now;
      const tries = (thread?.tries ?? 0) + 1;
      const next = nextTry(tries, since, now);
      const reason = error instanceof Error ? error.message : String(error);
      logger.warn({ site: site.externalId, talk: talk.id, tries, reason }, 'chat not handed over');
      // What comes behind keeps its order: it waits, too.
      if (next) return writeThread(db, key, { tries, failing_since: since, next_at: next });
      await writeThread(db, key, done);
    }
  }
}

/** What staff there said, and what we only note, is not for them. */
async function handOver(
  context: ServerContext,
  client: Client,
  site: Site,
  talk: ConversationRow,
  message: MessageRow,
): Promise<void> {
  const isEnd = message.event === 'closed' && talk.closed_by === 'player';
  const isSaid = message.kind !== 'event' && message.sender !== 'agent';
  if (!isEnd && !isSaid) return;
  const { sourceId, outerId } = await threadOf(context, client, site, talk);
  if (isEnd) return client.toggleStatus(sourceId, outerId);
  await client.message(sourceId, outerId, {
    messageId: message.id,
    text: message.text ?? '',
    file: message.file_id === null ? null : await openFile(context, site.id, message.file_id),
  });
}

/** The contact and the conversation there, each made once and kept as soon as it is. */
async function threadOf(
  context: ServerContext,
  client: Client,
  site: Site,
  talk: ConversationRow,
): Promise<{ sourceId: string; outerId: string }> {
  const { db } = context.database;
  const key = { site_id: talk.site_id, conversation_id: talk.id };
  const known: Partial<ThreadRow> = (await findThread(db, talk.id)) ?? {};
  const sourceId =
    known.source_id ?? (await client.contact(pseudonymOf(context, talk), nameOf(site, talk)));
  if (!known.source_id) await writeThread(db, key, { source_id: sourceId });
  const outerId = known.outer_id ?? (await client.conversation(sourceId));
  if (!known.outer_id) await writeThread(db, key, { outer_id: outerId });
  return { sourceId, outerId };
}

/** The same for all talks of somebody, and leading back to nobody. */
function pseudonymOf({ appSecret }: ServerContext, talk: ConversationRow): string {
  const whose = talk.player_id ?? talk.guest_id ?? talk.id;
  return createHmac('sha256', appSecret)
    .update(`chat-contact:${talk.site_id}:${whose}`)
    .digest('hex')
    .slice(0, 32);
}

/** What staff there see: the name a guest gave, never that of an account. */
const nameOf = (site: Site, talk: ConversationRow): string =>
  talk.guest_name ?? `${site.name} ${talk.id.slice(-6)}`;
