import { createHash } from 'node:crypto';
import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../../context.ts';
import { plainWords } from '../../../../plain-words.ts';
import type { WebhookRequest } from '../../../../ports/webhook.ts';
import type { Site } from '../../../../site-directory/index.ts';
import {
  recordIncident,
  refuseWebhook,
  rememberWebhook,
  type RefusalStatus,
} from '../../../money/payments/index.ts';
import { closeAsStaff, sayInTalk } from '../desk.service.ts';
import { findAnyConversation } from '../conversation.store.ts';
import { chatwootOf } from '../settings.service.ts';
import { readChatSettings } from '../settings.store.ts';
import { tellPassing } from '../tell.service.ts';
import { hearChatwoot, type ChatwootNews } from './chatwoot-webhook.ts';
import { findTalkOfThread } from './thread.store.ts';

/**
 * Takes what a site's Chatwoot tells: proven by its bytes, each delivery and each message once.
 * What is about no talk of this site changes nothing. Gives the HTTP status of the answer.
 */
export async function receiveChatwoot(
  context: ServerContext,
  site: Site,
  request: WebhookRequest,
): Promise<200 | RefusalStatus> {
  const { db } = context.database;
  const settings = await readChatSettings(db, site.id);
  const account = chatwootOf(context, site.id, settings);
  if (!account) return refuseWebhook(context, 'unknownProvider');
  const provider = `chatwoot:${site.externalId}`;
  const heard = hearChatwoot(account, request, context.clock.now());
  if (!heard.isValid) {
    await recordIncident(context, db, {
      provider,
      reference: '',
      depositId: null,
      code: heard.refusal,
      detail: { bytes: request.rawBody.length },
    });
    return refuseWebhook(context, heard.refusal);
  }
  const { news, deliveryId } = heard;
  if (news.kind === 'other') return 200;
  const id = await findTalkOfThread(db, site.id, news.conversation);
  if (id === null) return 200;
  const body = createHash('sha256').update(request.rawBody).digest('hex');
  // Of words only that they came is kept here; they stand in the talk.
  const once = (executor: Executor, webhookId: string) =>
    rememberWebhook(executor, {
      provider,
      webhookId,
      reference: id,
      outcome: news.kind,
      body,
      now: context.clock.now(),
    });
  await take(context, id, news, async (executor) => {
    const isNew = (await once(executor, deliveryId.slice(0, 200))) === 'new';
    if (news.kind !== 'message' || !isNew) return isNew;
    return (await once(executor, `message:${news.messageId}`)) === 'new';
  });
  return 200;
}

async function take(
  context: ServerContext,
  id: string,
  news: Exclude<ChatwootNews, { kind: 'other' }>,
  isNew: (executor: Executor) => Promise<boolean>,
): Promise<void> {
  if (news.kind === 'typing') {
    const talk = await findAnyConversation(context.database.db, id);
    if (talk)
      await tellPassing(context, talk, { from: 'agent', name: news.name, typing: news.isTyping });
    return;
  }
  if (news.kind === 'message') {
    const text = plainWords(news.text);
    if (text !== '') await sayInTalk(context, id, { text, name: news.name ?? undefined }, isNew);
    return;
  }
  const isFirst = await inTransaction(context.database, isNew);
  if (isFirst && news.isResolved) await closeAsStaff(context, id);
}
