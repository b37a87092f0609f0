import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { siteOrigin } from '../../../site-directory/index.ts';
import { drawMail, type MailWords } from './mail-html.ts';
import type { OutboxChannel, OutboxDraft } from './message.ts';
import { forgetExpiredCodes, insertMessage, pruneMessages } from './outbox.store.ts';

const messagesKeptMs = 90 * 24 * 60 * 60 * 1000;

/** Puts a message into the outbox with the caller's transaction; it leaves after the commit. */
export async function queueMessage(
  executor: Executor,
  context: ServerContext,
  draft: OutboxDraft,
): Promise<void> {
  await insertMessage(executor, {
    ...draft,
    id: context.ids.next(),
    status: hasProvider(context, draft.channel) ? 'pending' : 'kept',
    now: context.clock.now(),
  });
}

/** Pushes go to the services of browsers, which need no contract with us. */
function hasProvider({ config: { senders } }: ServerContext, channel: OutboxChannel): boolean {
  if (channel === 'push') return true;
  return (channel === 'sms' ? senders.smsWebhookUrl : senders.smtpUrl) !== null;
}

/** Forgets codes whose time is over: nobody needs them, and nobody must find them. */
export function forgetEndedCodes({ database, clock }: ServerContext): Promise<void> {
  return forgetExpiredCodes(database.db, clock.now());
}

/** Removes messages that were kept as long as must be (G19-68). */
export function pruneOutbox({ database, clock }: ServerContext): Promise<void> {
  return pruneMessages(database.db, new Date(clock.now().getTime() - messagesKeptMs));
}

/** A mail as its brand looks; null where it is text alone. */
export function htmlOf(
  { sites, config }: Pick<ServerContext, 'sites' | 'config'>,
  message: Pick<OutboxDraft, 'channel' | 'siteId' | keyof MailWords>,
): string | null {
  const site = message.channel === 'mail' ? sites.byId(message.siteId) : null;
  return site && drawMail(site, siteOrigin(config, site), message);
}
